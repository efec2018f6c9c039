import { act, screen, waitFor } from '@testing-library/react';
import { ACCESS_TOKEN_KEY } from '../../store/token-storage';
import {
  addProduct,
  collectDownloads,
  faults,
  findToast,
  renderShop,
  takeLogged,
} from '../../testing';
import { ExportButton } from './export-button';

let saved: ReturnType<typeof collectDownloads>;
beforeEach(() => {
  saved = collectDownloads();
});
afterEach(() => jest.restoreAllMocks());

async function open() {
  const button = (
    <ExportButton operation="GET /reports/low-stock" params={{ search: 'lamp' }} name="low-stock" />
  );
  const shop = await renderShop([{ path: '/report', element: button }]);
  await addProduct(shop.request, { name: 'Lamp' });
  await addProduct(shop.request, { name: 'Desk' });
  await shop.open('/report');
  const choose = async (kind: string) => {
    await shop.user.click(await screen.findByRole('button', { name: 'Export Report' }));
    await shop.user.click(await screen.findByRole('menuitem', { name: kind }));
  };
  return { ...shop, choose };
}

test.each([
  ['CSV', 'csv', 'text/csv'],
  ['Excel', 'xlsx', 'application/vnd'],
])('saves %s under the name from the server', async (kind, end, type) => {
  const { choose } = await open();
  await choose(kind);
  expect(await findToast('Your report is being prepared for download')).toBeVisible();
  expect(screen.getByText('Export Started')).toBeVisible();
  await waitFor(() => expect(saved).toHaveLength(1));
  const { content, name } = saved[0]!;
  expect(name).toMatch(new RegExp(`^low-stock_\\d{4}-\\d\\d-\\d\\d\\.${end}$`));
  expect(content.type).toContain(type);
  expect(content.size).toBeGreaterThan(0);
});

test('exports the rows that the filter lets through', async () => {
  const { choose } = await open();
  await choose('CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]!.content.text();
  expect(text).toContain('Lamp');
  expect(text).not.toContain('Desk');
});

test.each(['{Enter}', ' '])('focuses the first format after %j', async (key) => {
  const { user } = await open();
  (await screen.findByRole('button', { name: 'Export Report' })).focus();
  await user.keyboard(key);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Excel' })).toHaveFocus();
});

test('refreshes an expired token', async () => {
  const { choose, redux } = await open();
  window.localStorage.setItem(ACCESS_TOKEN_KEY, 'expired');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: ACCESS_TOKEN_KEY })));
  await choose('CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(redux.getState().session.isAuthenticated).toBe(true);
});

test('saves nothing and shows no error when the user cancels', async () => {
  const { user, choose } = await open();
  const release = faults.hold('get', 'reports/low-stock');
  await choose('CSV');
  const running = await screen.findByRole('button', { name: 'Preparing…' });
  expect(running).toHaveFocus();
  await user.click(running);
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel export' }));
  expect(await screen.findByRole('button', { name: 'Export Report' })).toBeVisible();
  release();
  expect(saved).toEqual([]);
});

test.each([
  ['INTERNAL', 500, 'Failed to export report'],
  ['VALIDATION_FAILED', 422, 'From must be a day'],
])('shows the error %s, and can try again', async (code, status, message) => {
  const { choose } = await open();
  faults.status('get', 'reports/low-stock', status, { code, message: 'From must be a day' });
  await choose('CSV');
  expect(await findToast(message)).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(saved).toEqual([]);
  faults.heal();
  await choose('CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
});
