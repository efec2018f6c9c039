import {
  addOrder,
  addProduct,
  faults,
  receiveStock,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { today, type DocumentWriteResult, type Role } from '@stockroom/contract';
import routes from '../remote';

async function openLamp(role?: Role) {
  const shop = await renderShop(routes, { role });
  const { request, open } = shop;
  const lamp = await addProduct(request, { name: 'Lamp', purchasePrice: 100, sellingPrice: 150 });
  await receiveStock(request, { productId: lamp._id, quantity: 7, purchasePrice: 120 });
  const items = [{ productId: lamp._id, quantity: 2, unitPrice: 150 }];
  await addOrder(request, { type: 'outgoing', customerName: 'Anna', items });
  await open(`/products/${lamp._id}`);
  await screen.findByRole('heading', { level: 1, name: 'Lamp' });
  return { ...shop, lamp };
}
const figure = (name: string) => screen.getByRole('group', { name });

test('shows the figures of the stock and what they consist of', async () => {
  const { user } = await openLamp();
  for (const [name, quantity] of [
    ['On hand', '7'],
    ['Committed', '2'],
    ['Expected', '0'],
    ['Available', '5'],
  ] as const)
    expect(
      within(figure(name)).getByText(quantity, { exact: false, selector: 'strong *' }),
    ).toBeVisible();
  await user.click(within(figure('Committed')).getByText('Committed'));
  expect(within(figure('Committed')).getByRole('link', { name: /^ORD-/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Why is it 7?' })).toBeVisible();
  expect(screen.getByText(/^There were/)).toHaveTextContent('There were 0 before');
  const history = screen.getByRole('table', { name: 'Stock Movements' });
  expect(within(history).getAllByRole('row')).toHaveLength(2);
  // Of the average cost.
  expect(screen.getByText('Margin').nextSibling).toHaveTextContent('30,00 ₽ (20,0 %)');
});

test('goes back to the last count, although it found the books right', async () => {
  const { request, lamp, open } = await openLamp();
  const post = async (path: string, body: object, method = 'POST') =>
    (await request(path, { method, body })).json() as Promise<DocumentWriteResult>;
  const header = { scope: 'all', isBlind: false, documentDate: '2026-11-21' };
  const { document } = await post('counts', header);
  const line = { productId: lamp._id, quantity: 7, rejected: 0, rejectReason: '', version: 0 };
  await post(`documents/${document._id}/lines`, { lines: [line] }, 'PUT');
  await post(`counts/${document._id}/post`, { version: document.version });
  await open('/products');
  await open(`/products/${lamp._id}`);
  expect(await screen.findByText(/^The last count found/)).toHaveTextContent('found 7 on');
  expect(screen.queryByRole('table', { name: 'Stock Movements' })).not.toBeInTheDocument();
  const documents = screen.getByRole('table', { name: 'Newest deliveries, returns and counts' });
  expect(within(documents).getByRole('link', { name: document.number })).toBeVisible();
});

test('marks the correction of a forced order, and names the order', async () => {
  const { request, lamp, open } = await openLamp();
  const items = [{ productId: lamp._id, quantity: 8, unitPrice: 150 }];
  const order = await addOrder(request, { type: 'outgoing', customerName: 'Anna', items });
  const body = { status: 'completed', force: true };
  await request(`orders/${order._id}/status`, { method: 'PATCH', body });
  await open('/products');
  await open(`/products/${lamp._id}`);
  const correction = await screen.findByRole('row', { name: /Correction/ });
  expect(within(correction).getByText('To verify')).toBeVisible();
  expect(correction).toHaveTextContent(order.orderNumber);
});

test('tells the stock at the end of a day', async () => {
  await openLamp();
  const day = screen.getByLabelText('Stock at the end of');
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  expect(await screen.findByText('Nothing had moved until then.')).toBeVisible();
  fireEvent.change(day, { target: { value: '2999-01-01' } });
  expect(day).toHaveAccessibleDescription('This day is still to come');
  fireEvent.change(day, { target: { value: today() } });
  expect(await screen.findByText(/in stock/)).toHaveTextContent('7 in stock, average 120,00 ₽');
});

test('shows no costs to sales, and no changes', async () => {
  await openLamp('sales');
  expect(screen.getByText('Selling Price')).toBeVisible();
  for (const hidden of ['Purchase Price', 'Average cost', 'Margin', 'Unit Cost', 'Changes'])
    expect(screen.queryByText(hidden)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit Product' })).not.toBeInTheDocument();
});

test('shows a failure, and tries again', async () => {
  const { request, open, user } = await renderShop(routes);
  const { _id } = await addProduct(request, { name: 'Lamp' });
  faults.status('get', 'products/:id/overview', 500);
  await open(`/products/${_id}`);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  faults.heal();
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamp' })).toBeVisible();
  expect(screen.getByText('No stock has moved yet.')).toBeVisible();
  takeLogged();
});
