import type { ProductList, StockMovementList } from '@stockroom/contract';
import {
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
import { fillProduct, save, saveTwice } from '../testing/form-page';
import routes from '../remote';

const HINT = 'Posts a receipt at the purchase price.';

async function openForm() {
  const shop = await renderShop(routes);
  await addSupplier(shop.request, { companyName: 'Light Ltd' });
  await shop.open('/products/new');
  await findPage('Add Product');
  await screen.findByLabelText('Product Name');
  const read = async <Body,>(path: string) => (await (await shop.request(path)).json()) as Body;
  const stored = async () => (await read<ProductList>('products')).products;
  const movements = async () => (await read<StockMovementList>('stock-movements')).movements;
  return { ...shop, stored, movements };
}

test('posts the initial stock with the product, at its purchase price', async () => {
  const { user, stored, movements } = await openForm();
  await fillProduct(user, 'Light Ltd');
  expect(field('Initial Stock')).toHaveAccessibleDescription(HINT);
  expect(field('Initial Stock')).toHaveValue('');
  await user.selectOptions(field('Unit of Measurement'), 'kg');
  await retype(user, 'Initial Stock', '1 250,5');
  expect(field('Initial Stock')).toHaveAttribute('aria-valuetext', '1 250,5 kg');
  await save(user);
  expect(await findToast('Product created successfully')).toBeVisible();
  expect(await stored()).toMatchObject([{ sku: 'LAMP-1', currentStock: 1250.5 }]);
  expect(await movements()).toMatchObject([
    { reason: 'Stock Receipt', quantity: 1250.5, unitCost: 700 },
  ]);
});

test('posts nothing when the field stays empty', async () => {
  const { user, stored, movements } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await save(user);
  expect(await findToast('Product created successfully')).toBeVisible();
  expect(await stored()).toMatchObject([{ currentStock: 0 }]);
  expect(await movements()).toEqual([]);
});

test('shows a mistake at the field and keeps the typed text', async () => {
  const { user, stored } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await retype(user, 'Initial Stock', '1,5');
  await save(user);
  await waitFor(() =>
    expect(field('Initial Stock')).toHaveAccessibleDescription(
      `Initial stock must be a whole number for this unit ${HINT}`,
    ),
  );
  await waitFor(() => expect(field('Initial Stock')).toHaveFocus());
  expect(field('Initial Stock')).toHaveValue('1,5');
  await user.selectOptions(field('Unit of Measurement'), 'kg');
  await waitFor(() => expect(field('Initial Stock')).toBeValid());
  expect(await stored()).toEqual([]);
});

test('posts one receipt when the user repeats a save whose answer was lost', async () => {
  const { user, stored, movements } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await retype(user, 'Initial Stock', '7');
  await saveTwice(user, 'loseAnswer', ['post', 'products']);
  await findToast('Product created successfully');
  expect(await stored()).toMatchObject([{ currentStock: 7 }]);
  expect(await movements()).toHaveLength(1);
});

test('keeps the typed stock when the server refuses it', async () => {
  const { user, currentPath } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await retype(user, 'Initial Stock', '7');
  const message = 'Receive stock: your role does not allow this. An owner can change it.';
  faults.status('post', 'products', 403, { code: 'FORBIDDEN', message, fieldErrors: {} });
  await save(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(field('Initial Stock')).toHaveValue('7');
  expect(currentPath()).toBe('/products/new');
  expect(takeLogged()).toHaveLength(1);
});

test('is not a field of a product that exists', async () => {
  const { user, open, stored } = await openForm();
  await fillProduct(user, 'Light Ltd');
  await save(user);
  await findToast('Product created successfully');
  const [product] = await stored();
  await open(`/products/edit/${product?._id}`);
  await screen.findByLabelText('Product Name');
  expect(screen.queryByLabelText('Initial Stock')).not.toBeInTheDocument();
});
