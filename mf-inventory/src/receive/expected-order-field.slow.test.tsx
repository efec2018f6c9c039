import {
  faults,
  field,
  findToast,
  receiveStock,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { chooseProduct, preview, save } from '../testing/form-page';
import { expected, openReceiveForm, TWENTY } from '../testing/receive-form';
import { listMovements } from '../testing/stock-movements';

const none = () => screen.getByRole('radio', { name: 'No purchase order' });

test('chooses the oldest of several open orders, and disappears when there are none', async () => {
  const { user, orders } = await openReceiveForm(TWENTY, [{ quantity: 5, unitPrice: 90 }]);
  await chooseProduct(user, 'Lamp');
  const oldest = await expected(20, orders[0]!);
  await waitFor(() => expect(oldest).toBeChecked());
  expect(oldest).toHaveAccessibleDescription(/^Light Ltd · \d/);
  await waitFor(() => expect(field('Quantity')).toHaveValue('20'));
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'The oldest of 2 open orders. If this is another delivery, choose its order.',
  );
  await user.click(await expected(5, orders[1]!));
  await waitFor(() => expect(field('Quantity')).toHaveValue('5'));
  expect(screen.getByRole('radiogroup')).not.toHaveAccessibleDescription();
  await chooseProduct(user, 'Desk');
  await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
  expect(field('Quantity')).toHaveValue('');
});

test('keeps the choice that the user made before the answer', async () => {
  const { user, orders } = await openReceiveForm(TWENTY, [{ quantity: 5, unitPrice: 90 }]);
  await chooseProduct(user, 'Lamp');
  const oldest = await expected(20, orders[0]!);
  await waitFor(() => expect(oldest).toBeChecked());
  for (const [choice, quantity] of [
    [() => expected(5, orders[1]!), '5'],
    [none, ''],
  ] as const) {
    await chooseProduct(user, 'Desk');
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    const release = faults.hold('get', 'orders');
    await chooseProduct(user, 'Lamp');
    await user.click(await choice());
    release();
    // The server answers this search after the orders.
    await user.type(field('Product'), 'De');
    expect(await screen.findByRole('option', { name: /^Desk/ })).toBeVisible();
    expect(await choice()).toBeChecked();
    expect(field('Quantity')).toHaveValue(quantity);
  }
});

test('chooses the order again when the user returns to a product before an answer', async () => {
  const { user, orders } = await openReceiveForm(TWENTY);
  await chooseProduct(user, 'Lamp');
  await waitFor(async () => expect(await expected(20, orders[0]!)).toBeChecked());
  const release = faults.hold('get', 'orders');
  await chooseProduct(user, 'Desk');
  await chooseProduct(user, 'Lamp');
  await waitFor(async () => expect(await expected(20, orders[0]!)).toBeChecked());
  expect(field('Quantity')).toHaveValue('20');
  release();
});

test('links the receipt to the only open order, with its outstanding quantity and price', async () => {
  const { user, request, orders } = await openReceiveForm(TWENTY);
  await chooseProduct(user, 'Lamp');
  const order = await expected(20, orders[0]!);
  await waitFor(() => expect(order).toBeChecked());
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    /^The only open order for this product/,
  );
  await waitFor(() => expect(field('Purchase Price')).toHaveValue('99,50'));
  await user.click(none());
  await waitFor(() => expect(field('Quantity')).toHaveValue(''));
  expect(field('Purchase Price')).toHaveValue('');
  expect(screen.getByRole('radiogroup')).not.toHaveAccessibleDescription();
  await user.click(order);
  await waitFor(() => expect(field('Quantity')).toHaveValue('20'));
  expect(preview()).toHaveTextContent('0 → 20 pieces');
  await save(user, 'Receive Stock');
  await findToast('Stock received successfully');
  expect(await listMovements(request)).toMatchObject([
    { quantity: 20, unitCost: 99.5, orderNumber: orders[0]!.orderNumber },
  ]);
});

test('replaces the proposal by what the user types', async () => {
  const { user, orders } = await openReceiveForm(TWENTY);
  const release = faults.hold('get', 'orders');
  await user.type(field('Product'), 'Lamp');
  const option = await screen.findByRole('option', { name: /^Lamp/, selected: true });
  expect(option).toBeVisible();
  await user.keyboard('{Enter}');
  expect(field('Quantity')).toHaveFocus();
  release();
  await waitFor(() => expect(field('Quantity')).toHaveValue('20'));
  expect(await expected(20, orders[0]!)).toBeChecked();
  await waitFor(() =>
    expect(field('Quantity')).toMatchObject({ selectionStart: 0, selectionEnd: 2 }),
  );
  await user.keyboard('18');
  expect(field('Quantity')).toHaveValue('18');
});

