import { findPage } from '@stockroom/shared-ui/testing';
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

test('calculates exact totals while the user types', async () => {
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

test('takes decimals only in units that are measured', async () => {
  const { user } = await openNewForm();
  await fillItem(user, 1, { product: 'Salt', quantity: '2,125' });
  expect(field('Quantity', 1)).toHaveAttribute('inputmode', 'decimal');
  await user.click(addButton());
  await fillItem(user, 2, { product: 'Kettle', quantity: '2' });
  expect(field('Quantity', 2)).toHaveAttribute('inputmode', 'numeric');
  await user.type(field('Quantity', 2), '{ArrowUp}');
  expect(field('Quantity', 2)).toHaveValue('3');
});

test('sends a scan to the first row without a product, or else to a new row', async () => {
  const { user } = await openNewForm();
  const forScans = () => document.querySelector('[data-shortcut="scan"]');
  expect(forScans()).toBe(field('Product', 1));
  await user.click(addButton());
  await chooseProduct(user, 1, 'Salt');
  expect(forScans()).toBe(field('Product', 2));
  await chooseProduct(user, 2, 'Kettle');
  expect(forScans()).toBe(addButton());
  // A scanner sends its next key at once.
  act(() => {
    addButton().click();
    expect(field('Product', 3)).toHaveFocus();
  });
  expect(forScans()).toBe(field('Product', 3));
});

test('moves the focus to the Remove button of the row in its place', async () => {
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
])('keeps the last row and moves the focus to %s', async (_place, isFilled, place) => {
  const { user } = await openNewForm();
  if (isFilled) await chooseProduct(user, 1, 'Salt');
  await user.click(addButton());
  await user.click(removeButton(2));
  expect(rowCount()).toBe(1);
  expect(removeButton(1)).toBeDisabled();
  expect(place()).toHaveFocus();
});

describe('stock', () => {
  test('warns of a sale of more than the available stock, but accepts it', async () => {
    const { user } = await openNewForm();
    await chooseType(user, 'Sales');
    await chooseProduct(user, 1, 'Kettle');
    expect(rowOf(1)).toHaveTextContent('KETTLE · 7 pieces available');
    await retype(user, field('Quantity', 1), '7');
    expect(field('Quantity', 1)).not.toHaveAccessibleDescription();
    await retype(user, field('Quantity', 1), '8');
    expect(field('Quantity', 1)).toHaveAccessibleDescription('Only 7 available');
    expect(field('Quantity', 1)).toBeValid();
    await chooseType(user, 'Purchase');
    expect(field('Quantity', 1)).not.toHaveAccessibleDescription();
  });

  test('adds up the rows of a product', async () => {
    const { user } = await openNewForm();
    await chooseType(user, 'Sales');
    await fillItem(user, 1, { product: 'Kettle', quantity: '5' });
    await user.click(addButton());
    await fillItem(user, 2, { product: 'Kettle', quantity: '3' });
    for (const row of [1, 2])
      expect(field('Quantity', row)).toHaveAccessibleDescription('Only 7 available');
    await user.click(removeButton(2));
    expect(field('Quantity', 1)).not.toHaveAccessibleDescription();
  });

  test('shows expected stock, and warns of a quantity when none is available', async () => {
    const { user, open, addKettleOrder } = await renderFormShop();
    await addKettleOrder(20, { type: 'incoming' });
    await addKettleOrder(9);
    await open('/orders/new');
    await findPage('Create Order');
    await chooseType(user, 'Sales');
    await chooseProduct(user, 1, 'Kettle');
    expect(rowOf(1)).toHaveTextContent('KETTLE · -2 pieces available · 20 pieces expected');
    expect(field('Quantity', 1)).not.toHaveAccessibleDescription();
    await user.type(field('Quantity', 1), '1');
    expect(field('Quantity', 1)).toHaveAccessibleDescription('None available');
    expect(rowOf(1)).toHaveTextContent('-2 pieces available');
  });

  test.each(['pending', 'completed'] as const)(
    'counts the stock that a %s sale already holds as available',
    async (status) => {
      const { user } = await openEditForm(({ addKettleOrder }) => addKettleOrder(3, { status }));
      await waitFor(() => expect(rowOf(1)).toHaveTextContent('KETTLE · 7 pieces available'));
      await retype(user, field('Quantity', 1), '8');
      expect(field('Quantity', 1)).toHaveAccessibleDescription('Only 7 available');
    },
  );
});
