import {
  addOrder,
  addProduct,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import routes from '../remote';
import { save } from '../testing/form-page';

/** A purchase order of three products, at whose form a delivery of one is about to be booked. */
async function openForm(index: number) {
  const shop = await renderShop(routes);
  const { supplierId, _id: lamp } = await addProduct(shop.request, { name: 'Lamp' });
  const products = [lamp];
  for (const name of ['Desk', 'Chair'])
    products.push((await addProduct(shop.request, { name, supplierId }))._id);
  const items = products.map((productId, at) => ({ productId, quantity: at + 1, unitPrice: 10 }));
  const { _id: orderId } = await addOrder(shop.request, { supplierId, items });
  const placeOf = (at: number) =>
    `/inventory/receive?${new URLSearchParams({ productId: products[at]!, orderId })}`;
  await shop.open(placeOf(index));
  await waitFor(() => expect(field('Quantity')).toHaveValue(String(index + 1)));
  return { ...shop, placeOf, orderId };
}

/** Books the delivery as it stands there, and goes to the movements. */
async function receive({ user, currentPath }: Awaited<ReturnType<typeof openForm>>) {
  await save(user, 'Receive Stock');
  await findToast('Stock received successfully');
  await findPage('Stock Movements');
  expect(currentPath()).toBe('/inventory');
}

test('from item to item of an order, and back to it after the last', async () => {
  const shop = await openForm(1);
  const { user, currentPath, placeOf, orderId } = shop;
  for (const [next, name] of [
    [2, 'Chair'],
    [0, 'Lamp'],
  ] as const) {
    await receive(shop);
    await user.click(screen.getByRole('button', { name: 'Receive next' }));
    await waitFor(() => expect(currentPath()).toBe(placeOf(next)));
    await waitFor(() => expect(field('Product')).toHaveValue(name));
    expect(field('Quantity')).toHaveValue(String(next + 1));
  }
  await receive(shop);
  await user.click(screen.getByRole('button', { name: 'Back to order' }));
  await waitFor(() => expect(currentPath()).toBe(`/orders/${orderId}`));
});

test('an item of which a part has come is left for later, too', async () => {
  const shop = await openForm(2);
  await retype(shop.user, 'Quantity', '1');
  await receive(shop);
  await shop.user.click(screen.getByRole('button', { name: 'Receive next' }));
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp'));
});

test('a delivery without an order has nothing that follows', async () => {
  const shop = await openForm(0);
  await shop.user.click(screen.getByRole('radio', { name: 'No purchase order' }));
  await retype(shop.user, 'Quantity', '4');
  await receive(shop);
  expect(screen.queryByRole('button', { name: /next|order/ })).not.toBeInTheDocument();
});
