import { addOrder, addProduct, receiveStock, renderShop } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../../remote';

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
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

test('shows what is missing as a negative, what is on order and what to order', async () => {
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
  // 10 - (4 - 2 + 3) = 5 to order.
  expect(cells(await row('Desk lamp'))).toEqual([
    ...['Desk lamp', 'LAMP-1', 'Furniture', '4 pieces', '10 pieces', '-6 pieces', '3 pieces'],
    ...['5 pieces2 committed', 'Light Ltd', ''],
  ]);
  expect(screen.getByText('1 item')).toBeVisible();
});

test('shows 0, not -0, where stock is exactly at its minimum; above it a product is not low', async () => {
  const { request, open } = await lowShop();
  const { _id } = await addProduct(request, { name: 'Chair', minimumStockLevel: 2 });
  await receiveStock(request, { productId: _id, quantity: 2 });
  const desk = await addProduct(request, { name: 'Desk', minimumStockLevel: 2 });
  await receiveStock(request, { productId: desk._id, quantity: 3 });
  await open('/reports');
  expect(cells(await row('Chair')).slice(3, 6)).toEqual(['2 pieces', '2 pieces', '0 pieces']);
  expect(screen.queryByText('Desk')).not.toBeInTheDocument();
  expect(screen.getByText('2 items')).toBeVisible();
});

test('every figure leads to the rows behind it', async () => {
  const { request, open, lamp } = await lowShop();
  const items = [{ productId: lamp._id, quantity: 1, unitPrice: 1 }];
  await addOrder(request, { supplierId: lamp.supplierId, items });
  await open('/reports');
  const link = (name: string) => screen.getByRole('link', { name });
  await row('Desk lamp');
  expect(link('Desk lamp')).toHaveAttribute('href', `/products/edit/${lamp._id}`);
  expect(link('4')).toHaveAttribute('href', `/inventory?productId=${lamp._id}`);
  expect(link('1')).toHaveAttribute(
    'href',
    `/orders?type=incoming&productId=${lamp._id}&open=true`,
  );
  expect(link('10')).toHaveAttribute('href', `/products/edit/${lamp._id}`);
  expect(link('-6')).toHaveAttribute('href', `/inventory?productId=${lamp._id}`);
  expect(link('5')).toHaveAttribute('href', `/orders?productId=${lamp._id}&open=true`);
  expect(link('Light Ltd')).toHaveAttribute('href', `/reports?supplierId=${lamp.supplierId}`);
  expect(link('Furniture 1')).toHaveAttribute(
    'href',
    '/products?category=Furniture&stockStatus=low',
  );
  expect(link('Receive Stock')).toHaveAttribute('href', `/inventory/receive?productId=${lamp._id}`);
  expect(link('Create Order')).toHaveAttribute(
    'href',
    `/orders/new?productId=${lamp._id}&quantity=5`,
  );
  expect(link('Create Order')).toHaveAccessibleDescription('Desk lamp');
});

test('is narrowed to a supplier by a link, until the chip is removed', async () => {
  const { user, request, open, lamp, currentPath } = await lowShop();
  await addProduct(request, { name: 'Chair' });
  await open('/reports');
  await row('Chair');
  await open(`/reports?supplierId=${lamp.supplierId}`);
  await screen.findByText('1 item');
  await user.click(
    await screen.findByRole('button', { name: 'Remove filter Supplier: Light Ltd' }),
  );
  expect(await row('Chair')).toBeVisible();
  expect(currentPath()).toBe('/reports');
});

test.each(['low-stock', 'inventory-valuation', 'supplier-performance'])(
  'names the supplier that %s is narrowed to, also where nothing is found of it',
  async (type) => {
    const { open, lamp } = await lowShop();
    await open(`/reports?type=${type}&supplierId=${lamp.supplierId}&search=nothing`);
    expect(
      await screen.findByRole('button', { name: 'Remove filter Supplier: Light Ltd' }),
    ).toBeVisible();
  },
);

test('the picture leads to what it was drawn from: the same search and supplier', async () => {
  const { open, lamp } = await lowShop();
  await open(`/reports?search=lamp&supplierId=${lamp.supplierId}`);
  const query = `search=lamp&supplierId=${lamp.supplierId}&category=Furniture&stockStatus=low`;
  expect(await screen.findByRole('link', { name: 'Furniture 1' })).toHaveAttribute(
    'href',
    `/products?${query}`,
  );
});

test('draws how many are of each category, and tells it in words', async () => {
  const { request, open } = await lowShop();
  await addProduct(request, { category: 'Tools' });
  await addProduct(request, { category: 'Tools' });
  await open('/reports');
  expect(
    await screen.findByRole('img', {
      name: 'Low stock items in 2 categories; most in Tools: 2.',
    }),
  ).toBeVisible();
});
