import { orderPath } from '@stockroom/contract';
import { faults, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { chooseType, field, fillItem, retype, save } from './testing/form-page';
import { openNewForm } from './testing/form-shop';

test('an order is stored, changed and completed once, though each answer was lost at first', async () => {
  const { user, stored, open, request, kettle } = await openNewForm();
  const failThenSucceed = async (failure: string, message: string, write: () => Promise<void>) => {
    await write();
    expect(await findToast(failure)).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    faults.heal();
    await write();
    expect(await findToast(message)).toBeVisible();
  };
  const openStatusMenu = async () =>
    user.click(await screen.findByRole('button', { name: 'Update Status' }));
  await chooseType(user, 'Sales');
  await retype(user, field('Customer Name'), 'Vera Orlova');
  await fillItem(user, 1, { product: 'Kettle', quantity: '2' });
  faults.loseAnswer('post', 'orders');
  await failThenSucceed('Failed to save order', 'Order created successfully', () => save(user));
  const [order, ...others] = await stored();
  if (!order || others.length > 0) throw new Error('There should be one order');

  await open(`/orders/edit/${order._id}`);
  await screen.findByText('Order Items');
  await retype(user, field('Quantity', 1), '3');
  faults.loseAnswer('put', 'orders/:id');
  await failThenSucceed('Failed to save order', 'Order updated successfully', () => save(user));
  expect(await stored()).toMatchObject([{ items: [{ quantity: 3 }], version: 2 }]);

  await open(orderPath(order._id));
  faults.loseAnswer('patch', 'orders/:id/status');
  await openStatusMenu();
  await user.click(await screen.findByRole('menuitem', { name: /^Completed/ }));
  expect(await findToast('Failed to update order status')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await openStatusMenu();
  // What was asked for is done already, and said so.
  expect(
    await screen.findByRole('menuitem', { name: /^Completed.*Current status/ }),
  ).toHaveAttribute('aria-disabled', 'true');
  const answer = await request(`stock-movements?orderId=${order._id}&productId=${kettle._id}`);
  expect(await answer.json()).toMatchObject({ movements: [{ quantity: 3, movementType: 'out' }] });
});
