import { api } from '@stockroom/shared-ui';
import {
  addOrder,
  addProduct,
  addSupplier,
  faults,
  findPage,
  findToast,
  hrefOf,
  receiveStock,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const FAILURE = 'Failed to load dashboard data';
const PARTS = ['stats', 'activities', 'top-products', 'sales'];

/** An empty shop, to be filled before the dashboard is opened. */
async function renderShop() {
  const shop = await renderShell({ path: '/elsewhere', isSignedIn: true, seed: 'none' });
  await findPage('Page not found');
  const open = async () => {
    await act(() => shop.router.navigate('/'));
    await findPage('Dashboard');
  };
  return { ...shop, open };
}

const card = (title: string) => screen.getByRole('link', { name: new RegExp(`^${title}`) });
const section = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('section') ?? document.body;
const findRows = async (title: string) =>
  within(await within(section(title)).findByRole('list')).getAllByRole('listitem');

describe('the figures', () => {
  it('count the shop, and lead to the lists', async () => {
    const { request, open } = await renderShop();
    const { _id: supplierId } = await addSupplier(request);
    const lamp = await addProduct(request, { supplierId, minimumStockLevel: 5 });
    await addProduct(request, { supplierId });
    await receiveStock(request, { productId: lamp._id, quantity: 10, purchasePrice: 5499 });
    await addOrder(request, { items: [{ productId: lamp._id, quantity: 1, unitPrice: 6000 }] });
    await open();
    await waitFor(() => expect(card('Total Products')).toHaveTextContent(/2Active products/));
    for (const [title, figure, description, path] of [
      ['Total Products', '2', 'Active products in inventory', '/products'],
      ['Low Stock Alerts', '1', 'Products below minimum level', '/products?stockStatus=low'],
      ['Pending Orders', '1', 'Orders awaiting processing', '/orders?status=pending'],
      ['Total Value', '54 990,00 ₽', 'Total inventory value', '/reports?type=inventory-valuation'],
    ] as const) {
      expect(card(title)).toHaveTextContent(`${title}${figure}${description}`);
      expect(card(title)).toHaveAttribute('href', path);
    }
    expect(within(card('Low Stock Alerts')).getByText('or exactly at it')).toBeVisible();
  });

  it('show a zero of an empty shop as 0', async () => {
    const { open } = await renderShop();
    await open();
    await waitFor(() => expect(card('Total Products')).toHaveTextContent(/0Active/));
    expect(card('Total Value')).toHaveTextContent('0,00 ₽');
  });

  it('update after a write of this page, and after those of others when the page gets the focus', async () => {
    const { request, redux, open } = await renderShop();
    await open();
    await waitFor(() => expect(card('Total Products')).toHaveTextContent(/0Active/));
    await addProduct(request);
    act(() => void redux.dispatch(api.util.invalidateTags(['Dashboard'])));
    await waitFor(() => expect(card('Total Products')).toHaveTextContent(/1Active/));
    await addProduct(request);
    fireEvent.focus(window);
    await waitFor(() => expect(card('Total Products')).toHaveTextContent(/2Active/));
  });
});

describe('recent activities', () => {
  it('are five, newest first, with an icon, a time and a link', async () => {
    const { request, open } = await renderShop();
    const lamp = await addProduct(request, { name: 'Desk lamp', sku: 'LAMP-1' });
    await receiveStock(request, { productId: lamp._id, quantity: 10 });
    await request('stock-movements/adjustments', {
      method: 'POST',
      body: { productId: lamp._id, adjustmentAmount: -3, reason: 'Damaged', notes: '' },
    });
    const order = await addOrder(request, {
      customerName: 'Café',
      items: [{ productId: lamp._id, quantity: 1, unitPrice: 1 }],
    });
    await open();
    const rows = await findRows('Recent Activities');
    const told = rows.map((row) => {
      const link = within(row).getByRole('link');
      return [
        row.querySelector('svg')?.getAttribute('class')?.split(' ').at(-1),
        link.textContent,
        link.getAttribute('href'),
      ];
    });
    expect(told).toEqual([
      ['lucide-shopping-cart', 'Sales order ORD-2026-0001 for Café', `/orders/${order._id}`],
      [
        'lucide-sliders-horizontal',
        'Adjusted Desk lamp by -3\u00a0pieces (Damaged)',
        '/inventory?search=LAMP-1',
      ],
      ['lucide-truck', 'Received 10\u00a0pieces of Desk lamp', '/inventory?search=LAMP-1'],
      ['lucide-package-plus', 'Product added: Desk lamp (LAMP-1)', `/products/${lamp._id}`],
    ]);
    for (const row of rows)
      expect(within(row).getByRole('time')).toHaveTextContent(
        /^just now \(\d\d\.\d\d\.\d{4}, \d\d:\d\d\)$/,
      );
  });

  it('have an icon for an unknown type too', async () => {
    const activity = { _id: '1', type: 'stocktaking', description: 'Stock was counted', link: '/' };
    const activities = [{ ...activity, timestamp: '2026-11-20T12:00:00.000Z' }];
    faults.status('get', 'dashboard/activities', 200, { activities });
    const { open } = await renderShop();
    await open();
    const [row] = await findRows('Recent Activities');
    expect(row).toHaveTextContent('Stock was counted');
    expect(row?.querySelector('svg')).toHaveClass('lucide-activity');
  });

  it('show an empty state in a new shop', async () => {
    const { open } = await renderShop();
    await open();
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });
});

describe('top selling products', () => {
  it('are ranked by quantity, with the sold quantity, its unit and a bar', async () => {
    const { request, open } = await renderShop();
    const { _id: supplierId } = await addSupplier(request);
    const sell = async (name: string, sku: string, quantity: number, unitPrice: number) => {
      const { _id: productId } = await addProduct(request, { name, sku, supplierId });
      await receiveStock(request, { productId, quantity });
      const { _id } = await addOrder(request, { items: [{ productId, quantity, unitPrice }] });
      await request(`orders/${_id}/status`, { method: 'PATCH', body: { status: 'completed' } });
    };
    await sell('Desk lamp', 'LAMP-1', 12, 100);
    await sell('Chair', 'A&B', 3, 1600);
    await open();
    const rows = await findRows('Top Selling Products');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('1Desk lampLAMP-11 200,00 ₽12 sold · pieces');
    expect(rows[1]).toHaveTextContent('2ChairA&B4 800,00 ₽3 sold · pieces');
    const bars = rows.map((row) => row.querySelector('[aria-hidden] > div'));
    expect(bars[0]).toHaveStyle({ width: '100%' });
    expect(bars[1]).toHaveStyle({ width: '25%' });
    expect(within(section('Top Selling Products')).getByText('12 sold')).toBeVisible();
    expect(hrefOf('Chair')).toBe('/products?search=A%26B');
  });

  it('show an empty state without sales', async () => {
    const { open } = await renderShop();
    await open();
    expect(await screen.findByText('No sales this month')).toBeVisible();
  });
});

describe('sales of the last weeks', () => {
  const findWeeks = () => findRows('Weekly sales');

  it('are columns with their figures', async () => {
    const weeks = Array.from({ length: 8 }, (_week, index) => ({
      start: `2026-10-${String(index + 10)}`,
      revenue: index * 1000,
    }));
    faults.status('get', 'dashboard/sales', 200, { weeks });
    const { open } = await renderShop();
    await open();
    const rows = await findWeeks();
    expect(rows).toHaveLength(8);
    expect(rows[7]).toHaveTextContent(/^7 000,00 ₽.*17\.10$/);
    expect(rows[7]?.querySelector('[aria-hidden] > div')).toHaveStyle({ '--share': '100%' });
    expect(rows[0]?.querySelector('[aria-hidden] > div')).toHaveStyle({ '--share': '0%' });
  });

  it('show an empty state without sales', async () => {
    const { open } = await renderShop();
    await open();
    expect(await screen.findByText('No sales yet')).toBeVisible();
  });
});

it.each([
  ['manager', ['Add Product', 'Receive Stock', 'Create Order'], true, true],
  ['accountant', [], true, true],
  ['sales', ['Create Order'], false, true],
  ['warehouse', ['Receive Stock'], false, false],
] as const)('shows %s what the role allows', async (role, actions, hasValue, hasRevenue) => {
  await renderShell({ path: '/', isSignedIn: true, role });
  await findPage('Dashboard');
  const rows = await findRows('Top Selling Products');
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  const offered = ['Add Product', 'Receive Stock', 'Create Order'];
  expect(links.filter((link) => offered.includes(link ?? ''))).toEqual(actions);
  expect(screen.queryAllByRole('link', { name: /^Total Value/ })).toHaveLength(hasValue ? 1 : 0);
  expect(screen.getByRole('link', { name: /^Total Products/ })).toBeVisible();
  for (const row of rows) {
    expect(row).toHaveTextContent(/\d sold/);
    expect(/₽/.test(row.textContent ?? '')).toBe(hasRevenue);
  }
  expect(screen.queryAllByRole('heading', { name: 'Weekly sales' })).toHaveLength(
    hasRevenue ? 1 : 0,
  );
  expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|undefined/);
});

