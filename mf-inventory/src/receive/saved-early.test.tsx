import type { StockMovementList } from '@stockroom/contract';
import { faults, field, findToast, retype } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { chooseProduct } from '../testing/form-page';
import { openReceiveForm, TWENTY } from '../testing/receive-form';

type Form = Awaited<ReturnType<typeof openReceiveForm>>;

/** What was booked, once that is said; the orders are answered while the form is being saved. */
async function bookedAfter({ user, request }: Form, release: () => void) {
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible();
  release();
  await findToast('Stock received successfully');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const { movements } = (await (await request('stock-movements')).json()) as StockMovementList;
  return movements;
}

test.each([
  ['its orders have', 'orders'],
  ['what its order pays for it has', 'orders/:id'],
] as const)('a delivery that is saved before %s come waits for that', async (_what, path) => {
  const form = await openReceiveForm(TWENTY, [{ quantity: 5, unitPrice: 90 }]);
  const release = faults.hold('get', path);
  await chooseProduct(form.user, 'Lamp');
  await retype(form.user, 'Quantity', '18');
  expect(await bookedAfter(form, release)).toMatchObject([
    { quantity: 18, unitCost: 99.5, orderId: form.orders[0]!._id },
  ]);
});

test('so does one of a product that was entered before it was found', async () => {
  const form = await openReceiveForm(TWENTY);
  const release = faults.hold('get', 'products');
  await form.user.type(field('Product'), 'Lamp{Enter}');
  expect(field('Quantity')).toHaveFocus();
  await form.user.keyboard('18');
  expect(await bookedAfter(form, release)).toMatchObject([
    { quantity: 18, unitCost: 99.5, orderId: form.orders[0]!._id },
  ]);
});

test('so does one of an order that was looked at before, whose price is known', async () => {
  const form = await openReceiveForm(TWENTY);
  const { user, orders } = form;
  await chooseProduct(user, 'Lamp');
  expect(await screen.findByDisplayValue('99,50')).toBeVisible();
  await chooseProduct(user, 'Desk');
  const release = faults.hold('get', 'orders');
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '18');
  await user.click(screen.getByRole('button', { name: 'Receive Stock' }));
  release();
  await findToast('Stock received successfully');
  const { movements } = (await (await form.request('stock-movements')).json()) as StockMovementList;
  expect(movements).toMatchObject([{ quantity: 18, unitCost: 99.5, orderId: orders[0]!._id }]);
});
