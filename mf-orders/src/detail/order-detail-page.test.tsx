import {
  addOrder,
  addProduct,
  faults,
  findPage,
  findToast,
  renderRemote,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { orderPath } from '../paths';
import routes from '../remote';
import { renderStockedShop } from '../testing/stocked-shop';

const YEAR = new Date().getUTCFullYear();
const SALE = `ORD-${YEAR}-0001`;
const PURCHASE = `PO-${YEAR}-0001`;

const card = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('section')!;
const fact = async (label: string) =>
  within(await card('Order Information')).getByText(label).nextElementSibling!;

test('shows everything about a sales order', async () => {
  const shop = await renderStockedShop();
  const lamp = await addProduct(shop.request, {
    name: 'Lamp',
    sku: 'LAMP',
    supplierId: shop.kettle.supplierId,
  });
  const order = await addOrder(shop.request, {
    customerName: 'Café «Утро»',
    notes: 'Back door,\nafter 10',
    items: [
      { productId: shop.kettle._id, quantity: 3, unitPrice: 54990 },
      { productId: lamp._id, quantity: 2, unitPrice: 0.1 },
    ],
  });
  await shop.open(orderPath(order._id));
  expect(await screen.findByText(`Order #${SALE}`)).toBeVisible();
  expect(document.title).toBe('Order Details · Stockroom');
  expect(await fact('Order Number')).toHaveTextContent(SALE);
  expect(await fact('Order Type')).toHaveTextContent('Outgoing');
  expect(await fact('Customer')).toHaveTextContent('Café «Утро»');
  expect(await fact('Status')).toHaveTextContent('Pending');
  expect(await fact('Created')).toHaveTextContent(/^\d\d\.\d\d\.\d{4}$/);
  expect(await fact('Last Updated')).toHaveTextContent(/^\d\d\.\d\d\.\d{4}$/);
  expect(await fact('Notes')).toHaveTextContent('Back door, after 10');
  expect(screen.queryByText('Supplier')).not.toBeInTheDocument();

  const table = screen.getByRole('table', { name: 'Order Items' });
  await within(table).findByRole('cell', { name: /^3.pieces$/ });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual([
    'ProductSKUQuantityUnit PriceTotal',
    'KettleKETTLE3 pieces54 990,00 ₽164 970,00 ₽',
    'LampLAMP2 pieces0,10 ₽0,20 ₽',
    'Total Amount164 970,20 ₽',
  ]);
  for (const [name, href] of [
    ['Back', '/orders'],
    ['Edit Order', `/orders/edit/${order._id}`],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('of a purchase order it names the supplier, and no notes where there are none', async () => {
  const { addKettleOrder, open } = await renderStockedShop();
  const order = await addKettleOrder(1, { type: 'incoming' });
  await open(orderPath(order._id));
  expect(await screen.findByText(`Order #${PURCHASE}`)).toBeVisible();
  expect(await fact('Order Type')).toHaveTextContent('Incoming');
  expect(await fact('Supplier')).toHaveTextContent('Light Ltd');
  expect(screen.queryByText('Customer')).not.toBeInTheDocument();
  expect(screen.queryByText('Notes')).not.toBeInTheDocument();
});

test('says what came of a purchase and what is outstanding, and leads to receiving it', async () => {
  const { addKettleOrder, receiveFor, setStatus, open, kettle } = await renderStockedShop();
  const order = await addKettleOrder(5, { type: 'incoming' });
  await receiveFor(order, 2);
  await open(orderPath(order._id));
  const item = await screen.findByRole('row', { name: /Kettle/ });
  expect(item).toHaveTextContent(/2 received\s*3 outstanding/);
  expect(within(item).getByRole('link', { name: 'Receive' })).toHaveAttribute(
    'href',
    `/inventory/receive?productId=${kettle._id}&orderId=${order._id}`,
  );
  await setStatus(order, 'completed');
  await open('/orders');
  await open(orderPath(order._id));
  expect(await screen.findByRole('row', { name: /Kettle.*5 received(?!.*more)/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Receive' })).not.toBeInTheDocument();
});

test('leads to receiving nothing of a product that was deleted: nobody can receive it', async () => {
  const { addKettleOrder, open, request, kettle } = await renderStockedShop();
  const order = await addKettleOrder(5, { type: 'incoming' });
  await request(`products/${kettle._id}`, { method: 'DELETE' });
  await open(orderPath(order._id));
  const item = await screen.findByRole('row', { name: /Kettle\s*deleted.*5 outstanding/ });
  expect(within(item).queryByRole('link')).not.toBeInTheDocument();
});

test('says when more came of a purchase than was ordered', async () => {
  const { addKettleOrder, receiveFor, open } = await renderStockedShop();
  const order = await addKettleOrder(5, { type: 'incoming' });
  await receiveFor(order, 7);
  await open(orderPath(order._id));
  const item = await screen.findByRole('row', { name: /Kettle/ });
  expect(item).toHaveTextContent(/7 received\s*2 more than ordered/);
});

test('says of a product that was deleted since that it was, and its unit', async () => {
  const { open, request, kettle } = await renderStockedShop();
  const lamp = await addProduct(request, {
    name: 'Lamp',
    sku: 'LAMP',
    supplierId: kettle.supplierId,
  });
  const order = await addOrder(request, {
    items: [
      { productId: kettle._id, quantity: 3, unitPrice: 150 },
      { productId: lamp._id, quantity: 2, unitPrice: 10 },
    ],
  });
  await request(`products/${kettle._id}`, { method: 'DELETE' });
  await open(orderPath(order._id));
  expect(await screen.findByRole('cell', { name: /^3.pieces$/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: /^Kettle\s*deleted$/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Lamp' })).toBeVisible();
});

test('prints by the browser, under the letterhead of the company', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { addKettleOrder, open, user } = await renderStockedShop();
  const order = await addKettleOrder(1);
  await open(orderPath(order._id));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Sample Company')).not.toBeVisible();
  expect(screen.getByText('Tax ID 0012345673')).toBeInTheDocument();
  print.mockRestore();
});

test('says when it was printed: not when it was opened', async () => {
  const { addKettleOrder, open } = await renderStockedShop();
  const order = await addKettleOrder(1);
  await open(orderPath(order._id));
  const printed = await screen.findByText(/^Printed \d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
  jest.useFakeTimers({ now: new Date(2031, 4, 6, 7, 8) });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  jest.useRealTimers();
  expect(printed).toHaveTextContent('Printed 06.05.2031, 07:08');
});

test('shows a spinner until the order is there', async () => {
  const { addKettleOrder, open } = await renderStockedShop();
  const order = await addKettleOrder(1);
  const release = faults.hold('get', 'orders/:id');
  await open(orderPath(order._id));
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  release();
  expect(await screen.findByText(`Order #${SALE}`)).toBeVisible();
});

test.each(['0190a0a0-0000-7000-8000-000000000000', 'no-id'])(
  'an unknown order (%s) is said to be one, with the way back',
  async (id) => {
    const { user, currentPath } = await renderRemote(routes, { path: `/orders/${id}` });
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.queryByText('Failed to load order details')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to Orders' }));
    await findPage('Orders');
    expect(currentPath()).toBe('/orders');
  },
);

test('a failed load says so, and Retry heals it', async () => {
  const { addKettleOrder, open, user } = await renderStockedShop();
  const order = await addKettleOrder(1);
  faults.status('get', 'orders/:id', 500);
  await open(orderPath(order._id));
  expect(await findToast('Failed to load order details')).toBeVisible();
  expect(screen.queryByText('Order not found')).not.toBeInTheDocument();
  expect(takeLogged().join()).toContain('Failed to load order details');
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(`Order #${SALE}`)).toBeVisible();
});

test('an order that was deleted elsewhere is not shown any longer', async () => {
  const { addKettleOrder, open, request, user } = await renderStockedShop();
  const order = await addKettleOrder(1);
  await open(orderPath(order._id));
  await findPage('Order Details');
  await request(`orders/${order._id}`, { method: 'DELETE' });
  await user.click(await screen.findByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Order not found')).toBeVisible();
  takeLogged();
});

describe('history', () => {
  test('tells who did what and what moved, newest first', async () => {
    const { addKettleOrder, open, setStatus } = await renderStockedShop();
    const order = await addKettleOrder(3);
    await setStatus(order, 'completed');
    await setStatus(order, 'pending');
    await open(orderPath(order._id));
    const entries = await within(await card('History')).findAllByRole('listitem');
    const texts = entries.map(({ textContent }) => textContent);
    expect(texts.filter((text) => /Status|Order created/.test(text ?? ''))).toEqual([
      expect.stringMatching(
        /^Status changed from Completed to Pending.*\+3 Kettle \(4\s→\s7\spieces\)$/,
      ),
      expect.stringMatching(
        /^Status changed from Pending to Completed.*-3 Kettle \(7\s→\s4\spieces\)$/,
      ),
      expect.stringMatching(/^Order created/),
    ]);
  });

  test('tells of the correction that made a forced change possible, with the change', async () => {
    const { addKettleOrder, open, setStatus, kettle } = await renderStockedShop(2);
    const order = await addKettleOrder(3);
    await setStatus(order, 'completed', true);
    await open(orderPath(order._id));
    const history = within(await card('History'));
    const sale = (await history.findByText('(3 → 0 pieces)')).closest('li');
    expect(sale).not.toHaveTextContent('To verify');
    expect(sale?.previousElementSibling).toHaveTextContent(
      /^\+1 Kettle \(2\s→\s3\spieces\)Correction.*To verifyCount$/,
    );
    expect(history.getByRole('link', { name: 'Count' })).toHaveAttribute(
      'href',
      `/inventory/adjust?productId=${kettle._id}&adjustmentType=absolute`,
    );
  });

  test('tells who has verified such a correction', async () => {
    const { addKettleOrder, open, setStatus, kettle, request } = await renderStockedShop(2);
    const order = await addKettleOrder(3);
    await setStatus(order, 'completed', true);
    const count = { productId: kettle._id, newStockLevel: 4, reason: 'Found', notes: '' };
    await request('stock-movements/adjustments', { method: 'POST', body: count });
    await open(orderPath(order._id));
    const history = within(await card('History'));
    const line = (await history.findByText('(2 → 3 pieces)')).closest('li');
    expect(line).toHaveTextContent(/Correction, verified by .+@.+ on \d\d\.\d\d\.\d{4}/);
    expect(line).not.toHaveTextContent('To verify');
  });

  test('a failure is its own: the order stays, with the reason, and Retry heals it', async () => {
    const { addKettleOrder, open, user } = await renderStockedShop();
    const order = await addKettleOrder(3);
    faults.offline('get', 'changes');
    await open(orderPath(order._id));
    expect(await screen.findByText('Failed to load the history')).toBeVisible();
    expect(screen.getByText(/The server cannot be reached/)).toBeVisible();
    expect(screen.getByText(`Order #${SALE}`)).toBeVisible();
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Order created')).toBeVisible());
  });
});