describe('loading', () => {
  it('shows a spinner, and each part once it has loaded', async () => {
    const release = faults.hold('get', 'dashboard/top-products');
    const { open } = await renderShop();
    await open();
    expect(await screen.findByText('No activity yet')).toBeVisible();
    expect(within(section('Top Selling Products')).getByText('Loading…')).toBeVisible();
    release();
    expect(await screen.findByText('No sales this month')).toBeVisible();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('shows one failure for all parts, and one Retry loads them all', async () => {
    for (const part of PARTS) faults.status('get', `dashboard/${part}`, 500);
    const { user, open } = await renderShop();
    await open();
    expect(await findToast(FAILURE)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Not loaded')).toHaveLength(3));
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
      `${FAILURE}The server answered with error 500.`,
    );
    expect(takeLogged()).toHaveLength(1);
    expect(card('Total Products')).toHaveTextContent('Total Products—Active');
    expect(screen.queryByText('No activity yet')).toBeNull();
    expect(screen.queryByText('No sales this month')).toBeNull();

    const retry = screen.getByRole('button', { name: 'Retry' });
    await user.click(retry);
    await waitFor(() => expect(retry).toBeEnabled());
    expect(takeLogged()).toHaveLength(1);

    faults.heal();
    await user.click(retry);
    expect(await screen.findByText('No activity yet')).toBeVisible();
    expect(await screen.findByText('No sales this month')).toBeVisible();
    await waitFor(() => expect(card('Total Products')).toHaveTextContent(/0Active/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a toast for the next failure after a return to the page, not for the last one', async () => {
    const { redux, router } = await renderShell({ path: '/nowhere', isSignedIn: true });
    await findPage('Page not found');
    faults.status('get', 'dashboard/stats', 500);
    await act(() => router.navigate('/'));
    const toast = () => redux.getState().toasts.current;
    await waitFor(() => expect(toast()?.description).toBe(FAILURE));
    const first = toast();
    await act(() => router.navigate('/nowhere'));
    const release = faults.hold('get', 'dashboard/stats');
    await act(() => router.navigate('/'));
    await findPage('Dashboard');
    expect(toast()).toEqual(first);
    faults.status('get', 'dashboard/stats', 500);
    release();
    await waitFor(() => expect(toast()?.id).not.toBe(first?.id));
    expect(takeLogged()).toHaveLength(2);
  });

  it('keeps its data when a reload fails', async () => {
    const { open } = await renderShop();
    await open();
    await waitFor(() => expect(card('Total Products')).toHaveTextContent(/0Active/));
    faults.offline('get', 'dashboard/stats');
    fireEvent.focus(window);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${FAILURE}The server cannot be reached.`,
    );
    expect(card('Total Products')).toHaveTextContent(/0Active/);
    expect(takeLogged()).toHaveLength(1);
  });
});
