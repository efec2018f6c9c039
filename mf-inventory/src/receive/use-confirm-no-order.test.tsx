import type { StockMovementList } from '@stockroom/contract';
import { faults, findToast, retype } from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { chooseProduct, save } from '../testing/form-page';
import { openReceiveForm, TWENTY } from '../testing/receive-form';

test('a delivery whose orders did not load is booked without one only after a question', async () => {
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
