import { addOrder, findPage } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  chooseProduct,
  chooseType,
  field,
  fillItem,
  retype,
  rowCount,
  rowOf,
  rowTotal,
  totalAmount,
} from '../../testing/form-page';
import { openEditForm, openNewForm, renderFormShop } from '../../testing/form-shop';

const addButton = () => screen.getByRole('button', { name: 'Add Item' });
const removeButton = (row: number) => within(rowOf(row)).getByRole('button', { name: 'Remove' });

test('totals are exact while they are typed', async () => {
  const { user } = await openNewForm();
  await chooseType(user, 'Sales');
  expect(rowTotal(1)).toBe('—');
  expect(totalAmount()).toBe('0,00 ₽');
  await fillItem(user, 1, { product: 'Salt', quantity: '3' });
  expect(rowTotal(1)).toBe('99,99 ₽');
  await user.click(addButton());
  await fillItem(user, 2, { product: 'Kettle', quantity: '1', price: '0,1' });
  await user.click(addButton());
  await fillItem(user, 3, { product: 'Kettle', quantity: '1', price: '0.2' });
  expect(totalAmount()).toBe('100,29 ₽');
  await user.click(removeButton(1));
  expect(totalAmount()).toBe('0,30 ₽');
  await retype(user, field('Quantity', 1), '');
  expect(rowTotal(1)).toBe('—');
  expect(totalAmount()).toBe('0,20 ₽');
});

test('quantities of what is counted are whole, of what is measured have three decimals', async () => {
  const { user } = await openNewForm();
  await fillItem(user, 1, { product: 'Salt', quantity: '2,125' });
  expect(field('Quantity', 1)).toHaveAttribute('inputmode', 'decimal');
  await user.click(addButton());
  await fillItem(user, 2, { product: 'Kettle', quantity: '2' });
  expect(field('Quantity', 2)).toHaveAttribute('inputmode', 'numeric');
  await user.type(field('Quantity', 2), '{ArrowUp}');
  expect(field('Quantity', 2)).toHaveValue('3');
});

test('what is scanned goes to the first row without a product, and else to a new one', async () => {
  const { user } = await openNewForm();
  const forScans = () => document.querySelector('[data-shortcut="scan"]');
  expect(forScans()).toBe(field('Product', 1));
  await user.click(addButton());
  await chooseProduct(user, 1, 'Salt');
  expect(forScans()).toBe(field('Product', 2));
  await chooseProduct(user, 2, 'Kettle');
  expect(forScans()).toBe(addButton());
  // Pressed for a scan, it has the row at once: the next key is on its way.
  act(() => {
    addButton().click();
    expect(field('Product', 3)).toHaveFocus();
  });
  expect(forScans()).toBe(field('Product', 3));
});

test('a removed row hands the focus to the bin of the row in its place, where a scan replaces nothing', async () => {
  const { user } = await openNewForm();
  for (const row of [2, 3, 4]) {
    await user.click(addButton());
    expect(field('Product', row)).toHaveFocus();
    await user.type(field('Quantity', row), `${row}`);
  }
  await user.click(removeButton(2));
  expect(field('Quantity', 2)).toHaveValue('3');
  expect(removeButton(2)).toHaveFocus();
  await user.click(removeButton(3));
  expect(removeButton(2)).toHaveFocus();
});

test.each([
  ['its product where that is blank', false, () => field('Product', 1)],
  ['the button that adds a row', true, addButton],
])('the last row cannot be removed: the focus goes to %s', async (_place, isFilled, place) => {
  const { user } = await openNewForm();
  if (isFilled) await chooseProduct(user, 1, 'Salt');
  await user.click(addButton());
  await user.click(removeButton(2));
  expect(rowCount()).toBe(1);
  expect(removeButton(1)).toBeDisabled();
  expect(place()).toHaveFocus();
});

describe('stock', () => {
  test('a sale of more than there is is warned of, and may be saved', async () => {
    const { user } = await openNewForm();
    await chooseType(user, 'Sales');
    await chooseProduct(user, 1, 'Kettle');
    expect(rowOf(1)).toHaveTextContent('KETTLE · 7 pieces available');
    await retype(user, field('Quantity', 1), '7');
    expect(field('Quantity', 1)).not.toHaveAccessibleDescription();
    await retype(user, field('Quantity', 1), '8');
    expect(field('Quantity', 1)).toHaveAccessibleDescription('Only 7 available');
    expect(rowOf(1)).not.toHaveTextContent('7 pieces available');
    expect(field('Quantity', 1)).toBeValid();
    await chooseType(user, 'Purchase');
    expect(field('Quantity', 1)).not.toHaveAccessibleDescription();
  });

  test('a product in two rows is asked for in all of them together', async () => {
    const { user } = await openNewForm();
    await chooseType(user, 'Sales');
    await fillItem(user, 1, { product: 'Kettle', quantity: '5' });
    await user.click(addButton());
    await fillItem(user, 2, { product: 'Kettle', quantity: '3' });
    for (const row of [1, 2])
      expect(field('Quantity', row)).toHaveAccessibleDescription('8 in 2 rows, only 7 available');
    await user.click(removeButton(2));
    expect(field('Quantity', 1)).not.toHaveAccessibleDescription();
  });

  test('says what is expected, and when there is none', async () => {
    const { user, open, request, kettle, supplier } = await renderFormShop();
    const items = (quantity: number) => [{ productId: kettle._id, quantity, unitPrice: 1 }];
    await addOrder(request, { supplierId: supplier._id, items: items(20) });
    await addOrder(request, { items: items(7) });
    await open('/orders/new');
    await findPage('Create Order');
    await chooseType(user, 'Sales');
    await chooseProduct(user, 1, 'Kettle');
    expect(rowOf(1)).toHaveTextContent('KETTLE · 0 pieces available · 20 pieces expected');
    await user.type(field('Quantity', 1), '1');
    expect(field('Quantity', 1)).toHaveAccessibleDescription('None available');
    expect(rowOf(1)).toHaveTextContent('KETTLE · 20 pieces expected');
  });

  test('asks for nothing where no quantity is typed, even of what others have ordered already', async () => {
    const { user, open, request, kettle } = await renderFormShop();
    await addOrder(request, { items: [{ productId: kettle._id, quantity: 9, unitPrice: 1 }] });
    await open('/orders/new');
    await findPage('Create Order');
    await chooseType(user, 'Sales');
    await chooseProduct(user, 1, 'Kettle');
    expect(rowOf(1)).toHaveTextContent('-2 pieces available');
    expect(field('Quantity', 1)).not.toHaveAccessibleDescription();
    await user.type(field('Quantity', 1), '1');
    expect(field('Quantity', 1)).toHaveAccessibleDescription('None available');
    expect(rowOf(1)).toHaveTextContent('-2 pieces available');
  });

  test.each(['pending', 'completed'] as const)(
    'a sale that is %s may have what it holds already',
    async (status) => {
      const { user } = await openEditForm(async ({ request, kettle, find }) => {
        const order = await addOrder(request, {
          items: [{ productId: kettle._id, quantity: 3, unitPrice: 150 }],
        });
        await request(`orders/${order._id}/status`, { method: 'PATCH', body: { status } });
        return find(order._id);
      });
      await waitFor(() => expect(rowOf(1)).toHaveTextContent('KETTLE · 7 pieces available'));
      await retype(user, field('Quantity', 1), '8');
      expect(field('Quantity', 1)).toHaveAccessibleDescription('Only 7 available');
    },
  );
});
