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
import { REPORT_CATALOGUE, type ReportCatalogue } from './report-catalogue';
import { ReportsPage } from './reports-page';

const TITLES = [
  'Low Stock Report',
  'Inventory Valuation',
  'Stock Movements',
  'Supplier Performance',
];
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('offers all reports, and shows low stock first', async () => {
  await renderRemote(routes, { path: '/reports' });
  await findPage('Reports and Analytics');
  const types = within(screen.getByRole('group', { name: 'Report type' }));
  expect(types.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(TITLES);
  expect(button('Low Stock Report')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('table', { name: 'Low Stock Report' })).toBeVisible();
});

test('shows each report by a press, and Back leads to the one before', async () => {
  const { user, router, currentPath } = await renderRemote(routes, { path: '/reports' });
  await screen.findByRole('table', { name: 'Low Stock Report' });
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

test.each(REPORT_CATALOGUE.map(({ type, title }) => [type, title]))(
  'the address ?type=%s shows %s',
  async (type, title) => {
    await renderRemote(routes, { path: `/reports?type=${type}` });
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(screen.getAllByRole('img')[0]).toHaveAccessibleName();
    expect(screen.getByRole('region', { name: 'About these figures' })).toBeVisible();
  },
);

test('keeps the period for every report that has one, whatever was looked at meanwhile', async () => {
  const period = 'from=2026-01-01&to=2026-12-31';
  const { user, currentPath } = await renderRemote(routes, {
    path: `/reports?type=stock-movements&${period}`,
  });
  await heading('Stock Movements');
  await user.click(button('Supplier Performance'));
  expect(currentPath()).toBe(`/reports?type=supplier-performance&${period}`);
  await user.click(button('Inventory Valuation'));
  expect(currentPath()).toBe('/reports?type=inventory-valuation');
  await user.click(button('Stock Movements'));
  expect(currentPath()).toBe(`/reports?type=stock-movements&${period}`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'All time');
  await user.click(button('Supplier Performance'));
  expect(currentPath()).toBe('/reports?type=supplier-performance');
});

test('keeps the order where the next report has such a column, and words for what they were said of', async () => {
  const { user, currentPath } = await renderRemote(routes, {
    path: '/reports?search=lamp&sort=-sku',
  });
  await heading('Low Stock Report');
  await user.click(button('Inventory Valuation'));
  expect(currentPath()).toBe('/reports?type=inventory-valuation&search=lamp&sort=-sku');
  await user.click(button('Supplier Performance'));
  expect(currentPath()).toBe('/reports?type=supplier-performance');
  await user.click(button('Low Stock Report'));
  expect(currentPath()).toBe('/reports?search=lamp&sort=-sku');
});

test.each([
  ['type=profit&from=2026-01-01', '/reports', 'Low Stock Report'],
  ['type=Stock-Movements', '/reports?type=stock-movements', 'Stock Movements'],
  ['type=low-stock&sort=inValue', '/reports?type=low-stock', 'Low Stock Report'],
  [
    'type=stock-movements&to=2026-12-31&sort=size',
    '/reports?type=stock-movements&to=2026-12-31',
    'Stock Movements',
  ],
  [
    'type=stock-movements&from=2026-02-30&to=2026-12-31',
    '/reports?type=stock-movements&to=2026-12-31',
    'Stock Movements',
  ],
  [
    'type=supplier-performance&from=soon&to=2026-13-01',
    '/reports?type=supplier-performance',
    'Supplier Performance',
  ],
])('what no report knows (%s) leaves the address: %s', async (query, corrected, title) => {
  const { router, currentPath } = await renderRemote(routes, { path: '/elsewhere' });
  await act(() => router.navigate(`/reports?${query}`));
  expect(await screen.findByRole('table', { name: title })).toBeVisible();
  expect(currentPath()).toBe(corrected);
  await act(() => router.navigate(-1));
  expect(currentPath()).toBe('/elsewhere');
});

test('says which days of an address there are not, until something else is asked for', async () => {
  const query = 'type=stock-movements&from=2026-02-30&to=2026-12-31';
  const { user } = await renderRemote(routes, { path: `/reports?${query}` });
  const notice = await screen.findByText(/^2026-02-30 is no day of the calendar/);
  expect(notice).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'All time');
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test.each(REPORT_CATALOGUE.map(({ type, title }) => [type, title]))(
  'a failed report (%s) says so, never that there is nothing, and Retry heals it',
  async (type, title) => {
    faults.status('get', `reports/${type}`, 500);
    const { user } = await renderRemote(routes, { path: `/reports?type=${type}` });
    expect(await findToast('Failed to load report data')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load report data');
    expect(screen.queryByText('No low stock items')).not.toBeInTheDocument();
    expect(screen.queryByText(/items?$/)).not.toBeInTheDocument();
    expect(takeLogged().join()).toContain('Failed to load report data');
    expect(button('Print')).toBeDisabled();
    expect(button('Print')).toHaveAccessibleDescription('The report has not loaded');
    expect(button('Export Report')).toBeDisabled();
    expect(button('Export Report')).toHaveAccessibleDescription('The report has not loaded');
    faults.heal();
    await user.click(button('Retry'));
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(button('Print')).toBeEnabled();
    expect(button('Export Report')).toBeEnabled();
  },
);

test('a report can be exported while it loads', async () => {
  const release = faults.hold('get', 'reports/low-stock');
  await renderRemote(routes, { path: '/reports' });
  await findPage('Reports and Analytics');
  expect(button('Print')).toBeDisabled();
  expect(button('Export Report')).toBeEnabled();
  release();
  expect(await screen.findByRole('table', { name: 'Low Stock Report' })).toBeVisible();
  expect(button('Export Report')).toBeEnabled();
});

test.each(REPORT_CATALOGUE.map(({ type }) => [type]))(
  '%s that matches nothing is not the same as nothing there',
  async (type) => {
    const { user } = await renderRemote(routes, { path: `/reports?type=${type}&search=nowhere` });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findAllByRole('table')).not.toHaveLength(0);
  },
);

test.each([
  ['low-stock', 'No low stock items', '0 items'],
  ['inventory-valuation', 'No stock to value', '0 products'],
  ['stock-movements', 'No stock movements found', '0 products'],
  ['supplier-performance', 'No purchase orders found', '0 suppliers'],
])('%s of an empty shop: %s', async (type, title, count) => {
  const { open } = await renderShop(routes);
  await open(`/reports?type=${type}`);
  expect(await screen.findByText(title)).toBeVisible();
  if (type === 'low-stock')
    expect(screen.getByText('All products are above their minimum stock levels')).toBeVisible();
  expect(screen.getAllByText(count)[0]).toBeVisible();
  expect(button('Export Report')).toBeDisabled();
  expect(button('Export Report')).toHaveAccessibleDescription('There is nothing to export');
  expect(button('Print')).toBeDisabled();
  expect(button('Print')).toHaveAccessibleDescription('There is nothing to print');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an address that the report cannot answer says why and leads out', async () => {
  const { user } = await renderRemote(routes, {
    path: '/reports?type=stock-movements&supplierId=5',
  });
  expect(await screen.findByText(/Supplier must be an id/)).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to load report data');
  await user.click(button('Clear filters'));
  expect(await screen.findByRole('table', { name: 'Stock Movements' })).toBeVisible();
});

test('prints by the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderRemote(routes, { path: '/reports' });
  await waitFor(() => expect(button('Print')).toBeEnabled());
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

describe('a report that is only planned', () => {
  const [first, second] = REPORT_CATALOGUE;
  const { type, title, icon } = second!;
  const catalogue: ReportCatalogue = [first, { type, title, icon, state: 'planned' }];
  const page = [{ path: '/reports', element: <ReportsPage catalogue={catalogue} /> }];

  test('says so, and has nothing to export or print', async () => {
    const { user } = await renderRemote(page, { path: '/reports' });
    await screen.findByRole('table', { name: 'Low Stock Report' });
    await user.click(button(title));
    expect(await screen.findByText('Report Coming Soon')).toBeVisible();
    expect(screen.getByText('This report is currently being developed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export Report' })).not.toBeInTheDocument();
    await user.click(button('Low Stock Report'));
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
  });
});
