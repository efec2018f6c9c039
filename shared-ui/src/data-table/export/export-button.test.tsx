import { act, screen, waitFor } from '@testing-library/react';
import { ACCESS_TOKEN_KEY } from '../../store/token-storage';
import { addProduct, faults, findToast, renderShop, takeLogged } from '../../testing';
import { ExportButton } from './export-button';
import { saveFile } from './save-file';

jest.mock('./save-file', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

beforeEach(() => saved.mockReset());

async function open() {
  const button = (
    <ExportButton path="reports/low-stock" params={{ search: 'lamp' }} name="low-stock" />
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
])(
  'saves a file of the kind %s under the name that the server gave it',
  async (kind, end, type) => {
    const { choose } = await open();
    await choose(kind);
    expect(await findToast('Your report is being prepared for download')).toBeVisible();
    expect(screen.getByText('Export Started')).toBeVisible();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [content, name] = saved.mock.calls[0]!;
    expect(name).toMatch(new RegExp(`^low-stock_\\d{4}-\\d\\d-\\d\\d\\.${end}$`));
    expect(content.type).toContain(type);
    expect(content.size).toBeGreaterThan(0);
  },
);

test.each(['{Enter}', '{ArrowDown}'])(
  'opened by %s it is on its first item at once',
  async (key) => {
    const { user } = await open();
    (await screen.findByRole('button', { name: 'Export Report' })).focus();
    await user.keyboard(key);
    expect(await screen.findByRole('menuitem', { name: 'CSV' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Excel' })).toHaveFocus();
  },
);

test('opened by the mouse it marks no item', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Export Report' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
});

test('exports what the filter of the list says', async () => {
  const { choose } = await open();
  await choose('CSV');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const text = await saved.mock.calls[0]![0].text();
  expect(text).toContain('Lamp');
  expect(text).not.toContain('Desk');
});

test('gets a new token when the old one has run out', async () => {
  const { choose, redux } = await open();
  window.localStorage.setItem(ACCESS_TOKEN_KEY, 'run-out');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: ACCESS_TOKEN_KEY })));
  await choose('CSV');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(redux.getState().session.isAuthenticated).toBe(true);
});

test('can be cancelled while it runs, and nothing is saved or complained of', async () => {
  const { user, choose } = await open();
  const release = faults.hold('get', 'reports/low-stock');
  await choose('CSV');
  const running = await screen.findByRole('button', { name: 'Preparing…' });
  expect(running).toHaveFocus();
  await user.click(running);
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel export' }));
  expect(await screen.findByRole('button', { name: 'Export Report' })).toBeVisible();
  release();
  expect(saved).not.toHaveBeenCalled();
});

test.each([
  ['breaks', () => faults.status('get', 'reports/low-stock', 500), 'Failed to export report'],
  ['is away', () => faults.offline('get', 'reports/low-stock'), 'Failed to export report'],
  [
    'refuses',
    () => {
      const body = { code: 'VALIDATION_FAILED', message: 'From must be a day' };
      faults.status('get', 'reports/low-stock', 422, body);
    },
    'From must be a day',
  ],
])('when the server %s, it says so and can be tried again', async (_what, fail, message) => {
  const { choose } = await open();
  fail();
  await choose('CSV');
  expect(await findToast(message)).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(saved).not.toHaveBeenCalled();
  faults.heal();
  await choose('CSV');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});
