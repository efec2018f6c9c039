import { faults, findToast, retype } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseProduct, save } from '../testing/form-page';
import { expected, openReceiveForm, TWENTY } from '../testing/receive-form';
import { listMovements } from '../testing/stock-movements';

const findQuestion = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name }));

test('asks before it receives without an order that did not load', async () => {
  const { user, request } = await openReceiveForm(TWENTY);
  faults.status('get', 'orders', 500);
  await chooseProduct(user, 'Lamp');
  expect(await screen.findByText('Failed to load open purchase orders')).toBeVisible();
  await retype(user, 'Quantity', '18');
  await save(user, 'Receive Stock');
  const question = await findQuestion('Receive without its order?');
  expect(question.getByText(/expects 20\spieces of Lamp/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Receive anyway' }));
  await findToast('Stock received successfully');
  expect(await listMovements(request)).toMatchObject([{ quantity: 18 }]);
});

test('asks about an implausible price', async () => {
  const { user, request, lamp } = await openReceiveForm(TWENTY);
  await chooseProduct(user, 'Lamp');
  await user.click(screen.getByRole('radio', { name: 'No purchase order' }));
  await retype(user, 'Quantity', '2');
  await retype(user, 'Purchase Price', String(lamp.purchasePrice * 1000));
  await save(user, 'Receive Stock');
  const question = await findQuestion('Is the price right?');
  expect(question.getByText(/^Lamp: .*Its purchase price is/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.getByLabelText('Purchase Price')).toHaveFocus());
  await save(user, 'Receive Stock');
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await findToast('Stock received successfully');
  expect(await listMovements(request)).toMatchObject([{ quantity: 2 }]);
});

test('accepts the price of the order, whatever the product cost before', async () => {
  const { user, orders } = await openReceiveForm([{ quantity: 20, unitPrice: 99_500 }]);
  await chooseProduct(user, 'Lamp');
  expect(await expected(20, orders[0]!)).toBeChecked();
  await waitFor(() => expect(screen.getByLabelText('Purchase Price')).toHaveValue('99500,00'));
  await save(user, 'Receive Stock');
  await findToast('Stock received successfully');
});
