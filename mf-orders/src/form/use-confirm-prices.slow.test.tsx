import { addOrder, findToast } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseType, field, fillItem, retype, save } from '../testing/form-page';
import { openEditForm, openNewForm } from '../testing/form-shop';

/** Opens a sale of kettles, whose selling price is 150. */
async function openKettles(quantity: string, price: string) {
  const shop = await openNewForm();
  await chooseType(shop.user, 'Sales');
  await retype(shop.user, field('Customer Name'), 'Vera Orlova');
  await fillItem(shop.user, 1, { product: 'Kettle', quantity, price });
  return shop;
}

const findQuestion = (name: string) => screen.findByRole('alertdialog', { name });

test('asks once about all implausible prices, and goes back to the first', async () => {
  const { user, stored } = await openKettles('2', '150');
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await fillItem(user, 2, { product: 'Salt', quantity: '1,5', price: '3333' });
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await fillItem(user, 3, { product: 'Kettle', quantity: '10', price: '15' });
  await save(user);
  const question = await findQuestion('Are the prices right?');
  expect(question).toHaveTextContent(
    /Item 2, Salt: 3\s333,00\s₽\. Its selling price is 33,33\s₽\.Item 3, Kettle: 15,00\s₽\. Its selling price is 150,00\s₽\./,
  );
  expect(question).not.toHaveTextContent('Item 1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Unit Price', 2)).toHaveFocus());
  expect(field('Unit Price', 2)).toHaveValue('3333');
  expect(await stored()).toEqual([]);

  await save(user);
  await user.click(
    within(await findQuestion('Are the prices right?')).getByRole('button', {
      name: 'Save anyway',
    }),
  );
  await findToast('Order created successfully');
  expect((await stored())[0]?.items.map(({ unitPrice }) => unitPrice)).toEqual([150, 3333, 15]);
});

test.each([
  ['ten times the price', '1', '1500'],
  ['a tenth of the price', '8', '15'],
  ['nothing', '7', '0'],
])('asks about %s', async (_what, quantity, price) => {
  const { user } = await openKettles(quantity, price);
  await save(user);
  expect(await findQuestion('Is the price right?')).toHaveTextContent('Item 1, Kettle:');
});

test.each([
  ['is less than ten times as much', '100', '1499,99'],
  ['is more than a tenth', '100', '15,01'],
  ['makes little difference', '7', '15'],
])('does not ask when the price %s', async (_what, quantity, price) => {
  const { user } = await openKettles(quantity, price);
  await save(user);
  await findToast('Order created successfully');
});

test('asks about a changed price, but not about a saved one', async () => {
  const { user, open, id } = await openEditForm(({ request, kettle }) =>
    addOrder(request, { items: [{ productId: kettle._id, quantity: 1, unitPrice: 9000 }] }),
  );
  await retype(user, field('Notes'), 'With a stand');
  await save(user);
  await findToast('Order updated successfully');
  await open(`/orders/edit/${id}`);
  await waitFor(() => expect(field('Product', 1)).toHaveValue('Kettle'));
  await retype(user, field('Unit Price', 1), '90000');
  await save(user);
  await findQuestion('Is the price right?');
});
