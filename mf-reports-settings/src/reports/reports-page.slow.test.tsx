import {
  faults,
  findPage,
  findToast,
  renderRemote,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';
import { REPORT_CATALOGUE, ReportsPage } from './reports-page';

const TITLES = [
  'Low Stock Report',
  'Inventory Valuation',
  'Stock Movements',
  'Supplier Performance',
  'Margin Report',
];
const button = (name: string) => screen.getByRole('button', { name });
async function expectDisabled(name: string, reason: string) {
  await waitFor(() => expect(button(name)).toBeDisabled());
  expect(button(name)).toHaveAccessibleDescription(reason);
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('shows low stock first; a button shows its report, and Back the previous one', async () => {
  const { user, router, currentPath } = await renderRemote(routes, { path: '/reports' });
  expect(await screen.findByRole('table', { name: 'Low Stock Report' })).toBeVisible();
  const types = within(screen.getByRole('group', { name: 'Report type' }));
  expect(types.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(TITLES);
  expect(button('Low Stock Report')).toHaveAttribute('aria-pressed', 'true');
  for (const title of TITLES.slice(1)) {
    await user.click(button(title));
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(button(title)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(currentPath()).toBe(`/reports?type=${REPORT_CATALOGUE.at(-1)?.type}`);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('table', { name: TITLES.at(-2) })).toBeVisible();
  await user.click(button('Low Stock Report'));
  expect(currentPath()).toBe('/reports');
});

test('keeps the filters that the next report has too, and the search for the same kind of rows', async () => {
  const period = 'from=2026-01-01&to=2026-12-31';
  const { user, router, currentPath } = await renderRemote(routes, {
    path: `/reports?type=stock-movements&${period}&search=lamp&category=Tools&sort=-category`,
  });
  await heading('Stock Movements');
  await user.click(button('Supplier Performance'));
  expect(currentPath()).toBe(`/reports?type=supplier-performance&${period}`);
  await act(() => router.navigate(-1));
  await user.click(button('Inventory Valuation'));
  expect(currentPath()).toBe('/reports?type=inventory-valuation&search=lamp&category=Tools');
  await user.click(button('Low Stock Report'));
  expect(currentPath()).toBe('/reports?search=lamp&category=Tools');
});

test('shows the first report when the address names none that exists', async () => {
  await renderRemote(routes, { path: '/reports?type=profit&sort=size&from=soon' });
  expect(await screen.findByRole('table', { name: 'Low Stock Report' })).toBeVisible();
});

test.each(REPORT_CATALOGUE.map(({ type, title }) => [type, title.text]))(
  'reports a failed load of ?type=%s, never an empty report, and Retry shows %s',
  async (type, title) => {
    faults.status('get', `reports/${type}`, 500);
    const { user } = await renderRemote(routes, { path: `/reports?type=${type}` });
    expect(await findToast('Failed to load report data')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load report data');
    expect(screen.queryByText('No low stock items')).not.toBeInTheDocument();
    expect(screen.queryByText(/items?$/)).not.toBeInTheDocument();
    expect(takeLogged().join()).toContain('Failed to load report data');
    await expectDisabled('Print', 'The report has not loaded');
    await expectDisabled('Export Report', 'The report has not loaded');
    faults.heal();
    await user.click(button('Retry'));
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(screen.getAllByRole('figure')[0]).toBeVisible();
    expect(screen.getByRole('region', { name: 'About these figures' })).toBeVisible();
    await waitFor(() => expect(button('Print')).toBeEnabled());
    expect(button('Export Report')).toBeEnabled();
  },
);

test('can export a report that still loads', async () => {
  const release = faults.hold('get', 'reports/low-stock');
  await renderRemote(routes, { path: '/reports' });
  await findPage('Reports and Analytics');
  expect(button('Print')).toBeDisabled();
  expect(button('Export Report')).toBeEnabled();
  release();
  expect(await screen.findByRole('table', { name: 'Low Stock Report' })).toBeVisible();
  expect(button('Export Report')).toBeEnabled();
});

test('offers to clear filters that match nothing', async () => {
  const { user } = await renderRemote(routes, { path: '/reports?search=nowhere' });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('table', { name: 'Low Stock Report' })).toBeVisible();
});

test.each([
  ['low-stock', 'No low stock items', '0 items'],
  ['inventory-valuation', 'No stock to value', '0 products'],
  ['stock-movements', 'No stock movements found', '0 products'],
  ['supplier-performance', 'No purchase orders found', '0 suppliers'],
])('shows the empty state of %s: %s', async (type, title, count) => {
  const { open } = await renderShop(routes);
  await open(`/reports?type=${type}`);
  expect(await screen.findByText(title)).toBeVisible();
  if (type === 'low-stock')
    expect(screen.getByText('All products are above their minimum stock levels')).toBeVisible();
  expect(screen.getAllByText(count)[0]).toBeVisible();
  await expectDisabled('Export Report', 'There is nothing to export');
  await expectDisabled('Print', 'There is nothing to print');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('explains why the server refuses an address, and links out', async () => {
  const { user } = await renderRemote(routes, {
    path: '/reports?type=stock-movements&supplierId=5',
  });
  expect(await screen.findByText(/Supplier must be an id/)).toBeVisible();
  expect(screen.getByText('Check the filters')).toBeVisible();
  expect(screen.queryByText('Failed to load report data')).not.toBeInTheDocument();
  takeLogged();
  await user.click(button('Clear filters'));
  expect(await screen.findByRole('table', { name: 'Stock Movements' })).toBeVisible();
});

test('prints with the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderRemote(routes, { path: '/reports' });
  await waitFor(() => expect(button('Print')).toBeEnabled());
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('announces a planned report, which has nothing to export or print', async () => {
  const [first, second] = REPORT_CATALOGUE;
  const planned = { ...second!, View: null };
  const page = [{ path: '/reports', element: <ReportsPage catalogue={[first, planned]} /> }];
  const { user } = await renderRemote(page, { path: '/reports' });
  await screen.findByRole('table', { name: 'Low Stock Report' });
  await user.click(button(planned.title.text));
  expect(await screen.findByText('Report Coming Soon')).toBeVisible();
  expect(screen.getByText('This report is currently being developed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export Report' })).not.toBeInTheDocument();
  await user.click(button('Low Stock Report'));
  expect(await screen.findByRole('table', { name: 'Low Stock Report' })).toBeVisible();
});
