import { faults, field, findToast, retype } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { chooseProduct } from '../testing/form-page';
import { openReceiveForm, TWENTY } from '../testing/receive-form';
import { listMovements } from '../testing/stock-movements';

type Form = Awaited<ReturnType<typeof openReceiveForm>>;

/** Submits, releases the held answer, and returns the movements. */
async function postedAfter({ user, request }: Form, release: () => void) {
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible();
  release();
  await findToast('Stock received successfully');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  return listMovements(request);
}

test.each([
  ['the orders', 'orders'],
  ['the price of the order', 'orders/:id'],
] as const)('waits for %s before it posts the receipt', async (_what, path) => {
  const form = await openReceiveForm(TWENTY, [{ quantity: 5, unitPrice: 90 }]);
  const release = faults.hold('get', path);
  await chooseProduct(form.user, 'Lamp');
  await retype(form.user, 'Quantity', '18');
  expect(await postedAfter(form, release)).toMatchObject([
    { quantity: 18, unitCost: 99.5, orderId: form.orders[0]!._id },
  ]);
});

test('waits for a product that was entered before it loaded', async () => {
  const form = await openReceiveForm(TWENTY);
  const release = faults.hold('get', 'products');
  await form.user.type(field('Product'), 'Lamp{Enter}');
  expect(field('Quantity')).toHaveFocus();
  await form.user.keyboard('18');
  expect(await postedAfter(form, release)).toMatchObject([
    { quantity: 18, unitCost: 99.5, orderId: form.orders[0]!._id },
  ]);
});
