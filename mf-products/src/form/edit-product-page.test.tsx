import {
  productSchema,
  type Product,
  type ProductInput,
  type ProductResult,
} from '@stockroom/contract';
import {
  addProduct,
  faults,
  field,
  findPage,
  findToast,
  receiveStock,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FAULTS, save, saveTwice } from '../testing/form-page';
import routes from '../remote';

async function openForm(input: Partial<ProductInput> = {}) {
  const shop = await renderShop(routes);
  const product = await addProduct(shop.request, {
    name: 'Desk lamp',
    sku: 'LAMP-1',
    description: 'Warm',
    sellingPrice: 1250.5,
    ...input,
  });
  await shop.open(`/products/edit/${product._id}`);
  await findPage('Edit Product');
  await screen.findByLabelText('Product Name');
  const stored = async (): Promise<Product> =>
    ((await (await shop.request(`products/${product._id}`)).json()) as ProductResult).product;
  const changeElsewhere = async (changes: Partial<ProductInput>) => {
    const body = { ...productSchema.cast(await stored(), { stripUnknown: true }), ...changes };
    const response = await shop.request(`products/${product._id}`, {
      method: 'PUT',
      body: { ...body, version: (await stored()).version },
    });
    expect(response.status).toBe(200);
  };
  return { ...shop, product, stored, changeElsewhere };
}

test('shows the record and saves the changes', async () => {
  const { user, open, product, stored, currentPath } = await openForm({ sellingPrice: 950.5 });
  for (const [label, text] of Object.entries({
    'Product Name': 'Desk lamp',
    SKU: 'LAMP-1',
    Description: 'Warm',
    Category: 'Tools',
    'Selling Price': '950,50',
    Supplier: 'Light Ltd',
  }))
    expect(field(label)).toHaveValue(text);
  await retype(user, 'Description', '');
  await retype(user, 'Selling Price', '0');
  await save(user);
  expect(await findToast('Product updated successfully')).toBeVisible();
  expect(currentPath()).toBe('/products');
  expect(await stored()).toMatchObject({ description: '', sellingPrice: 0, version: 2 });
  await open(`/products/edit/${product._id}`);
  expect(await screen.findByLabelText('Selling Price')).toHaveValue('0,00');
});

test('shows the stock and its cost beside the form', async () => {
  const { request, open } = await renderShop(routes);
  const { _id } = await addProduct(request, {});
  await receiveStock(request, { productId: _id, quantity: 4, purchasePrice: 10 });
  await open(`/products/edit/${_id}`);
  const heading = await screen.findByRole('heading', { name: 'Stock' });
  const panel = within(heading.closest('section')!);
  expect(panel.getByText('On hand').nextElementSibling).toHaveTextContent('4 pieces');
  expect(panel.getByText('Value of the stock').nextElementSibling).toHaveTextContent('40,00');
});

test('keeps a removed category until the user selects another', async () => {
  await openForm({ category: 'Fossils' });
  expect(field('Category')).toHaveValue('Fossils');
});

test.each(FAULTS)('updates once when the user repeats a failed save (%s)', async (fault) => {
  const { user, stored } = await openForm();
  await retype(user, 'Product Name', 'Floor lamp');
  await saveTwice(user, fault, ['put', 'products/:id']);
  await findToast('Product updated successfully');
  expect(await stored()).toMatchObject({ name: 'Floor lamp', version: 2 });
});

describe('in a filtered list', () => {
  const FILTERED = '/products?search=lamp&sort=-name';

  async function openFromList() {
    const shop = await renderShop(routes);
    await addProduct(shop.request, { name: 'Old lamp', sku: 'OLD' });
    await shop.open(FILTERED);
    await shop.user.click(await screen.findByRole('link', { name: 'Edit' }));
    await findPage('Edit Product');
    await screen.findByLabelText('Product Name');
    return shop;
  }

  test('Edit opens the form, and a save returns', async () => {
    const { user, currentPath } = await openFromList();
    await save(user);
    await findToast('Product updated successfully');
    expect(currentPath()).toBe(FILTERED);
  });

  test.each(['Cancel', 'Back'])('%s returns', async (name) => {
    const { user, currentPath } = await openFromList();
    await user.click(screen.getByRole('link', { name }));
    await findPage('Products');
    expect(currentPath()).toBe(FILTERED);
  });
});

