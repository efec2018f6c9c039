import { addOrder, findToast } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { field, retype, rowOf, save } from '../testing/form-page';
import { openEditForm } from '../testing/form-shop';

/** Opens a purchase of 12 kettles, in two items, and of salt. `arrived` of the kettles have come. */
function openPurchase(arrived: number) {
  return openEditForm(async ({ request, supplier, kettle, salt, receiveFor }) => {
    const items = [
      { productId: kettle._id, quantity: 2, unitPrice: 100 },
      { productId: salt._id, quantity: 1.5, unitPrice: 0.1 },
      { productId: kettle._id, quantity: 10, unitPrice: 100 },
    ];
    const order = await addOrder(request, { supplierId: supplier._id, items });
    await receiveFor(order, arrived);
    return order;
  });
}

const findQuestion = () => screen.findByRole('alertdialog', { name: 'Is the quantity right?' });

test('asks before a purchase is for less than what has arrived', async () => {
  const { user, now } = await openPurchase(8);
  await retype(user, field('Quantity', 3), '5');
  await save(user);
  const question = await findQuestion();
  expect(question).toHaveTextContent('8 of Kettle have already arrived, more than the 7 ordered.');
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(field('Quantity', 3)).toHaveFocus());
  expect((await now()).items[2]?.quantity).toBe(10);

  await save(user);
  await user.click(within(await findQuestion()).getByRole('button', { name: 'Save anyway' }));
  await findToast('Order updated successfully');
  expect((await now()).items[2]?.quantity).toBe(5);
});

test('asks before an item that has arrived is removed', async () => {
  const { user } = await openPurchase(8);
  await user.click(within(rowOf(3)).getByRole('button', { name: 'Remove' }));
  await save(user);
  expect(await findQuestion()).toHaveTextContent('8 of Kettle have already arrived');
});

test.each([
  ['is for as much as has arrived', 8, '6'],
  ['raises a quantity below what has arrived', 15, '11'],
])('does not ask when the change %s', async (_what, arrived, quantity) => {
  const { user } = await openPurchase(arrived);
  await retype(user, field('Quantity', 3), quantity);
  await save(user);
  await findToast('Order updated successfully');
});

test('does not ask when a completed purchase is corrected', async () => {
  const { user } = await openEditForm(({ addKettleOrder }) =>
    addKettleOrder(3, { type: 'incoming', status: 'completed' }),
  );
  await retype(user, field('Quantity', 1), '2');
  await save(user);
  await findToast('Order updated successfully');
});
