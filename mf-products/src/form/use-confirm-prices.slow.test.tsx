import type { ProductInput, ProductResult } from '@stockroom/contract';
import { addProduct, field, findToast, renderShop, retype } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { save } from '../testing/form-page';
import routes from '../remote';

async function openForm(input: Partial<ProductInput> = {}) {
  const shop = await renderShop(routes);
  const prices = { purchasePrice: 500, sellingPrice: 2000 };
  const { _id } = await addProduct(shop.request, { name: 'Kettle', ...prices, ...input });
  await shop.open(`/products/edit/${_id}`);
  await screen.findByDisplayValue('Kettle');
  const stored = async () =>
    ((await (await shop.request(`products/${_id}`)).json()) as ProductResult).product;
  return { ...shop, stored };
}

const findQuestion = (title = 'Is the price right?') =>
  screen.findByRole('alertdialog', { name: title });

test('asks before it saves an implausible price', async () => {
  const { user, stored } = await openForm();
  await retype(user, 'Selling Price', '200000');
  await save(user);
  expect(await findQuestion()).toHaveAccessibleDescription(
    /^The selling price of 2\s000,00\s₽ becomes 200\s000,00\s₽\.$/,
  );
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(field('Selling Price')).toHaveFocus());
  expect(field('Selling Price')).toHaveValue('200000');
  expect(await stored()).toMatchObject({ sellingPrice: 2000, version: 1 });

  await save(user);
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Save anyway' }));
  await findToast('Product updated successfully');
  expect(await stored()).toMatchObject({ sellingPrice: 200_000 });
});

test('asks about both prices at once, and Escape focuses the first', async () => {
  const { user } = await openForm();
  await retype(user, 'Purchase Price', '50000');
  await retype(user, 'Selling Price', '2');
  await save(user);
  expect(await findQuestion('Are the prices right?')).toHaveAccessibleDescription(
    /^The purchase price of 500,00\s₽ becomes 50\s000,00\s₽\. The selling price of 2\s000,00\s₽ becomes 2,00\s₽\.$/,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field('Purchase Price')).toHaveFocus());
});

test.each<[string, Partial<ProductInput>, string]>([
  ['a price that changes by less than ten times', {}, '19999'],
  ['a small amount', { sellingPrice: 100 }, '1099'],
  ['a first price', { sellingPrice: 0 }, '20000'],
  ['an unchanged high price', { sellingPrice: 900_000 }, '900000,00'],
])('does not ask about %s', async (_, before, typed) => {
  const { user, stored } = await openForm(before);
  await retype(user, 'Selling Price', typed);
  await save(user);
  await findToast('Product updated successfully');
  expect((await stored()).sellingPrice).toBe(parseFloat(typed));
});

test('does not compare prices of different units', async () => {
  const { user, stored } = await openForm({ unitOfMeasurement: 'g' });
  await user.selectOptions(field('Unit of Measurement'), 'kg');
  await retype(user, 'Selling Price', '200000');
  await save(user);
  await findToast('Product updated successfully');
  expect(await stored()).toMatchObject({ sellingPrice: 200_000, unitOfMeasurement: 'kg' });
});
