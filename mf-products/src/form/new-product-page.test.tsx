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
import { screen, waitFor } from '@testing-library/react';
import { fillProduct, save } from '../testing/form-page';
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

/** So many lists did not load, and nothing is on its way any more. */
const findRetries = (count: number) =>
  waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: 'Retry' });
    expect(buttons).toHaveLength(count);
    for (const button of buttons) expect(button).toBeEnabled();
  });

test('creates a product, says so and goes to the list', async () => {
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

test('starts with the unit and the minimum that the settings say', async () => {
  const release = faults.hold('get', 'settings/system');
  const { request, open } = await renderShop(routes);
  const body = { ...DEFAULT_SYSTEM_SETTINGS, defaultUnit: 'kg', lowStockThreshold: 2.5 };
  await request('settings/system', { method: 'PUT', body });
  await open('/products/new');
  release();
  expect(await screen.findByLabelText('Unit of Measurement')).toHaveValue('kg');
  expect(field('Minimum Stock Level')).toHaveValue('2,5');
});

test('settings that do not load leave the usual unit and minimum, and are only logged', async () => {
  faults.status('get', 'settings/system', 500);
  await openForm();
  expect(field('Unit of Measurement')).toHaveValue('pieces');
  expect(field('Minimum Stock Level')).toHaveValue('10');
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
  expect(takeLogged().join()).toContain('Failed to load system settings');
});

test('starts with pieces and a minimum of 10, and leads back to the list', async () => {
  const { user, currentPath } = await openForm();
  expect(field('Unit of Measurement')).toHaveValue('pieces');
  expect(field('Minimum Stock Level')).toHaveValue('10');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/products');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(currentPath()).toBe('/products');
});

test('asks for everything that is missing, each at its field, and goes to the first', async () => {
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
  })) {
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toBeInvalid();
  }
  expect(field('Product Name')).toHaveFocus();
  expect(currentPath()).toBe('/products/new');
});

test('refuses what cannot be, each at its field, and keeps it', async () => {
  const { user } = await openForm();
  await save(user);
  await waitFor(() => expect(field('Product Name')).toHaveFocus());
  for (const [label, typed, message] of [
    ['Purchase Price', '-1', 'Price must be positive'],
    ['Purchase Price', '0,125', 'Purchase price can have at most 2 decimal places'],
    ['Selling Price', '-0,01', 'Price must be positive'],
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

test('a SKU that is taken is refused at its field, and everything typed stays', async () => {
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

test('a supplier that was deleted meanwhile is refused at its field', async () => {
  const { user, request, supplier } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await request(`suppliers/${supplier._id}`, { method: 'DELETE' });
  await save(user);
  await waitFor(() =>
    expect(field('Supplier')).toHaveAccessibleDescription('This supplier no longer exists'),
  );
  expect(takeLogged()).toHaveLength(1);
});

test('pressing twice writes once', async () => {
  const { user, stored } = await openForm();
  await fillProduct(user, 'Light Ltd');
  const release = faults.hold('post', 'products');
  await save(user);
  const button = await screen.findByRole('button', { name: 'Saving…' });
  expect(button).toBeDisabled();
  await user.click(button);
  await user.type(field('Product Name'), '{Control>}{Enter}{/Control}');
  release();
  await findToast('Product created successfully');
  expect(await stored()).toHaveLength(1);
});

test.each(['offline', 'status'] as const)(
  'a save that fails (%s) keeps what was typed and can be repeated',
  async (fault) => {
    const { user, stored } = await openForm();
    await fillProduct(user, 'Light Ltd');
    if (fault === 'offline') faults.offline('post', 'products');
    else faults.status('post', 'products', 500);
    await save(user);
    expect(await findToast('Failed to save product')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to save product');
    expect(field('Product Name')).toHaveValue('Desk lamp');
    faults.heal();
    await save(user);
    await findToast('Product created successfully');
    expect(await stored()).toHaveLength(1);
  },
);

test('leaving with something typed asks once', async () => {
  const { user, currentPath } = await openForm();
  await user.type(field('Product Name'), 'Desk');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field('Product Name')).toHaveValue('Desk');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(currentPath()).toBe('/products'));
});

test('without a supplier it says where to add one', async () => {
  const { open } = await renderShop(routes);
  await open('/products/new');
  expect(await screen.findByRole('link', { name: 'Add a supplier' })).toHaveAttribute(
    'href',
    '/suppliers/new',
  );
});

test('categories and suppliers that do not load are only logged', async () => {
  const { open } = await renderShop(routes);
  faults.status('get', 'categories', 500);
  faults.status('get', 'suppliers', 500);
  await open('/products/new');
  await findRetries(2);
  expect(takeLogged().length).toBeGreaterThanOrEqual(2);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

test('categories that did not load are named as such, and loaded when the field is gone to', async () => {
  faults.status('get', 'categories', 500);
  const { user } = await openForm();
  await findRetries(1);
  expect(field('Category')).toHaveAccessibleDescription('Failed to load categories Retry');
  faults.heal();
  takeLogged();
  await user.click(field('Category'));
  expect(await screen.findByRole('option', { name: 'Tools' })).toBeInTheDocument();
  expect(screen.queryByText('Failed to load categories')).not.toBeInTheDocument();
});

test('suppliers that did not load are not called missing, and load when asked for again', async () => {
  faults.offline('get', 'suppliers');
  const { user } = await openForm();
  await findRetries(1);
  await user.click(field('Supplier'));
  await waitFor(() => expect(screen.getAllByText('Failed to load suppliers')).toHaveLength(2));
  expect(screen.queryByText('Nothing found')).not.toBeInTheDocument();
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.queryByText('Failed to load suppliers')).not.toBeInTheDocument(),
  );
  await user.click(field('Supplier'));
  expect(await screen.findByRole('option', { name: 'Light Ltd' })).toBeVisible();
  expect(takeLogged().length).toBeGreaterThanOrEqual(2);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});
