import { orderPath } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  faults,
  findPage,
  findToast,
  hrefOf,
  renderRemote,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';
import { PURCHASE, renderStockedShop, SALE } from '../testing/stocked-shop';

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
  expect(await findPage('Order Details')).toBeVisible();
  expect(document.title).toBe(`Order #${SALE} · Stockroom`);
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

test('shows the supplier of a purchase order, and no empty notes', async () => {
  const { addKettleOrder, open } = await renderStockedShop();
  const order = await addKettleOrder(1, { type: 'incoming' });
  await open(orderPath(order._id));
  expect(await screen.findByText(`Order #${PURCHASE}`)).toBeVisible();
  expect(await fact('Order Type')).toHaveTextContent('Incoming');
  expect(await fact('Supplier')).toHaveTextContent('Light Ltd');
  expect(screen.queryByText('Customer')).not.toBeInTheDocument();
  expect(screen.queryByText('Notes')).not.toBeInTheDocument();
});

test('shows received and outstanding quantities, and links to receiving the rest', async () => {
  const { addKettleOrder, receiveFor, setStatus, open, kettle } = await renderStockedShop();
  const order = await addKettleOrder(5, { type: 'incoming' });
  await receiveFor(order, 2);
  await open(orderPath(order._id));
  const item = await screen.findByRole('row', { name: /Kettle/ });
  expect(item).toHaveTextContent(/2 received\s*3 outstanding/);
  expect(hrefOf('Receive', item)).toBe(
    `/inventory/receive?productId=${kettle._id}&orderId=${order._id}`,
  );
  await receiveFor(order, 5);
  await setStatus(order, 'completed');
  await open('/orders');
  await open(orderPath(order._id));
  expect(
    await screen.findByRole('row', { name: /Kettle.*7 received\s*2 more than ordered/ }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Receive' })).not.toBeInTheDocument();
});

test('marks a deleted product, shows its unit and offers no receipt', async () => {
  const { addKettleOrder, open, request, kettle } = await renderStockedShop();
  const order = await addKettleOrder(5, { type: 'incoming' });
  await request(`products/${kettle._id}`, { method: 'DELETE' });
  await open(orderPath(order._id));
  const item = await screen.findByRole('row', {
    name: /Kettle\s*deleted.*5\spieces.*5 outstanding/,
  });
  expect(within(item).queryByRole('link', { name: 'Receive' })).not.toBeInTheDocument();
});

test('prints with the letterhead of the company and the time of printing', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { addKettleOrder, open, user } = await renderStockedShop();
  const order = await addKettleOrder(1);
  await open(orderPath(order._id));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
  expect(await screen.findByText('Sample Company')).toBeInTheDocument();
  expect(screen.getByText('Tax ID 0012345673')).toBeInTheDocument();
  const printed = screen.getByText(/^Printed \d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
  jest.useFakeTimers({ now: new Date(2031, 4, 6, 7, 8) });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  jest.useRealTimers();
  expect(printed).toHaveTextContent('Printed 06.05.2031, 07:08');
});

test('shows a spinner until the order has loaded', async () => {
  const { addKettleOrder, open } = await renderStockedShop();
  const order = await addKettleOrder(1);
  const release = faults.hold('get', 'orders/:id');
  await open(orderPath(order._id));
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  release();
  expect(await screen.findByText(`Order #${SALE}`)).toBeVisible();
});

test.each(['0190a0a0-0000-7000-8000-000000000000', 'no-id'])(
  'shows that it found no order (%s), with the way back',
  async (id) => {
    const { user, currentPath } = await renderRemote(routes, { path: `/orders/${id}` });
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.queryByText('Failed to load order details')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to Orders' }));
    await findPage('Orders');
    expect(currentPath()).toBe('/orders');
  },
);

test('shows a failed load, and Retry repeats it', async () => {
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

test('drops an order that somebody else has deleted', async () => {
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
  const findHistory = async () => within(await card('History'));

  test('shows each change with its user and its stock movements, newest first', async () => {
    const { addKettleOrder, open, setStatus } = await renderStockedShop();
    const order = await addKettleOrder(3);
    await setStatus(order, 'completed');
    await setStatus(order, 'pending');
    await open(orderPath(order._id));
    const entries = await (await findHistory()).findAllByRole('listitem');
    const texts = entries.map(({ textContent }) => textContent);
    expect(texts.filter((text) => /Status|Order created/.test(text ?? ''))).toEqual([
      expect.stringMatching(
        /^Status changed from Completed to Pending.*@.*\+3 Kettle \(4\s→\s7\spieces\)$/,
      ),
      expect.stringMatching(
        /^Status changed from Pending to Completed.*-3 Kettle \(7\s→\s4\spieces\)$/,
      ),
      expect.stringMatching(/^Order created/),
    ]);
  });

  test('shows the correction of a forced change, and later its verification', async () => {
    const { addKettleOrder, open, setStatus, kettle, request } = await renderStockedShop(2);
    const order = await addKettleOrder(3);
    await setStatus(order, 'completed', true);
    await open(orderPath(order._id));
    const sale = (await (await findHistory()).findByText('(3 → 0 pieces)')).closest('li');
    expect(sale).not.toHaveTextContent('To verify');
    expect(sale?.previousElementSibling).toHaveTextContent(
      /^\+1 Kettle \(2\s→\s3\spieces\)Correction.*To verifyCount$/,
    );
    expect(hrefOf('Count')).toBe(
      `/inventory/adjust?productId=${kettle._id}&adjustmentType=absolute`,
    );

    const count = { productId: kettle._id, newStockLevel: 4, reason: 'Found', notes: '' };
    await request('stock-movements/adjustments', { method: 'POST', body: count });
    await open('/orders');
    await open(orderPath(order._id));
    const line = (await (await findHistory()).findByText('(2 → 3 pieces)')).closest('li');
    expect(line).toHaveTextContent(/Correction, verified by .+@.+ on \d\d\.\d\d\.\d{4}/);
    expect(line).not.toHaveTextContent('To verify');
  });

  test('shows its own failure beside the order, and Retry loads it', async () => {
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

test('completes an open sale by its main button', async () => {
  const shop = await renderStockedShop();
  const items = [{ productId: shop.kettle._id, quantity: 3, unitPrice: 10 }];
  const order = await addOrder(shop.request, { items });
  await shop.open(orderPath(order._id));
  await shop.user.click(await screen.findByRole('button', { name: 'Complete Order' }));
  await findToast('Order status updated successfully');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Complete Order' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await shop.stock()).toBe(4);
});
