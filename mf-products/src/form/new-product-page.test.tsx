import { DEFAULT_SYSTEM_SETTINGS, type ProductList } from '@stockroom/contract';
import {
  addProduct,
  addSupplier,
  faults,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FAULTS, fillProduct, save, saveTwice } from '../testing/form-page';
import routes from '../remote';

async function openForm() {
  const shop = await renderShop(routes);
  const supplier = await addSupplier(shop.request, { companyName: 'Light Ltd' });
  await shop.open('/products/new');
  await findPage('Add Product');
  await screen.findByLabelText('Product Name');
  const stored = async () =>
    ((await (await shop.request('products')).json()) as ProductList).products;
  return { ...shop, supplier, stored };
}

/** Waits until so many lists have failed and none is loading. */
const findRetries = (count: number) =>
  waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: 'Retry' });
    expect(buttons).toHaveLength(count);
    for (const button of buttons) expect(button).toBeEnabled();
  });

test('creates a product and returns to the list', async () => {
  const { user, currentPath, stored, supplier } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await user.type(field('Description'), 'Warm «light»');
  await user.selectOptions(field('Unit of Measurement'), 'kg');
  await retype(user, 'Purchase Price', '1 234,5');
  await retype(user, 'Minimum Stock Level', '2,125');
  await save(user);
  expect(await findToast('Product created successfully')).toBeVisible();
  expect(currentPath()).toBe('/products');
  expect(await stored()).toMatchObject([
    {
      name: 'Desk lamp',
      sku: 'LAMP-1',
      description: 'Warm «light»',
      category: 'Tools',
      unitOfMeasurement: 'kg',
      purchasePrice: 1234.5,
      sellingPrice: 1250,
      minimumStockLevel: 2.125,
      currentStock: 0,
      supplierId: supplier._id,
      imageUrl: '',
    },
  ]);
});

test('starts with the unit and minimum of the settings', async () => {
  const release = faults.hold('get', 'settings/system');
  const { request, open } = await renderShop(routes);
  const body = { ...DEFAULT_SYSTEM_SETTINGS, defaultUnit: 'kg', lowStockThreshold: 2.5 };
  await request('settings/system', { method: 'PUT', body });
  await open('/products/new');
  release();
  expect(await screen.findByLabelText('Unit of Measurement')).toHaveValue('kg');
  expect(field('Minimum Stock Level')).toHaveValue('2,5');
});

test('starts with pieces and a minimum of 10 when the settings fail to load, and only logs it', async () => {
  faults.status('get', 'settings/system', 500);
  await openForm();
  expect(field('Unit of Measurement')).toHaveValue('pieces');
  expect(field('Minimum Stock Level')).toHaveValue('10');
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
  expect(takeLogged().join()).toContain('Failed to load system settings');
});

test('shows each missing value at its field and focuses the first', async () => {
  const { user, currentPath } = await openForm();
  await retype(user, 'Minimum Stock Level', '');
  await save(user);
  for (const [label, message] of Object.entries({
    'Product Name': 'Product name is required',
    SKU: 'SKU is required',
    Category: 'Please select a category',
    'Purchase Price': 'Purchase price is required',
    'Selling Price': 'Selling price is required',
    'Minimum Stock Level': 'Minimum stock level is required',
    Supplier: 'Please select a supplier',
  }))
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  expect(field('Product Name')).toHaveFocus();
  expect(currentPath()).toBe('/products/new');
});

test('shows each mistake at its field and keeps the typed text', async () => {
  const { user } = await openForm();
  await save(user);
  await waitFor(() => expect(field('Product Name')).toHaveFocus());
  for (const [label, typed, message] of [
    ['Purchase Price', '-1', 'Price must be positive'],
    ['Purchase Price', '0,125', 'Purchase price can have at most 2 decimal places'],
    ['Selling Price', 'ten', 'Selling price must be a number'],
    ['Minimum Stock Level', '-3', 'Stock level must be positive'],
    ['Minimum Stock Level', '1,5', 'Stock level must be a whole number for this unit'],
    ['Image URL', 'no address', 'Image URL must start with https://, http:// or /'],
  ] as const) {
    await retype(user, label, typed);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toHaveValue(typed);
  }
});

