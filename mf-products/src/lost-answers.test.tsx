import type { ProductList, ProductResult } from '@stockroom/contract';
import {
  addProduct,
  addSupplier,
  faults,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { fillProduct, save } from './testing/form-page';
import routes from './remote';

async function openShop() {
  const shop = await renderShop(routes);
  const supplier = await addSupplier(shop.request, { companyName: 'Light Ltd' });
  const list = async () =>
    ((await (await shop.request('products')).json()) as ProductList).products;
  /** The answer to what was done last is lost; the user does it again. */
  const tryAgain = async (failure: string, again: () => Promise<void>) => {
    expect(await findToast(failure)).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    faults.heal();
    await again();
  };
  return { ...shop, supplier, list, tryAgain };
}

test('a product that was stored without a word is not stored twice', async () => {
  const { user, open, list, tryAgain } = await openShop();
  await open('/products/new');
  await findPage('Add Product');
  await screen.findByLabelText('Product Name');
  await fillProduct(user, 'Light Ltd');
  faults.loseAnswer('post', 'products');
  await save(user);
  await tryAgain('Failed to save product', () => save(user));
  expect(await findToast('Product created successfully')).toBeVisible();
  expect(await list()).toHaveLength(1);
});

test('a change that was stored without a word is no conflict with oneself', async () => {
  const { user, open, request, supplier, tryAgain } = await openShop();
  const { _id } = await addProduct(request, { supplierId: supplier._id });
  await open(`/products/edit/${_id}`);
  await screen.findByLabelText('Product Name');
  await retype(user, 'Product Name', 'Floor lamp');
  faults.loseAnswer('put', 'products/:id');
  await save(user);
  await tryAgain('Failed to save product', () => save(user));
  expect(await findToast('Product updated successfully')).toBeVisible();
  const { product } = (await (await request(`products/${_id}`)).json()) as ProductResult;
  expect(product).toMatchObject({ name: 'Floor lamp', version: 2 });
});

test('a product can be deleted, and restored, again when no answer came', async () => {
  const { user, open, request, supplier, list, tryAgain } = await openShop();
  await addProduct(request, { name: 'Desk lamp', supplierId: supplier._id });
  await open('/products');
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
  };
  faults.loseAnswer('delete', 'products/:id');
  await remove();
  await tryAgain('Failed to delete product', remove);
  expect(await findToast('Product deleted successfully')).toBeVisible();
  expect(await list()).toEqual([]);

  faults.loseAnswer('post', 'products/:id/restore');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await tryAgain('Failed to restore product', () =>
    user.click(screen.getByRole('button', { name: 'Retry' })),
  );
  expect(await findToast('Product restored successfully')).toBeVisible();
  expect(await list()).toHaveLength(1);
});
