import {
  addOrder,
  addProduct,
  addSupplier,
  faults,
  findPage,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { box, chosen, group, labels, openPalette } from '../testing/open-palette';

test('finds a product by its barcode, and offers to create one with an unknown code', async () => {
  const { user, request, router } = await openPalette();
  await addProduct(request, { name: 'Kettle', barcodes: [{ code: '96385074', units: 1 }] });
  await user.type(box(), '96385074');
  expect(await screen.findByRole('option', { name: /^Kettle/ })).toBeVisible();
  await user.clear(box());
  await user.type(box(), '12345670{Enter}');
  const create = await screen.findByRole('button', { name: 'Create a product with this code' });
  expect(router.state.location.pathname).toBe('/products');
  await user.click(create);
  await waitFor(() => expect(router.state.location.search).toBe('?barcode=12345670'));
});

test('says what it found instead of the typed text', async () => {
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Чайник' });
  await user.type(box(), 'xfqybr');
  const found = within(await screen.findByRole('group', { name: 'Products: “чайник”' }));
  expect(found.getByRole('option', { name: /^Чайник/ })).toBeVisible();
});

test('adds an unknown code to a product, which it then finds', async () => {
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Kettle' });
  await user.type(box(), '96385074');
  await user.click(await screen.findByRole('button', { name: 'Add this code to a product' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Add the barcode 96385074 to a product',
  });
  await user.type(within(dialog).getByRole('combobox', { name: 'Product' }), 'ket{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Add Barcode' }));
  expect(await screen.findByRole('option', { name: /^Kettle/ })).toBeVisible();
  expect(box()).toHaveFocus();
});

test('offers no product to those who may create none', async () => {
  const { user } = await openPalette('sales');
  await user.type(box(), '12345670');
  expect(await screen.findByText('Nothing found for “12345670”')).toBeVisible();
  expect(screen.queryByRole('button', { name: /with this code|to a product/ })).toBeNull();
});

test('finds a customer, whose page it opens', async () => {
  const { user, request, router } = await openPalette();
  const { _id: productId } = await addProduct(request, { name: 'Kettle' });
  const items = [{ productId, quantity: 1, unitPrice: 10 }];
  await addOrder(request, { type: 'outgoing', customerName: 'Harbour Café', items });
  await user.type(box(), 'harbuor');
  const found = within(await screen.findByRole('group', { name: 'Customers: “harbour”' }));
  await user.click(found.getByRole('option', { name: 'Harbour Café' }));
  await waitFor(() => expect(router.state.location.search).toBe('?name=Harbour+Caf%C3%A9'));
});

test('finds products, orders and suppliers, and opens one', async () => {
  const { user, request } = await openPalette();
  const { _id: supplierId } = await addSupplier(request, { companyName: 'Lamp Works' });
  const lamp = await addProduct(request, { name: 'Desk lamp', sku: 'DL-1', supplierId });
  const items = [{ productId: lamp._id, quantity: 2, unitPrice: 10 }];
  const { orderNumber } = await addOrder(request, { supplierId, items });
  await user.type(box(), 'lamp');
  const product = await screen.findByRole('option', { name: 'Desk lamp DL-1 · 0 pieces' });
  expect(group('Products').getAllByRole('option')).toEqual([product]);
  // Each group has an answer of its own.
  await screen.findByRole('group', { name: 'Orders' });
  await screen.findByRole('group', { name: 'Suppliers' });
  expect(labels('Orders')).toEqual([`${orderNumber}20,00\u00a0₽ · Lamp WorksPending`]);
  expect(labels('Suppliers')).toEqual(['Lamp WorksVera Orlova']);
  await waitFor(() => expect(chosen()).toBe(product));
  await user.keyboard('{Enter}');
  await findPage('One of Products');
});

test('shows records without hidden prices, and opens the list of those that the role cannot edit', async () => {
  const { user, request, router } = await openPalette('warehouse');
  const { _id: supplierId } = await addSupplier(request, { companyName: 'Lamp Works' });
  const lamp = await addProduct(request, { name: 'Desk lamp', sku: 'DL-1', supplierId });
  const items = [{ productId: lamp._id, quantity: 2, unitPrice: 10 }];
  const { orderNumber } = await addOrder(request, { supplierId, items });
  await user.type(box(), 'lamp');
  await screen.findByRole('group', { name: 'Orders' });
  expect(labels('Orders')).toEqual([`${orderNumber}Lamp WorksPending`]);
  expect(await screen.findByRole('option', { name: /^Desk lamp/ })).toBeVisible();
  await user.click(await screen.findByRole('option', { name: /^Lamp Works/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=Lamp+Works'));
});

test('a scanned SKU is found first, however many begin with it', async () => {
  const { user, request } = await openPalette();
  const { supplierId } = await addProduct(request, { name: 'Lamp 1', sku: 'K-11' });
  for (const number of [2, 3, 4, 5, 6, 7, 8])
    await addProduct(request, { name: `Lamp ${number}`, sku: `K-1${number}`, supplierId });
  await addProduct(request, { name: 'Zip', sku: 'K-1', supplierId });
  await user.type(box(), 'k-1');
  const [first] = await screen.findAllByRole('option', { name: /pieces/ });
  expect(first).toHaveAccessibleName(/^Zip/);
});

test('Enter waits for the answer to the newest text', async () => {
  const { user, request, router } = await openPalette();
  const { supplierId } = await addProduct(request, { name: 'Kettle', sku: 'K' });
  const knife = await addProduct(request, { name: 'Knife', sku: 'N', supplierId });
  await user.type(box(), 'ke');
  await screen.findByRole('option', { name: /^Kettle/ });
  const answer = faults.hold('get', 'products');
  await user.clear(box());
  await user.type(box(), 'kn');
  expect(screen.getByText('Searching…')).toHaveRole('status');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  answer();
  await findPage('One of Products');
  expect(router.state.location.pathname).toBe(`/products/${knife._id}`);
});

test('typing on cancels an early Enter', async () => {
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Knife' });
  await user.type(box(), 'kn{Enter}i');
  await screen.findByRole('option', { name: /^Knife/ });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('searches for text copied from table cells', async () => {
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Desk lamp', sku: 'DL-1' });
  await user.click(box());
  await user.paste('Desk\tlamp\0');
  await screen.findByRole('option', { name: /^Desk lamp/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that it found nothing, and where it searches', async () => {
  const { user } = await openPalette();
  await user.type(box(), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
  expect(screen.getByText('0 results')).toBeVisible();
  // There is nothing for them to choose.
  expect(screen.queryByText(/choose/)).toBeNull();
});

test('names a failed search and its reason, keeps the rest, and retries', async () => {
  faults.offline('get', 'orders');
  faults.status('get', 'suppliers', 500);
  const { user, request } = await openPalette();
  await addProduct(request, { name: 'Desk lamp' });
  await user.type(box(), 'lamp');
  await screen.findByRole('option', { name: /^Desk lamp/ });
  const notice = await screen.findByRole('alert');
  await waitFor(() => expect(notice).toHaveTextContent('Failed to search orders, suppliers'));
  expect(notice).toHaveTextContent('cannot be reached');
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to search orders');
  faults.heal();
  await user.click(within(notice).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('shows no count after a failed search', async () => {
  for (const path of ['products', 'orders', 'suppliers']) faults.status('get', path, 500);
  const { user } = await openPalette();
  await user.type(box(), 'zzz');
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
  expect(screen.queryByText(/Nothing found|0 results/)).toBeNull();
  takeLogged();
});