test('says what a sale earns, or loses, at the selling price', async () => {
  const { user } = await openForm();
  await retype(user, 'Purchase Price', '80');
  expect(field('Selling Price')).not.toHaveAccessibleDescription();
  await retype(user, 'Selling Price', '100');
  expect(field('Selling Price')).toHaveAccessibleDescription(/^Margin 20,00\s₽, 20,0\s%$/);
  await retype(user, 'Selling Price', '100,005');
  expect(field('Selling Price')).not.toHaveAccessibleDescription(/Margin/);
  await retype(user, 'Selling Price', '75,5');
  expect(field('Selling Price')).toHaveAccessibleDescription(/^4,50\s₽ below the purchase price$/);
});

test('refuses a SKU that another product has, at its field, and keeps the typed text', async () => {
  const { user, request, supplier, stored } = await openForm();
  await addProduct(request, { sku: 'LAMP-1', supplierId: supplier._id });
  await fillProduct(user, 'Light Ltd');
  await save(user);
  await waitFor(() =>
    expect(field('SKU')).toHaveAccessibleDescription('A product with this SKU already exists'),
  );
  await waitFor(() => expect(field('SKU')).toHaveFocus());
  expect(await findToast('Failed to save product')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Product Name')).toHaveValue('Desk lamp');
  expect(field('Supplier')).toHaveValue('Light Ltd');

  await retype(user, 'SKU', 'LAMP-2');
  expect(field('SKU')).toBeValid();
  await save(user);
  expect(await findToast('Product created successfully')).toBeVisible();
  expect(await stored()).toHaveLength(2);
});

test('refuses a supplier that somebody has deleted, at its field', async () => {
  const { user, request, supplier } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await request(`suppliers/${supplier._id}`, { method: 'DELETE' });
  await save(user);
  await waitFor(() =>
    expect(field('Supplier')).toHaveAccessibleDescription('This supplier no longer exists'),
  );
  expect(takeLogged()).toHaveLength(1);
});

test.each(FAULTS)('stores one product when the user repeats a failed save (%s)', async (fault) => {
  const { user, stored } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await saveTwice(user, fault, ['post', 'products']);
  await findToast('Product created successfully');
  expect(await stored()).toHaveLength(1);
});

test('creates the first supplier without leaving the form', async () => {
  const { open, user, currentPath } = await renderShop(routes);
  await open('/products/new');
  await findPage('Add Product');
  await waitFor(() =>
    expect(field('Supplier')).toHaveAccessibleDescription('There are no suppliers yet.'),
  );
  await retype(user, 'Product Name', 'Desk lamp');
  await user.click(screen.getByRole('button', { name: 'New supplier…' }));
  const dialog = await screen.findByRole('dialog', { name: 'New supplier' });
  for (const [label, text] of [
    ['Company Name', 'Light Ltd'],
    ['Contact Person', 'Vera Orlova'],
    ['Phone', '+7 (000) 000-00-00'],
    ['Email', 'vera@example.com'],
  ] as const)
    await retype(user, label, text);
  await user.click(within(dialog).getByRole('button', { name: 'Create Supplier' }));
  expect(await findToast('Supplier created successfully')).toBeVisible();
  await waitFor(() => expect(field('Supplier')).toHaveValue('Light Ltd'));
  expect(field('Supplier')).toHaveAccessibleDescription('');
  expect(field('Product Name')).toHaveValue('Desk lamp');
  expect(currentPath()).toBe('/products/new');
});

test('only logs that categories and suppliers fail to load, and loads them on request', async () => {
  faults.status('get', 'categories', 500);
  faults.offline('get', 'suppliers');
  const { user } = await openForm();
  await findRetries(2);
  expect(field('Category')).toHaveAccessibleDescription('Failed to load categories Retry');
  await user.click(field('Supplier'));
  await waitFor(() => expect(screen.getAllByText('Failed to load suppliers')).toHaveLength(2));
  expect(screen.queryByText('Nothing found')).not.toBeInTheDocument();
  expect(takeLogged().length).toBeGreaterThanOrEqual(2);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();

  faults.heal();
  await user.click(field('Category'));
  expect(await screen.findByRole('option', { name: 'Tools' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/^Failed to load/)).not.toBeInTheDocument());
  await user.click(field('Supplier'));
  expect(await screen.findByRole('option', { name: 'Light Ltd' })).toBeVisible();
});
