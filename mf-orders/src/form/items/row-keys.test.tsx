import { findToast } from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { chooseType, field, retype, rowCount } from '../../testing/form-page';
import { openNewForm } from '../../testing/form-shop';

const suggestion = (name: string) => screen.queryByRole('option', { name: new RegExp(`^${name}`) });

test('an order of several rows needs no mouse', async () => {
  const { user, stored } = await openNewForm();
  await chooseType(user, 'Sales');
  await retype(user, field('Customer Name'), 'Vera Orlova');
  await user.click(field('Product', 1));
  for (const [row, name, other] of [
    [1, 'Kettle', 'Salt'],
    [2, 'Salt', 'Kettle'],
    [3, 'Kettle', 'Salt'],
  ] as const) {
    await waitFor(() => expect(field('Product', row)).toHaveFocus());
    await user.keyboard(name);
    // The answer, of which the other one is no part.
    await waitFor(() => expect(suggestion(other)).toBeNull());
    expect(suggestion(name)).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field('Quantity', row)).toHaveFocus();
    await user.keyboard(`${row}{Enter}`);
    expect(field('Unit Price', row)).toHaveFocus();
    if (row < 3) await user.keyboard('{Enter}');
  }
  // What was filled in is selected: typing replaces it.
  await user.keyboard('99{Control>}{Enter}{/Control}');
  await findToast('Order created successfully');
  expect((await stored())[0]?.items).toMatchObject([
    { productName: 'Kettle', quantity: 1, unitPrice: 150 },
    { productName: 'Salt', quantity: 2, unitPrice: 33.33 },
    { productName: 'Kettle', quantity: 3, unitPrice: 99 },
  ]);
});

test('Enter submits nothing, and goes back with Shift', async () => {
  const { user } = await openNewForm();
  await user.click(field('Quantity', 1));
  await user.keyboard('{Enter}');
  expect(field('Unit Price', 1)).toHaveFocus();
  await user.keyboard('{Shift>}{Enter}{Enter}{Enter}{/Shift}');
  expect(field('Product', 1)).toHaveFocus();
  expect(rowCount()).toBe(1);
  expect(field('Product', 1)).toBeValid();
});

test('Enter stays while nothing of what was searched for is picked', async () => {
  const { user } = await openNewForm();
  await user.type(field('Product', 1), 'Ket');
  await screen.findByRole('option', { name: /^Kettle/ });
  await user.keyboard('{Enter}');
  expect(field('Product', 1)).toHaveFocus();
  expect(field('Product', 1)).toHaveValue('Ket');
});
