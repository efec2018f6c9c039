import {
  addOrder,
  addProduct,
  findRow,
  receiveStock,
  renderShop,
} from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../../remote';

const cells = (element: HTMLElement) =>
  within(element)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

async function lowShop() {
  const shop = await renderShop(routes);
  const lamp = await addProduct(shop.request, {
    name: 'Desk lamp',
    sku: 'LAMP-1',
    category: 'Furniture',
    minimumStockLevel: 10,
  });
  await receiveStock(shop.request, { productId: lamp._id, quantity: 4 });
  return { ...shop, lamp };
}

test('shows the shortage as a negative, the quantity on order and the quantity to order', async () => {
  const { request, open, lamp } = await lowShop();
  const items = (quantity: number) => [{ productId: lamp._id, quantity, unitPrice: 1 }];
  await addOrder(request, { supplierId: lamp.supplierId, items: items(3) });
  await addOrder(request, { items: items(2) });
  await open('/reports');
  const columns = await screen.findAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    ...['Product Name', 'SKU', 'Category', 'Current Stock', 'Minimum Level', 'Shortage'],
    ...['On Order', 'To Order', 'Supplier', 'Actions'],
  ]);
  // One more than 10 - (4 - 2 + 3).
  expect(cells(await findRow('Desk lamp'))).toEqual([
    ...['Desk lamp', 'LAMP-1', 'Furniture', '4 pieces', '10', '-6', '3'],
    ...['62 committed', 'Light Ltd', ''],
  ]);
  expect(screen.getByText('1 item')).toBeVisible();
});

test('shows a shortage of 0, not -0, at the minimum, and no product above it', async () => {
  const { request, open } = await lowShop();
  const { _id } = await addProduct(request, { name: 'Chair', minimumStockLevel: 2 });
  await receiveStock(request, { productId: _id, quantity: 2 });
  const desk = await addProduct(request, { name: 'Desk', minimumStockLevel: 2 });
  await receiveStock(request, { productId: desk._id, quantity: 3 });
  await open('/reports');
  expect(cells(await findRow('Chair')).slice(3, 6)).toEqual(['2 pieces', '2', '0']);
  expect(screen.queryByText('Desk')).not.toBeInTheDocument();
  expect(screen.getByText('2 items')).toBeVisible();
});

test('links every figure to the rows behind it', async () => {
  const { request, open, lamp } = await lowShop();
  const items = [{ productId: lamp._id, quantity: 1, unitPrice: 1 }];
  await addOrder(request, { supplierId: lamp.supplierId, items });
  await open('/reports');
  const link = (name: string) => screen.getByRole('link', { name });
  await findRow('Desk lamp');
  for (const [name, path] of [
    ['Desk lamp', `/products/${lamp._id}`],
    ['4 pieces', `/inventory?productId=${lamp._id}`],
    ['1', `/orders?type=incoming&productId=${lamp._id}&open=true`],
    ['10', `/products/${lamp._id}`],
    ['-6', `/inventory?productId=${lamp._id}`],
    ['6', `/orders?productId=${lamp._id}&open=true`],
    ['Light Ltd', `/reports?type=low-stock&supplierId=${lamp.supplierId}`],
    ['Desk lamp 6 of 10\u00a0pieces missing', `/products/${lamp._id}`],
    ['Receive Stock', `/inventory/receive?productId=${lamp._id}`],
    ['Create Order', `/orders/new?productId=${lamp._id}&quantity=6`],
  ] as const)
    expect(link(name)).toHaveAttribute('href', path);
  expect(link('Create Order')).toHaveAccessibleDescription('Desk lamp');
});

test('draws what is missing most, as a share of the minimum', async () => {
  const { request, open } = await lowShop();
  const ribbon = await addProduct(request, { name: 'Ribbon', minimumStockLevel: 100 });
  await receiveStock(request, { productId: ribbon._id, quantity: 90 });
  await open('/reports');
  const name = 'The missing part of the minimum; most of Desk lamp.';
  const chart = await screen.findByRole('list', { name });
  const bars = within(chart).getAllByRole('link');
  expect(bars[0]).toHaveAccessibleName('Desk lamp 6 of 10\u00a0pieces missing');
  expect(bars[1]).toHaveAccessibleName('Ribbon 10 of 100\u00a0pieces missing');
});
