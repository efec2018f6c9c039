import type { Role } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  field,
  findPage,
  findToast,
  receiveStock,
  renderShop,
  retype,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseProduct, save } from './testing/form-page';
import { listMovements } from './testing/stock-movements';
import routes from './remote';

const look = () => act(() => void window.dispatchEvent(new Event('focus')));

/** A shop with seven lamps that cost 77 each, and one that a forced sale brought. */
async function openShop(role: Role, path: string) {
  const shop = await renderShop(routes, { role });
  const { request } = shop;
  const lamp = await addProduct(request, { name: 'Lamp', purchasePrice: 77 });
  await receiveStock(request, { productId: lamp._id, quantity: 7, purchasePrice: 77 });
  const items = [{ productId: lamp._id, quantity: 8, unitPrice: 100 }];
  const { _id } = await addOrder(request, { items });
  const body = { status: 'completed', force: true };
  await request(`orders/${_id}/status`, { method: 'PATCH', body });
  await shop.open(path);
  return { ...shop, lamp };
}

test.each([
  ['manager', { value: true, export: true, receive: true, adjust: true }],
  ['accountant', { value: true, export: true, receive: false, adjust: false }],
  ['warehouse', { value: false, export: false, receive: true, adjust: true }],
  ['sales', { value: false, export: false, receive: false, adjust: false }],
] as const)('shows %s the movements as the role allows', async (role, may) => {
  await openShop(role, '/inventory');
  const correction = await screen.findByRole('row', { name: /To verify/ });
  const count = (isShown: boolean) => (isShown ? 1 : 0);
  const link = (name: string | RegExp) => screen.queryAllByRole('link', { name });
  expect(screen.queryAllByRole('columnheader', { name: 'Value' })).toHaveLength(count(may.value));
  expect(/77,00/.test(document.body.textContent ?? '')).toBe(may.value);
  expect(screen.queryAllByText(/^Value is how much/)).toHaveLength(count(may.value));
  expect(screen.queryAllByRole('button', { name: 'Export Report' })).toHaveLength(
    count(may.export),
  );
  expect(link('Receive Stock')).toHaveLength(count(may.receive));
  expect(link('Adjust Stock')).toHaveLength(count(may.adjust));
  expect(within(correction).queryAllByRole('link', { name: 'Count' })).toHaveLength(
    count(may.adjust),
  );
  expect(within(correction).queryAllByRole('button', { name: /verified/ })).toHaveLength(
    count(may.adjust),
  );
  expect(document.body).not.toHaveTextContent(/NaN|undefined/);
});

test('the warehouse receives stock without a price, also for a purchase order', async () => {
  const { user, request, lamp } = await openShop('warehouse', '/inventory/receive');
  await findPage('Receive Stock');
  const items = [{ productId: lamp._id, quantity: 20, unitPrice: 55 }];
  await addOrder(request, { supplierId: lamp.supplierId, items });
  await chooseProduct(user, 'Lamp');
  expect(await screen.findByRole('radio', { name: /20.pieces expected in PO-/ })).toBeChecked();
  expect(screen.queryByLabelText('Purchase Price')).not.toBeInTheDocument();
  await waitFor(() => expect(field('Quantity')).toHaveValue('20'));
  await save(user, 'Receive Stock');
  expect(await findToast('Stock received successfully')).toBeVisible();
  const [receipt] = await listMovements(request);
  expect(receipt).toMatchObject({ quantity: 20, reason: 'Stock Receipt' });
});

test('a typed price waits while its user may not see prices, and is not sent', async () => {
  const { user, request, setRole } = await openShop('manager', '/inventory/receive');
  await findPage('Receive Stock');
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '3');
  await retype(user, 'Purchase Price', '80');
  await setRole('warehouse');
  look();
  await waitFor(() => expect(screen.queryByLabelText('Purchase Price')).toBeNull());
  expect(field('Quantity')).toHaveValue('3');
  await setRole('manager');
  look();
  expect(await screen.findByLabelText('Purchase Price')).toHaveValue('80');
  await setRole('warehouse');
  look();
  await waitFor(() => expect(screen.queryByLabelText('Purchase Price')).toBeNull());
  await save(user, 'Receive Stock');
  expect(await findToast('Stock received successfully')).toBeVisible();
  const [receipt] = await listMovements(request);
  expect(receipt).toMatchObject({ quantity: 3 });
  expect(receipt?.unitCost).not.toBe(80);
});
