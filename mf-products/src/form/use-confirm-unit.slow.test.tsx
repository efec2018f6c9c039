import type { ProductInput, ProductResult } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  field,
  findToast,
  receiveStock,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { save } from '../testing/form-page';
import routes from '../remote';

/** Opens the form of a product with this stock. */
async function openForm(stock: number, input: Partial<ProductInput> = {}) {
  const shop = await renderShop(routes);
  const product = await addProduct(shop.request, { name: 'Nails', ...input });
  if (stock > 0) await receiveStock(shop.request, { productId: product._id, quantity: stock });
  const open = async () => {
    await shop.open(`/products/edit/${product._id}`);
    await screen.findByDisplayValue('Nails');
  };
  const storedUnit = async () => {
    const answer = await shop.request(`products/${product._id}`);
    return ((await answer.json()) as ProductResult).product.unitOfMeasurement;
  };
  return { ...shop, product, open, storedUnit };
}
const unit = () => field('Unit of Measurement');
const question = () => screen.findByRole('alertdialog', { name: 'Change the unit?' });

test('asks before a stock gets another unit; Go back focuses the unit and saves nothing', async () => {
  const { user, open, storedUnit } = await openForm(1245);
  await open();
  await user.selectOptions(unit(), 'kg');
  await save(user);
  expect(await question()).toHaveAccessibleDescription(
    'The stock of 1\u00a0245\u00a0pieces becomes 1\u00a0245\u00a0kg. Nothing is converted: orders and reports show the same numbers in kg.',
  );
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(unit()).toHaveFocus());
  expect(unit()).toHaveValue('kg');
  expect(await storedUnit()).toBe('pieces');

  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Change the unit' }));
  expect(await findToast('Product updated successfully')).toBeVisible();
  expect(await storedUnit()).toBe('kg');
});

test('asks when a product has only orders', async () => {
  const { user, open, request, product } = await openForm(0);
  await addOrder(request, {
    items: [{ productId: product._id, quantity: 2, unitPrice: 1 }],
  });
  await open();
  await user.selectOptions(unit(), 'kg');
  await save(user);
  expect(await question()).toHaveAccessibleDescription(
    'Nothing is converted: orders and reports show the same numbers in kg.',
  );
});

test.each([
  ['of a product without stock', 0, 'kg'],
  ['when the unit stays', 5, 'pieces'],
])('does not ask %s', async (_, stock, chosen) => {
  const { user, open, storedUnit } = await openForm(stock);
  await open();
  await user.selectOptions(unit(), chosen);
  await retype(user, 'Description', 'Zinc');
  await save(user);
  expect(await findToast('Product updated successfully')).toBeVisible();
  expect(await storedUnit()).toBe(chosen);
});

test('shows at the unit why the stock does not fit it, and keeps the typed text', async () => {
  const { user, open } = await openForm(2.5, { unitOfMeasurement: 'kg' });
  await open();
  await retype(user, 'Description', 'Zinc');
  await user.selectOptions(unit(), 'pieces');
  await save(user);
  await waitFor(() =>
    expect(unit()).toHaveAccessibleDescription(
      'A stock movement of 2,5\u00a0kg is not a whole number',
    ),
  );
  expect(unit()).toHaveValue('pieces');
  expect(field('Description')).toHaveValue('Zinc');
  takeLogged();
});
