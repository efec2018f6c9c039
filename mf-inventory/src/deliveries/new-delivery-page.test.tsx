import {
  addOrder,
  addProduct,
  faults,
  findToast,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import routes from '../remote';

async function openWithOrder(status = 'pending') {
  const shop = await renderShop(routes);
  const { request } = shop;
  const { _id: productId, supplierId } = await addProduct(request, { name: 'Lamp' });
  const items = [{ productId, quantity: 5, unitPrice: 90 }];
  const { _id } = await addOrder(request, { supplierId, items });
  await request(`orders/${_id}/status`, { method: 'PATCH', body: { status } });
  return { ...shop, path: `/inventory/deliveries/new?orderId=${_id}` };
}

const begin = () => screen.findByRole('button', { name: 'Start' });

test('begins a delivery of an order with one press', async () => {
  const { user, open, path } = await openWithOrder();
  await open(path);
  await user.dblClick(await begin());
  await findToast('Delivery created');
  expect(await screen.findByRole('row', { name: /^Lamp/ })).toHaveTextContent('5');
});

test('says that a closed order expects nothing, and keeps its supplier', async () => {
  const { open, path } = await openWithOrder('cancelled');
  await open(path);
  expect(await screen.findByText(/^PO-.* expects nothing more/)).toBeVisible();
  expect(screen.getByLabelText('Supplier')).toHaveValue('Light Ltd');
});

test('offers to load the order again', async () => {
  const { user, open, path } = await openWithOrder();
  faults.status('get', 'orders/:id', 500);
  await open(path);
  await findToast('Failed to load the order');
  takeLogged();
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await begin()).toBeVisible();
});
