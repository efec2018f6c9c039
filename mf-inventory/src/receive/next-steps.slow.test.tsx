import { dismissToast } from '@stockroom/shared-ui';
import {
  addOrder,
  addProduct,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../remote';
import { save } from '../testing/form-page';

/** Opens the receipt of one item of a purchase order of three. */
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

const notice = (text: RegExp) => screen.findByText(text);
const RECEIVED = /^Received /;
const link = (name: string) => screen.findByRole('link', { name });

/** Posts the receipt and goes to the movements. */
async function receive({ user, currentPath }: Awaited<ReturnType<typeof openForm>>) {
  await save(user, 'Receive Stock');
  await findToast('Stock received successfully');
  await findPage('Stock Movements');
  expect(currentPath()).toBe('/inventory');
}

test('leads from item to item of an order, and back to it after the last', async () => {
  const shop = await openForm(1);
  const { user, currentPath, placeOf, orderId } = shop;
  for (const [next, name] of [
    [0, 'Lamp'],
    [2, 'Chair'],
  ] as const) {
    await receive(shop);
    await user.click(await link(`Receive next: ${name}`));
    await waitFor(() => expect(currentPath()).toBe(placeOf(next)));
    await waitFor(() => expect(field('Product')).toHaveValue(name));
    expect(field('Quantity')).toHaveValue(String(next + 1));
  }
  await receive(shop);
  expect(await link('Receive another')).toHaveAttribute('href', '/inventory/receive');
  await user.click(await link('Back to order'));
  await waitFor(() => expect(currentPath()).toBe(`/orders/${orderId}`));
});

test('tells that the order of an old link expects nothing more', async () => {
  const shop = await openForm(2);
  await receive(shop);
  await shop.open(shop.placeOf(2));
  expect(await screen.findByText(/PO-\d+-\d+ expects no more of this product/)).toBeVisible();
  expect(field('Quantity')).toHaveValue('');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('offers another item after a partial receipt', async () => {
  const shop = await openForm(2);
  await retype(shop.user, 'Quantity', '1');
  await receive(shop);
  await shop.user.click(await link('Receive next: Lamp'));
  await waitFor(() => expect(field('Product')).toHaveValue('Lamp'));
});

test('shows the receipt until the user dismisses it', async () => {
  const shop = await openForm(1);
  const { user, router, redux } = shop;
  await receive(shop);
  expect(await notice(/^Received 2 pieces of Desk for PO-2026-0001\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Receive next/ })).not.toBeInTheDocument();
  const { current } = redux.getState().toasts;
  act(() => void redux.dispatch(dismissToast(current!.id)));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'in');
  await waitFor(() => expect(router.state.location.search).toBe('?movementType=in'));
  expect(await notice(RECEIVED)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(RECEIVED)).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?movementType=in');
});

test('hides the receipt once the user leaves the list, and shows it after Back', async () => {
  const shop = await openForm(1);
  await receive(shop);
  await shop.open('/inventory/adjust');
  await findPage('Stock Adjustment');
  await shop.open('/inventory');
  await findPage('Stock Movements');
  expect(screen.queryByText(RECEIVED)).not.toBeInTheDocument();
  for (const page of ['Stock Adjustment', 'Stock Movements']) {
    await act(() => shop.router.navigate(-1));
    await findPage(page);
  }
  expect(await notice(RECEIVED)).toBeVisible();
});

test('carries the supplier reference from item to item', async () => {
  const shop = await openForm(0);
  const { user, currentPath } = shop;
  await retype(user, 'Supplier Reference', 'INV 7/2 & co');
  await receive(shop);
  await user.click(await link('Receive next: Desk'));
  await waitFor(() => expect(field('Product')).toHaveValue('Desk'));
  expect(field('Quantity')).toHaveValue('2');
  expect(field('Supplier Reference')).toHaveValue('INV 7/2 & co');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
});

test('goes on with another product of the same reference when there is no order', async () => {
  const shop = await openForm(0);
  const { user } = shop;
  await user.click(screen.getByRole('radio', { name: 'No purchase order' }));
  await retype(user, 'Quantity', '4');
  await retype(user, 'Supplier Reference', 'INV-7');
  await receive(shop);
  expect(await notice(/^Received 4 pieces of Lamp\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to order' })).not.toBeInTheDocument();
  await user.click(await link('Receive another'));
  await waitFor(() => expect(field('Product')).toHaveFocus());
  expect(field('Product')).toHaveValue('');
  expect(field('Supplier Reference')).toHaveValue('INV-7');
});

test.each([null, 'next-form'])('ignores the history state %j', async (state) => {
  const { router, open } = await renderShop(routes);
  await open('/inventory/receive');
  await act(() => router.navigate('/inventory', { state }));
  await findPage('Stock Movements');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});