test('fills in the outstanding quantity of a link, which leaving does not lose', async () => {
  const { request, open, orders, lamp, user, currentPath } = await openReceiveForm(TWENTY);
  const [order] = orders;
  await receiveStock(request, { productId: lamp._id, orderId: order!._id, quantity: 12 });
  await open(`/inventory/receive?productId=${lamp._id}&orderId=${order!._id}`);
  expect(await expected(8, order!)).toBeChecked();
  expect(field('Quantity')).toHaveValue('8');
  expect(field('Purchase Price')).toHaveValue('99,50');
  await user.click(screen.getByRole('radio', { name: 'No purchase order' }));
  await waitFor(() => expect(field('Quantity')).toHaveValue(''));
  await user.click(await expected(8, order!));
  await waitFor(() => expect(field('Quantity')).toHaveValue('8'));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(currentPath()).toBe('/inventory');
});

test('keeps typed values and changes proposed ones with the choice', async () => {
  const { user, orders } = await openReceiveForm(TWENTY, [{ quantity: 5, unitPrice: 90 }]);
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '8');
  await user.click(await expected(20, orders[0]!));
  await waitFor(() => expect(field('Purchase Price')).toHaveValue('99,50'));
  expect(field('Quantity')).toHaveValue('8');
  await user.click(await expected(5, orders[1]!));
  await waitFor(() => expect(field('Purchase Price')).toHaveValue('90,00'));
  expect(field('Quantity')).toHaveValue('8');
  await user.click(screen.getByRole('radio', { name: 'No purchase order' }));
  await waitFor(() => expect(field('Purchase Price')).toHaveValue(''));
  expect(field('Quantity')).toHaveValue('8');
});

test('warns of more than the order expects, but accepts it', async () => {
  const { user, request, orders, lamp } = await openReceiveForm(TWENTY);
  await receiveStock(request, { productId: lamp._id, orderId: orders[0]!._id, quantity: 12 });
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '1 208');
  await user.click(none());
  expect(field('Quantity')).not.toHaveAccessibleDescription();
  await user.click(await expected(8, orders[0]!));
  expect(field('Quantity')).toHaveAccessibleDescription(/^1\s200\spieces more than ordered$/);
  expect(field('Quantity')).toBeValid();
  await retype(user, 'Quantity', '8');
  expect(field('Quantity')).not.toHaveAccessibleDescription();
  await retype(user, 'Quantity', '9');
  expect(field('Quantity')).toHaveAccessibleDescription(/^1\spiece more than ordered$/);
  await save(user, 'Receive Stock');
  await findToast('Stock received successfully');
});

test('proposes no price when the items of the order have different ones', async () => {
  const { user, orders } = await openReceiveForm([...TWENTY, { quantity: 10, unitPrice: 90 }]);
  await chooseProduct(user, 'Lamp');
  expect(await expected(30, orders[0]!)).toBeVisible();
  await waitFor(() => expect(field('Quantity')).toHaveValue('30'));
  expect(field('Purchase Price')).toHaveValue('');
});

test('shows the refusal of a completed order at the field', async () => {
  const { user, request, orders } = await openReceiveForm(TWENTY);
  await chooseProduct(user, 'Lamp');
  await waitFor(() => expect(field('Purchase Price')).toHaveValue('99,50'));
  const body = { status: 'completed' };
  await request(`orders/${orders[0]!._id}/status`, { method: 'PATCH', body });
  await save(user, 'Receive Stock');
  await waitFor(() =>
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      /^No open purchase order of this product has this number/,
    ),
  );
  expect(takeLogged()).toHaveLength(1);
  expect(field('Quantity')).toHaveValue('20');
});

test('keeps the proposal of an order that becomes complete', async () => {
  const { user, request, orders } = await openReceiveForm(TWENTY, [{ quantity: 5, unitPrice: 90 }]);
  await chooseProduct(user, 'Lamp');
  await waitFor(() => expect(field('Purchase Price')).toHaveValue('99,50'));
  const oldest = await expected(20, orders[0]!);
  const body = { status: 'completed' };
  await request(`orders/${orders[0]!._id}/status`, { method: 'PATCH', body });
  fireEvent.focus(window);
  await waitFor(() => expect(oldest).not.toBeInTheDocument());
  expect(field('Quantity')).toHaveValue('20');
  expect(field('Purchase Price')).toHaveValue('99,50');
  await user.click(none());
  await waitFor(() => expect(field('Quantity')).toHaveValue(''));
  expect(field('Purchase Price')).toHaveValue('');
});

test('keeps what was typed when the orders of a link load late, and chooses the oldest', async () => {
  const { user, open, lamp, orders } = await openReceiveForm(TWENTY);
  faults.status('get', 'orders', 500);
  await open(`/inventory/receive?productId=${lamp._id}`);
  expect(await screen.findByText('Failed to load open purchase orders')).toBeVisible();
  await retype(user, 'Quantity', '7');
  await retype(user, 'Notes', 'One box is wet');
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await expected(20, orders[0]!)).toBeChecked());
  await waitFor(() => expect(field('Purchase Price')).toHaveValue('99,50'));
  expect(field('Quantity')).toHaveValue('7');
  expect(field('Notes')).toHaveValue('One box is wet');
});
