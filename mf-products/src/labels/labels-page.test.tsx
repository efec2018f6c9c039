import { inStoreCode, type Role } from '@stockroom/contract';
import {
  addProduct,
  addSupplier,
  faults,
  findRow,
  findToast,
  receiveStock,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';

const copies = async (name: string) =>
  within(await findRow(name)).getByRole('spinbutton', { name: 'Copies' });
const findPrint = (words: string) => screen.findByRole('button', { name: words });
/** The page of labels on the screen. */
const preview = () => within(screen.getByRole('figure', { name: 'First page' }));

/** A shop with a lamp that has a barcode, and a desk that has none. */
async function openShop(role?: Role) {
  const shop = await renderShop(routes, { role });
  const { _id: supplierId } = await addSupplier(shop.request);
  const lamp = await addProduct(shop.request, {
    name: 'Lamp',
    sku: 'LAMP-1',
    category: 'Furniture',
    sellingPrice: 1250.5,
    supplierId,
    barcodes: [
      { code: 'BOX-12', units: 12 },
      { code: '4006381333931', units: 1 },
    ],
  });
  const desk = await addProduct(shop.request, { name: 'Desk', category: 'Furniture', supplierId });
  return { ...shop, lamp, desk };
}

afterEach(() => localStorage.removeItem('label-choices'));

test('shows the products and copies of the address, and keeps changes there', async () => {
  const { user, open, currentPath, lamp, desk } = await openShop();
  await open(`/products/labels?products=${lamp._id}:3,${desk._id}`);
  expect(await findPrint('Print 3 labels')).toBeEnabled();
  expect(await copies('Lamp')).toHaveValue('3');
  expect(await copies('Desk')).toHaveValue('1');
  expect(within(await findRow('Desk')).getByText('No barcode')).toBeVisible();
  expect(preview().getAllByText('4006381333931')).toHaveLength(3);
  expect(preview().getAllByText('1 250,50 ₽')).toHaveLength(3);
  await user.click(await copies('Lamp'));
  await user.keyboard('12');
  await findPrint('Print 12 labels');
  await user.click(within(await findRow('Desk')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(decodeURIComponent(currentPath())).toBe(
    `/products/labels?products=${lamp._id}:12,${desk._id}:none`,
  );
});

test('takes the filter of the list of products, and copies from stock', async () => {
  const { user, request, open, currentPath, lamp } = await openShop();
  await receiveStock(request, { productId: lamp._id, quantity: 7 });
  const given = { name: 'Cable', category: 'Furniture', supplierId: lamp.supplierId } as const;
  const cable = await addProduct(request, { ...given, unitOfMeasurement: 'meters' });
  await receiveStock(request, { productId: cable._id, quantity: 250.5 });
  const stool = await addProduct(request, { name: 'Stool', supplierId: lamp.supplierId });
  await receiveStock(request, { productId: stool._id, quantity: 5 });
  await open('/products?category=Furniture');
  await findRow('Lamp');
  await user.click(screen.getByRole('link', { name: 'Print Labels' }));
  await user.click(await screen.findByRole('button', { name: 'Copies from stock' }));
  await findPrint('Print 7 labels');
  expect(await copies('Desk')).toHaveValue('0');
  // One label serves all meters.
  expect(await copies('Cable')).toHaveValue('1');
  expect(currentPath()).toBe('/products/labels?category=Furniture&copies=stock');
  await retype(user, 'Add a product', 'Stool');
  await user.click(await screen.findByRole('option', { name: /Stool/ }));
  expect(await copies('Stool')).toHaveValue('1');
});

test('adds a product by search, and one more label when it is there', async () => {
  const { user, open } = await openShop();
  await open('/products/labels');
  expect(await screen.findByText('No labels yet')).toBeVisible();
  for (const count of ['1', '2']) {
    await retype(user, 'Add a product', 'Lamp');
    await user.click(await screen.findByRole('option', { name: /Lamp/ }));
    await waitFor(async () => expect(await copies('Lamp')).toHaveValue(count));
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveValue('');
  }
});

test('counts a product that is added again before it arrives', async () => {
  const { user, open } = await openShop();
  await open('/products/labels');
  await screen.findByText('No labels yet');
  const release = faults.hold('get', 'labels');
  for (const _time of [1, 2, 3]) {
    await retype(user, 'Add a product', 'Lamp');
    await user.click(await screen.findByRole('option', { name: /Lamp/ }));
  }
  release();
  expect(await copies('Lamp')).toHaveValue('3');
});

test('gives codes to products without one', async () => {
  const { user, open, lamp, desk } = await openShop();
  await open(`/products/labels?products=${lamp._id},${desk._id}`);
  expect(
    await screen.findByText('1 product has no barcode, so no label is printed for it.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create barcodes' }));
  expect(await findToast('Codes given')).toBeVisible();
  await findPrint('Print 2 labels');
  expect(within(await findRow('Desk')).getByText(inStoreCode(1))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create barcodes' })).not.toBeInTheDocument();
});

test('refuses a barcode that is too long for the label, until the label is wide enough', async () => {
  const { user, request, open, lamp } = await openShop();
  const barcodes = [{ code: 'SHELF-UPPER', units: 1 }];
  const shelf = await addProduct(request, { name: 'Shelf', supplierId: lamp.supplierId, barcodes });
  await open(`/products/labels?products=${shelf._id}`);
  await findPrint('Print 1 label');
  const paper = screen.getByRole('combobox', { name: 'Paper' });
  await user.selectOptions(paper, 'Roll, 43 × 25 mm');
  expect(await findPrint('Print 0 labels')).toBeDisabled();
  expect(await screen.findByText('Too long for a label of 43 mm')).toBeVisible();
  await user.selectOptions(paper, 'Roll, 58 × 40 mm');
  expect(await findPrint('Print 1 label')).toBeEnabled();
});

test('remembers paper and contents in this browser', async () => {
  const { user, open, lamp } = await openShop();
  await open(`/products/labels?products=${lamp._id}`);
  await findRow('Lamp');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Roll, 58 × 40 mm');
  await user.click(screen.getByRole('checkbox', { name: 'SKU' }));
  expect(preview().queryByText('LAMP-1')).not.toBeInTheDocument();
  await open('/products');
  await findRow('Lamp');
  await open(`/products/labels?products=${lamp._id}`);
  await findRow('Lamp');
  expect(screen.getByRole('combobox', { name: 'Paper' })).toHaveValue('roll-58x40');
  expect(screen.getByRole('checkbox', { name: 'SKU' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Name' })).toBeChecked();
});

test('begins at the first free label of a started sheet', async () => {
  const { user, open, lamp } = await openShop();
  await open(`/products/labels?products=${lamp._id}:2`);
  await findRow('Lamp');
  await user.selectOptions(screen.getByRole('combobox', { name: 'First free label' }), '24');
  expect(await screen.findByText('2 pages')).toBeVisible();
  expect(preview().getAllByText('4006381333931')).toHaveLength(1);
});

test.each([
  ['warehouse', 0, 0],
  ['sales', 1, 0],
  ['manager', 1, 1],
] as const)('shows %s the price and the codes that the role may use', async (...row) => {
  const [role, prices, offers] = row;
  const { open, setRole, lamp, desk } = await openShop();
  await setRole(role);
  await open(`/products/labels?products=${lamp._id},${desk._id}`);
  await findRow('Lamp');
  expect(preview().queryAllByText('1 250,50 ₽')).toHaveLength(prices);
  expect(screen.queryAllByRole('checkbox', { name: 'Price' })).toHaveLength(prices);
  expect(screen.queryAllByRole('button', { name: 'Create barcodes' })).toHaveLength(offers);
});

test('shows a failure with Retry, and never the empty text', async () => {
  const { user, open, lamp } = await openShop();
  faults.status('get', 'labels', 500);
  await open(`/products/labels?products=${lamp._id}`);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No labels yet')).not.toBeInTheDocument();
  expect(takeLogged().join()).toContain('Failed to load products');
  faults.heal();
  await user.click(retry);
  expect(await copies('Lamp')).toHaveValue('1');
});

test.each(['1,5', '-1', '1000', 'abc'])('keeps the copies "%s" with a message', async (typed) => {
  const { user, open, lamp } = await openShop();
  await open(`/products/labels?products=${lamp._id}`);
  const field = await copies('Lamp');
  await user.clear(field);
  await user.type(field, typed);
  expect(field).toHaveValue(typed);
  expect(screen.getByText('A whole number, at most 999')).toBeVisible();
  await user.clear(field);
  await user.type(field, '3');
  await findPrint('Print 3 labels');
});
