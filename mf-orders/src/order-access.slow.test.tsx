import { findPage, findRow } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { field } from './testing/form-page';
import { renderStockedShop } from './testing/stocked-shop';

/** A shop with a sale to Zoo for 300 and a purchase for 450. */
async function renderOrders(role: 'manager' | 'sales' | 'warehouse' | 'accountant') {
  const shop = await renderStockedShop(7, role);
  const sale = await shop.addKettleOrder(2, { customerName: 'Zoo', status: 'completed' });
  const purchase = await shop.addKettleOrder(3, { type: 'incoming' });
  return { ...shop, sale, purchase };
}

test.each([
  ['manager', { create: true, totals: ['300,00 ₽', '450,00 ₽'], change: [true, true] }],
  ['accountant', { create: false, totals: ['300,00 ₽', '450,00 ₽'], change: [false, false] }],
  ['sales', { create: true, totals: ['300,00 ₽', '—'], change: [true, false] }],
  ['warehouse', { create: false, totals: [], change: [false, false] }],
] as const)('lists orders for %s as the role allows', async (role, may) => {
  const { open } = await renderOrders(role);
  await open('/orders?sort=totalAmount');
  const rows = [await findRow(/Zoo/), await findRow(/Light Ltd/)];
  expect(screen.queryAllByRole('link', { name: 'Create Order' })).toHaveLength(may.create ? 1 : 0);
  const total = screen.queryAllByRole('columnheader', { name: 'Total Amount' });
  expect(total).toHaveLength(may.totals.length > 0 ? 1 : 0);
  may.totals.forEach((text, index) =>
    expect(rows[index]?.textContent?.replaceAll('\u00a0', ' ')).toContain(text),
  );
  expect(rows.map((row) => /₽/.test(row.textContent ?? ''))).toEqual(
    [0, 1].map((index) => may.totals[index]?.endsWith('₽') ?? false),
  );
  rows.forEach((row, index) => {
    const count = may.change[index] ? 1 : 0;
    expect(within(row).getByRole('link', { name: 'View' })).toBeVisible();
    expect(within(row).queryAllByRole('link', { name: 'Edit' })).toHaveLength(count);
    expect(within(row).queryAllByRole('button', { name: 'Delete' })).toHaveLength(count);
  });
  // Only those who see all totals may sort by them; the others get the usual order.
  const canSort = role === 'manager' || role === 'accountant';
  expect(screen.queryAllByRole('button', { name: 'Total Amount' })).toHaveLength(canSort ? 1 : 0);
  const [first] = screen.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(canSort ? 'Zoo' : 'Light Ltd');
});

test.each([
  ['manager', 'sale', { money: true, change: true, receive: false, history: true }],
  ['accountant', 'purchase', { money: true, change: false, receive: false, history: true }],
  ['sales', 'sale', { money: true, change: true, receive: false, history: false }],
  ['sales', 'purchase', { money: false, change: false, receive: false, history: false }],
  ['warehouse', 'sale', { money: false, change: false, receive: false, history: false }],
  ['warehouse', 'purchase', { money: false, change: false, receive: true, history: false }],
] as const)('shows %s a %s as the role allows', async (role, kind, may) => {
  const shop = await renderOrders(role);
  await shop.open(`/orders/${shop[kind]._id}`);
  const table = await screen.findByRole('table', { name: 'Order Items' });
  const count = (isShown: boolean) => (isShown ? 1 : 0);
  await within(table).findByText(/Kettle/);
  expect(within(table).queryAllByText('Total Amount')).toHaveLength(count(may.money));
  expect(/₽/.test(document.body.textContent ?? '')).toBe(may.money);
  expect(screen.queryAllByRole('link', { name: 'Edit Order' })).toHaveLength(count(may.change));
  expect(screen.queryAllByRole('button', { name: /^Update Status/ })).toHaveLength(
    count(may.change),
  );
  const receive = { name: 'Receive' };
  expect(within(table).queryAllByRole('link', receive)).toHaveLength(count(may.receive));
  // For the whole order, and for its item.
  expect(screen.queryAllByRole('link', receive)).toHaveLength(may.receive ? 2 : 0);
  const history = screen.getByRole('heading', { name: 'History' }).closest('section')!;
  if (may.history) expect(await within(history).findByText('Order created')).toBeVisible();
  else if (kind === 'sale') expect(await within(history).findByText('Sale')).toBeVisible();
  else expect(await within(history).findByText(/^No stock has moved/)).toBeVisible();
  expect(within(history).queryAllByText('Order created')).toHaveLength(count(may.history));
  expect(document.body).not.toHaveTextContent(/NaN|undefined/);
});

test.each(['sales', 'warehouse'] as const)(
  'shows %s a purchase without its rest, and no amounts',
  async (role) => {
    const { purchase, open, receiveFor, request } = await renderOrders(role);
    await receiveFor(purchase, 1);
    const body = { status: 'completed', closeRest: true };
    await request(`orders/${purchase._id}/status`, { method: 'PATCH', body });
    await open(`/orders/${purchase._id}`);
    expect(await screen.findByText('Closed with what came')).toBeVisible();
    expect(document.body).not.toHaveTextContent('₽');
  },
);

test('sales creates sales orders only', async () => {
  const { open, kettle } = await renderOrders('sales');
  await open(`/orders/new?productId=${kettle._id}&quantity=5`);
  await findPage('Create Order');
  const options = within(field('Order Type')).getAllByRole('option');
  const types = options.map(({ textContent }) => textContent);
  expect(types).toEqual(['Select order type', 'Sales order (outgoing)']);
  expect(field('Order Type')).toHaveDisplayValue('Sales order (outgoing)');
  expect(screen.getByLabelText(/^Customer Name/)).toHaveValue('');
  expect(field('Product', 1)).toHaveValue('');
});

test('sales edits a sale, but no purchase', async () => {
  const { open, sale, purchase } = await renderOrders('sales');
  await open(`/orders/edit/${purchase._id}`);
  await findPage('No access');
  expect(
    screen.getByText(
      /^Your role does not allow you to create, change and delete purchase orders\./,
    ),
  ).toBeVisible();
  await open(`/orders/edit/${sale._id}`);
  await findPage('Edit Order');
  await waitFor(() => expect(screen.getByLabelText(/^Customer Name/)).toHaveValue('Zoo'));
});
