import type { StockMovementList } from '@stockroom/contract';
import { faults, field, findToast, retype } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseProduct, save } from '../testing/form-page';
import { expected, openReceiveForm, TWENTY } from '../testing/receive-form';

test('a delivery that is saved before its orders are seen is booked without one only after a question', async () => {
  const { user, request, orders } = await openReceiveForm(TWENTY);
  const release = faults.hold('get', 'orders');
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '18');
  await save(user, 'Receive Stock');
  release();
  const question = await screen.findByRole('alertdialog', { name: 'Receive without its order?' });
  expect(question).toHaveTextContent(
    `${orders[0]!.orderNumber} is still to bring 20 pieces of Lamp. What is received without its order is added once more`,
  );
  const use = within(question).getByRole('button', { name: `Use ${orders[0]!.orderNumber}` });
  await waitFor(() => expect(use).toHaveFocus());
  await user.keyboard('{Enter}');
  const choice = await expected(20, orders[0]!);
  await waitFor(() => expect(choice).toHaveFocus());
  expect(choice).toBeChecked();
  expect(field('Quantity')).toHaveValue('18');
  await save(user, 'Receive Stock');
  await findToast('Stock received successfully');
  const { movements } = (await (await request('stock-movements')).json()) as StockMovementList;
  expect(movements).toMatchObject([{ quantity: 18, orderId: orders[0]!._id }]);
});

test('of several orders, the field asks which', async () => {
  const { user, orders } = await openReceiveForm(TWENTY, [{ quantity: 5, unitPrice: 90 }]);
  const release = faults.hold('get', 'orders');
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '5');
  await user.keyboard('{Enter}');
  release();
  const question = await screen.findByRole('alertdialog', { name: 'Receive without its order?' });
  expect(question).toHaveTextContent('2 purchase orders are still to bring 25 pieces of Lamp.');
  await user.click(within(question).getByRole('button', { name: 'Choose the order' }));
  const oldest = await expected(20, orders[0]!);
  await waitFor(() => expect(oldest).toHaveFocus());
  expect(oldest).toBeChecked();
  expect(await expected(5, orders[1]!)).not.toBeChecked();
  expect(field('Quantity')).toHaveValue('5');
});

test('so is one whose orders did not load', async () => {
  const { user, request } = await openReceiveForm(TWENTY);
  faults.status('get', 'orders', 500);
  await chooseProduct(user, 'Lamp');
  expect(await screen.findByText('Failed to load open purchase orders')).toBeVisible();
  await retype(user, 'Quantity', '18');
  await save(user, 'Receive Stock');
  const question = await screen.findByRole('alertdialog', { name: 'Receive without its order?' });
  expect(question).toHaveTextContent('is still to bring 20 pieces of Lamp.');
  await user.click(within(question).getByRole('button', { name: 'Receive anyway' }));
  await findToast('Stock received successfully');
  const { movements } = (await (await request('stock-movements')).json()) as StockMovementList;
  expect(movements).toMatchObject([{ quantity: 18 }]);
});
