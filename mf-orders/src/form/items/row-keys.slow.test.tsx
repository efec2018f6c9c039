import { faults, findToast } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseType, field, retype, rowCount } from '../../testing/form-page';
import { openNewForm } from '../../testing/form-shop';

test('goes to the next cell with Enter and back with Shift+Enter, without submitting', async () => {
  const { user } = await openNewForm();
  await user.click(field('Quantity', 1));
  await user.keyboard('{Enter}');
  expect(field('Unit Price', 1)).toHaveFocus();
  await user.keyboard('{Shift>}{Enter}{Enter}{Enter}{/Shift}');
  expect(field('Product', 1)).toHaveFocus();
  expect(rowCount()).toBe(1);
  expect(field('Product', 1)).toBeValid();
});

test('stays in the product field until the user picks a product', async () => {
  const { user } = await openNewForm();
  const box = field('Product', 1);
  await user.type(box, 't{Enter}');
  await waitFor(() => expect(box).not.toHaveAttribute('aria-activedescendant', ''));
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
  expect(box).toHaveFocus();
  expect(box).toHaveValue('t');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field('Quantity', 1)).toHaveFocus();
  expect(box).toHaveValue('Salt');
});

test('keeps what a scanner user types before the product arrives', async () => {
  const { user, stored } = await openNewForm();
  await chooseType(user, 'Sales');
  await retype(user, field('Customer Name'), 'Vera Orlova');
  const release = faults.hold('get', 'products');
  await user.click(field('Product', 1));
  await user.keyboard('kettle{Enter}2{Enter}');
  expect(field('Unit Price', 1)).toHaveFocus();
  expect(field('Quantity', 1)).toHaveValue('2');
  await user.keyboard('{Enter}salt{Enter}3{Enter}9');
  release();
  await waitFor(() => expect(field('Product', 1)).toHaveValue('Kettle'));
  await waitFor(() => expect(field('Unit Price', 1)).toHaveValue('150,00'));
  await waitFor(() => expect(field('Product', 2)).toHaveValue('Salt'));
  expect(field('Unit Price', 2)).toHaveValue('9');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await findToast('Order created successfully');
  expect((await stored())[0]?.items).toMatchObject([
    { productName: 'Kettle', quantity: 2, unitPrice: 150 },
    { productName: 'Salt', quantity: 3, unitPrice: 9 },
  ]);
});
