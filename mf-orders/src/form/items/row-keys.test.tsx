import { faults, findToast } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseType, field, retype, rowCount } from '../../testing/form-page';
import { openNewForm } from '../../testing/form-shop';

test('an order of several rows needs no mouse', async () => {
  const { user, stored } = await openNewForm();
  await chooseType(user, 'Sales');
  await retype(user, field('Customer Name'), 'Vera Orlova');
  await user.click(field('Product', 1));
  for (const [row, name] of [
    [1, 'Kettle'],
    [2, 'Salt'],
    [3, 'kettle'],
  ] as const) {
    await waitFor(() => expect(field('Product', row)).toHaveFocus());
    await user.keyboard(name);
    // By hand, since a scan of the second kettle would be one more of the first.
    await waitFor(() =>
      expect(field('Product', row)).toHaveAttribute(
        'aria-activedescendant',
        expect.stringMatching(/./),
      ),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field('Quantity', row)).toHaveFocus());
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

test('Enter picks with the arrow keys too, and stays while it is not known which product is meant', async () => {
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

test('a scanner is not waited for: what is typed before the product is found counts in its row', async () => {
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
