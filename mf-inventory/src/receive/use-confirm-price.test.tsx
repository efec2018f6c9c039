import type { StockMovementList } from '@stockroom/contract';
import { findToast, retype } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseProduct, save } from '../testing/form-page';
import { expected, openReceiveForm, TWENTY } from '../testing/receive-form';

const findQuestion = () => screen.findByRole('alertdialog', { name: 'Is the price right?' });

test('a delivery at a price that can hardly be meant is booked only after a question', async () => {
  const { user, request, lamp } = await openReceiveForm(TWENTY);
  await chooseProduct(user, 'Lamp');
  await user.click(screen.getByRole('radio', { name: 'No purchase order' }));
  await retype(user, 'Quantity', '2');
  await retype(user, 'Purchase Price', String(lamp.purchasePrice * 1000));
  await save(user, 'Receive Stock');
  expect(await findQuestion()).toHaveTextContent(
    /^Is the price right\?Lamp: .*Its purchase price is/,
  );
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.getByLabelText('Purchase Price')).toHaveFocus());
  await save(user, 'Receive Stock');
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Save anyway' }));
  await findToast('Stock received successfully');
  const { movements } = (await (await request('stock-movements')).json()) as StockMovementList;
  expect(movements).toMatchObject([{ quantity: 2 }]);
});

test('what was agreed in the order is no such price, whatever the product cost before', async () => {
  const { user, orders } = await openReceiveForm([{ quantity: 20, unitPrice: 99_500 }]);
  await chooseProduct(user, 'Lamp');
  expect(await expected(20, orders[0]!)).toBeChecked();
  await waitFor(() => expect(screen.getByLabelText('Purchase Price')).toHaveValue('99500,00'));
  await save(user, 'Receive Stock');
  await findToast('Stock received successfully');
});
