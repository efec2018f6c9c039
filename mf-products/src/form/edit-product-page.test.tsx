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
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { save } from '../testing/form-page';
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
  /** What somebody else does meanwhile. */
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

test('shows the record, saves the change and goes to the list', async () => {
  const { user, stored, currentPath } = await openForm({ sellingPrice: 950.5 });
  expect(field('Product Name')).toHaveValue('Desk lamp');
  expect(field('SKU')).toHaveValue('LAMP-1');
  expect(field('Description')).toHaveValue('Warm');
  expect(field('Category')).toHaveValue('Tools');
  expect(field('Selling Price')).toHaveValue('950,50');
  expect(field('Supplier')).toHaveValue('Light Ltd');
  await retype(user, 'Description', '');
  await retype(user, 'Selling Price', '0');
  await save(user);
  expect(await findToast('Product updated successfully')).toBeVisible();
  expect(currentPath()).toBe('/products');
  expect(await stored()).toMatchObject({ description: '', sellingPrice: 0, version: 2 });
});

test('a category that was removed stays until another is chosen', async () => {
  await openForm({ category: 'Fossils' });
  expect(field('Category')).toHaveValue('Fossils');
});

test('reopened after a save, it shows what was saved', async () => {
  const { user, open, product } = await openForm();
  await retype(user, 'Product Name', 'Floor lamp');
  await save(user);
  await findToast('Product updated successfully');
  await open(`/products/edit/${product._id}`);
  expect(await screen.findByDisplayValue('Floor lamp')).toBeVisible();
});

test('a server that fails leaves the form as it was', async () => {
  const { user, stored } = await openForm();
  await retype(user, 'Product Name', 'Floor lamp');
  faults.status('put', 'products/:id', 500);
  await save(user);
  expect(await findToast('Failed to save product')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Product Name')).toHaveValue('Floor lamp');
  expect((await stored()).name).toBe('Desk lamp');
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

  test('says what was changed and keeps what was typed', async () => {
    const { stored } = await openConflict();
    expect(field('Description')).toHaveValue('From the second');
    expect((await stored()).description).toBe('From the first');
    const changed = screen.getByRole('heading', { name: 'Changed meanwhile' }).closest('section')!;
    expect(changed).toHaveTextContent('DescriptionWarm → From the first');
    expect(changed).toHaveTextContent('Selling Price1 250,50 ₽ → 990,00 ₽');
  });

  test('loads the newer record, which can then be saved', async () => {
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

  test('keeps what was typed over the changes, when told to, and nothing else', async () => {
    const { user, notice, stored } = await openConflict();
    expect(field('Selling Price')).toHaveValue('990,00');
    await user.click(within(notice).getByRole('button', { name: 'Keep what I typed' }));
    await findToast('Product updated successfully');
    const kept = { description: 'From the second', sellingPrice: 990, version: 3 };
    expect(await stored()).toMatchObject(kept);
  });
});

test('a product that was deleted while the form stood there keeps what was typed', async () => {
  const { user, request, product } = await openForm();
  await retype(user, 'Description', 'Warm and dim');
  await request(`products/${product._id}`, { method: 'DELETE' });
  // Back from the tab where that was done.
  fireEvent.focus(window);
  await save(user);
  expect(await findToast('Failed to save product')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Product not foundSomebody has deleted it');
  expect(field('Description')).toHaveValue('Warm and dim');
  expect(takeLogged()).toHaveLength(1);
});

test('a product that does not exist is said not to, and leads to the list', async () => {
  const { open } = await renderShop(routes);
  await open('/products/edit/0190a0a0-0000-7000-8000-000000000000');
  expect(await screen.findByText('Product not found')).toBeVisible();
  expect(screen.queryByText('Failed to load product data')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('a record that does not load says so, and Retry heals it', async () => {
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

test('waits for the record with a spinner', async () => {
  const { request, open } = await renderShop(routes);
  const { _id } = await addProduct(request, { name: 'Desk lamp' });
  const release = faults.hold('get', 'products/:id');
  await open(`/products/edit/${_id}`);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  release();
  expect(await screen.findByDisplayValue('Desk lamp')).toBeVisible();
});
