import {
  addProduct,
  faults,
  field,
  findPage,
  renderShop,
  retype,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import routes from '../remote';

async function openForm(path: string, title: string) {
  const shop = await renderShop(routes);
  await addProduct(shop.request, { name: 'Lamp E27', sku: 'L-1' });
  await addProduct(shop.request, { name: 'Lamp E14', sku: 'L-10' });
  await shop.open(path);
  await findPage(title);
  await shop.user.click(await screen.findByLabelText('Product'));
  return shop;
}

const RECEIVE = ['/inventory/receive', 'Receive Stock'] as const;

test.each<[path: string, title: string, next: string]>([
  [...RECEIVE, 'Quantity'],
  ['/inventory/adjust?adjustmentType=absolute', 'Stock Adjustment', 'New Stock Level'],
  ['/inventory/adjust', 'Stock Adjustment', 'Adjustment Type'],
])('in %s a scanned SKU with its Enter goes on to what comes next', async (path, title, next) => {
  const { user } = await openForm(path, title);
  await user.keyboard('l-1{Enter}');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  expect(field(next)).toHaveFocus();
  expect(await screen.findByText('Current Stock')).toBeVisible();
});

test('a scanned SKU with a Tab is chosen, too', async () => {
  const { user } = await openForm(...RECEIVE);
  await user.keyboard('L-1{Tab}20');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  expect(field('Quantity')).toHaveValue('20');
});

test('an amount is what Enter goes on to once that type is chosen', async () => {
  const { user } = await openForm('/inventory/adjust', 'Stock Adjustment');
  await user.selectOptions(field('Adjustment Type'), 'relative');
  await user.type(field('Product'), 'L-10{Enter}-5');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E14'));
  expect(field('Adjustment Amount')).toHaveValue('-5');
});

test('a SKU that nobody has is said not to be chosen', async () => {
  const { user } = await openForm(...RECEIVE);
  await user.keyboard('L-2{Tab}');
  await waitFor(() =>
    expect(field('Product')).toHaveAccessibleDescription(
      'Nothing found for “L-2”. Nothing is chosen.',
    ),
  );
});

test.each([
  [...RECEIVE, 'Quantity'],
  ['/inventory/adjust?adjustmentType=absolute', 'Stock Adjustment', 'New Stock Level'],
])('in %s a number of one product is not taken for the next', async (path, title, label) => {
  const { user } = await openForm(path, title);
  await user.keyboard('l-1{Enter}');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  await retype(user, label, '7');
  await retype(user, 'Product', 'l-10');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E14'));
  expect(field(label)).toHaveValue('');

  // Unless it was typed since.
  await retype(user, label, '7');
  const release = faults.hold('get', 'products');
  await retype(user, 'Product', 'l-1');
  await user.keyboard('{Enter}');
  expect(field(label)).toHaveFocus();
  await user.keyboard('8');
  release();
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp E27'));
  expect(field(label)).toHaveValue('8');
});
