import {
  addOrder,
  addProduct,
  addSupplier,
  faults,
  field,
  findPage,
  renderShop,
  retype,
  scan,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import routes from '../remote';

async function openForm(path: string, title: string) {
  const shop = await renderShop(routes);
  await addProduct(shop.request, { name: 'Lamp E27', sku: 'L-1' });
  await addProduct(shop.request, { name: 'Lamp E14', sku: 'L-10' });
  await shop.open(path);
  await findPage(title);
  await shop.user.click(await screen.findByLabelText('Product'));
  return shop;
}

const RECEIVE = ['/inventory/receive', 'Receive Stock'] as const;

test.each<[path: string, title: string, next: string]>([
  [...RECEIVE, 'Quantity'],
  ['/inventory/adjust?adjustmentType=absolute', 'Stock Adjustment', 'New Stock Level'],
  ['/inventory/adjust', 'Stock Adjustment', 'Adjustment Type'],
])('moves the focus from a scan to the next field in %s', async (path, title, next) => {
  const { user } = await openForm(path, title);
  await scan(user, 'l-1');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  expect(field(next)).toHaveFocus();
  expect(await screen.findByText('Current Stock')).toBeVisible();
});

test('moves the focus to the amount once that type is chosen', async () => {
  const { user } = await openForm('/inventory/adjust', 'Stock Adjustment');
  await user.selectOptions(field('Adjustment Type'), 'relative');
  await user.click(field('Product'));
  await scan(user, 'L-10');
  await user.keyboard('-5');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E14'));
  expect(field('Adjustment Amount')).toHaveValue('-5');
});

test.each([
  [...RECEIVE, 'Quantity'],
  ['/inventory/adjust?adjustmentType=absolute', 'Stock Adjustment', 'New Stock Level'],
])('keeps a typed number when another product is scanned in %s', async (path, title, label) => {
  const { user } = await openForm(path, title);
  await scan(user, 'l-1');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  await retype(user, label, '7');
  const release = faults.hold('get', 'products');
  await user.click(field('Product'));
  await scan(user, 'l-10');
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveValue('7');
  await user.keyboard('8');
  release();
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E14'));
  expect(field(label)).toHaveValue('8');
});

test.each([
  [...RECEIVE, 'Quantity'],
  ['/inventory/adjust?adjustmentType=absolute', 'Stock Adjustment', 'New Stock Level'],
])(
  'empties the number of the last product in %s, unless the user typed it since',
  async (path, title, label) => {
    const { user } = await openForm(path, title);
    await scan(user, 'l-1');
    await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
    await retype(user, label, '7');
    await user.click(field('Product'));
    await scan(user, 'l-10');
    await waitFor(() => expect(field('Product')).toHaveValue('Lamp E14'));
    expect(field(label)).toHaveValue('');

    await retype(user, label, '7');
    const release = faults.hold('get', 'products');
    await user.click(field('Product'));
    await scan(user, 'l-1');
    expect(field(label)).toHaveFocus();
    await user.keyboard('8');
    release();
    await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
    expect(field(label)).toHaveValue('8');
  },
);

test.each([
  [...RECEIVE, 'Quantity'],
  ['/inventory/adjust?adjustmentType=absolute', 'Stock Adjustment', 'New Stock Level'],
])('an unknown code takes the last product away in %s', async (path, title, label) => {
  const { user } = await openForm(path, title);
  await scan(user, 'l-1');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  await retype(user, label, '7');
  await user.click(field('Product'));
  await scan(user, '4600000000017');
  expect(await screen.findByText('Select a product to see its stock.')).toBeVisible();
  expect(field(label)).toHaveFocus();
  expect(await screen.findByText(/Nothing found for “4600000000017”/)).toBeVisible();
  expect(field('Product')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: /^(Receive|Adjust) Stock$/ }));
  expect(await screen.findByText('Please select a product')).toBeVisible();
  expect(field('Product')).toBeInvalid();
  await user.click(field('Product'));
  await scan(user, 'l-10');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E14'));
  expect(field(label)).toHaveValue('');
});

/** Opens Receive Stock with a cup that comes in boxes of 12. */
async function openCups() {
  const shop = await openForm(...RECEIVE);
  const barcodes = [
    { code: 'BOX-12', units: 12 },
    { code: 'CUP-1', units: 1 },
  ];
  const cup = await addProduct(shop.request, { name: 'Cup', sku: 'CUP', barcodes });
  const scanProduct = async (code: string) => {
    await shop.user.click(field('Product'));
    await scan(shop.user, code);
    await waitFor(() => expect(field('Product')).not.toHaveAttribute('aria-busy'));
  };
  return { ...shop, cup, scanProduct };
}

test('counts the boxes and pieces that are scanned in Receive Stock', async () => {
  const { user, scanProduct } = await openCups();
  for (const [code, quantity] of [
    ['BOX-12', '12'],
    ['box-12', '24'],
    ['cup-1', '25'],
  ] as const) {
    await scanProduct(code);
    await waitFor(() => expect(field('Quantity')).toHaveValue(quantity));
    expect(field('Quantity')).toHaveFocus();
  }
  // Typing replaces the count, and the next scan adds to what was typed.
  await user.keyboard('9');
  expect(field('Quantity')).toHaveValue('9');
  await scanProduct('box-12');
  await waitFor(() => expect(field('Quantity')).toHaveValue('21'));
  // Another product begins anew; the first piece leaves the quantity to its user.
  await scanProduct('l-1');
  expect(field('Quantity')).toHaveValue('');
  await scanProduct('L-1');
  await waitFor(() => expect(field('Quantity')).toHaveValue('2'));
  await scanProduct('box-12');
  await waitFor(() => expect(field('Quantity')).toHaveValue('12'));
});

test('a scan leaves the quantity that the order expects', async () => {
  const { request, cup, scanProduct } = await openCups();
  await addOrder(request, {
    supplierId: (await addSupplier(request))._id,
    items: [{ productId: cup._id, quantity: 30, unitPrice: 1 }],
  });
  for (const code of ['cup-1', 'box-12']) {
    await scanProduct(code);
    await waitFor(() => expect(field('Quantity')).toHaveValue('30'));
  }
});

test('scans of one product change no counted stock', async () => {
  const { user } = await openForm('/inventory/adjust?adjustmentType=absolute', 'Stock Adjustment');
  await scan(user, 'l-1');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  await retype(user, 'New Stock Level', '7');
  await user.click(field('Product'));
  await scan(user, 'L-1');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  expect(field('New Stock Level')).toHaveValue('7');
});