describe('when somebody else has saved first', () => {
  async function openConflict() {
    const shop = await openForm();
    await shop.changeElsewhere({ description: 'From the first', sellingPrice: 990 });
    await retype(shop.user, 'Description', 'From the second');
    await save(shop.user);
    const notice = await screen.findByRole('alert');
    expect(takeLogged()).toHaveLength(1);
    return { ...shop, notice };
  }

  test('lists the changes and keeps the typed text', async () => {
    const { stored } = await openConflict();
    expect(field('Description')).toHaveValue('From the second');
    expect((await stored()).description).toBe('From the first');
    const changed = screen.getByRole('heading', { name: 'Changed meanwhile' }).closest('section')!;
    expect(changed).toHaveTextContent('DescriptionWarm → From the first');
    expect(changed).toHaveTextContent('Selling Price1 250,50 ₽ → 990,00 ₽');
  });

  test('loads the newer record, which the user can then save', async () => {
    const { user, notice, stored } = await openConflict();
    await user.click(within(notice).getByRole('button', { name: 'Load the newer record' }));
    await waitFor(() => expect(field('Description')).toHaveValue('From the first'));
    expect(field('Selling Price')).toHaveValue('990,00');
    expect(screen.queryByText('Changed meanwhile')).not.toBeInTheDocument();
    await retype(user, 'Description', 'From both');
    await save(user);
    await findToast('Product updated successfully');
    expect(await stored()).toMatchObject({ description: 'From both', sellingPrice: 990 });
  });

  test('saves only the typed text over the changes when the user keeps it', async () => {
    const { user, notice, stored } = await openConflict();
    expect(field('Selling Price')).toHaveValue('990,00');
    await user.click(within(notice).getByRole('button', { name: 'Keep what I typed' }));
    await findToast('Product updated successfully');
    const kept = { description: 'From the second', sellingPrice: 990, version: 3 };
    expect(await stored()).toMatchObject(kept);
  });
});

test('keeps the typed text when somebody else has deleted the product', async () => {
  const { user, request, product } = await openForm();
  await retype(user, 'Description', 'Warm and dim');
  await request(`products/${product._id}`, { method: 'DELETE' });
  // The user comes back from another tab.
  fireEvent.focus(window);
  await save(user);
  expect(await findToast('Failed to save product')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Product not foundSomebody has deleted it');
  expect(field('Description')).toHaveValue('Warm and dim');
  expect(takeLogged()).toHaveLength(1);
});

test('reports an unknown product and links to the list', async () => {
  const { open } = await renderShop(routes);
  await open('/products/edit/0190a0a0-0000-7000-8000-000000000000');
  expect(await screen.findByText('Product not found')).toBeVisible();
  expect(screen.queryByText('Failed to load product data')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Back to Products' });
  expect(link).toHaveAttribute('href', '/products');
});

test('reports a failed load, and Retry repeats it', async () => {
  const { request, open, user } = await renderShop(routes);
  const { _id } = await addProduct(request, { name: 'Desk lamp' });
  faults.status('get', 'products/:id', 500);
  await open(`/products/edit/${_id}`);
  expect(await findToast('Failed to load product data')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByDisplayValue('Desk lamp')).toBeVisible();
});

test('shows a spinner while the record loads', async () => {
  const { request, open } = await renderShop(routes);
  const { _id } = await addProduct(request, { name: 'Desk lamp' });
  const release = faults.hold('get', 'products/:id');
  await open(`/products/edit/${_id}`);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  release();
  expect(await screen.findByDisplayValue('Desk lamp')).toBeVisible();
});
