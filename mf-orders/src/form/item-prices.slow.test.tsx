import { screen, waitFor } from '@testing-library/react';
import { chooseProduct, chooseType, field, retype, rowOf } from '../testing/form-page';
import { openNewForm, openEditForm } from '../testing/form-shop';
import { addOrder } from '@stockroom/shared-ui/testing';

test('fills in name, SKU and the price of the type', async () => {
  const { user } = await openNewForm();
  await chooseType(user, 'Purchase');
  await chooseProduct(user, 1, 'Kettle');
  expect(field('Product', 1)).toHaveValue('Kettle');
  expect(screen.getByText(/^KETTLE/)).toBeVisible();
  expect(field('Unit Price', 1)).toHaveValue('100,00');
  await chooseProduct(user, 1, 'Salt');
  expect(field('Unit Price', 1)).toHaveValue('0,10');
});

test('fills in the price once the type is chosen', async () => {
  const { user } = await openNewForm();
  await chooseProduct(user, 1, 'Kettle');
  expect(field('Unit Price', 1)).toHaveValue('');
  await chooseType(user, 'Sales');
  expect(field('Unit Price', 1)).toHaveValue('150,00');
});

test('clears a filled in price with its product', async () => {
  const { user } = await openNewForm();
  await chooseType(user, 'Sales');
  await chooseProduct(user, 1, 'Kettle');
  await user.clear(field('Product', 1));
  await user.tab();
  await waitFor(() => expect(field('Unit Price', 1)).toHaveValue(''));
});

describe('another type', () => {
  test('changes filled in prices, and typed ones on request', async () => {
    const { user } = await openNewForm();
    await chooseType(user, 'Sales');
    await chooseProduct(user, 1, 'Kettle');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    await chooseProduct(user, 2, 'Salt');
    await retype(user, field('Unit Price', 2), '30');
    expect(screen.queryByText(/did not change to/)).not.toBeInTheDocument();
    await chooseType(user, 'Purchase');
    expect(field('Unit Price', 1)).toHaveValue('100,00');
    expect(field('Unit Price', 2)).toHaveValue('30');
    const notice = screen.getByText(
      '1 unit price did not change to the purchase prices of the products.',
    );
    expect(notice).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use purchase prices' }));
    expect(field('Unit Price', 2)).toHaveValue('0,10');
    expect(notice).not.toBeInTheDocument();
  });

  test('keeps saved prices and tells so', async () => {
    const { user } = await openEditForm(({ request, kettle, salt }) =>
      addOrder(request, {
        items: [
          { productId: kettle._id, quantity: 1, unitPrice: 140 },
          { productId: salt._id, quantity: 1, unitPrice: 33.33 },
        ],
      }),
    );
    await waitFor(() => expect(rowOf(1)).toHaveTextContent('pieces available'));
    await chooseType(user, 'Purchase');
    expect(field('Unit Price', 1)).toHaveValue('140,00');
    expect(
      screen.getByText('2 unit prices did not change to the purchase prices of the products.'),
    ).toBeVisible();
    await retype(user, field('Unit Price', 2), '33,33');
    await chooseType(user, 'Sales');
    expect(
      screen.getByText('1 unit price did not change to the selling prices of the products.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use selling prices' }));
    expect(field('Unit Price', 1)).toHaveValue('150,00');
  });

  test('keeps the customer for a change back', async () => {
    const { user } = await openNewForm();
    await chooseType(user, 'Sales');
    await retype(user, field('Customer Name'), 'Vera Orlova');
    await chooseType(user, 'Purchase');
    expect(screen.queryByLabelText('Customer Name')).not.toBeInTheDocument();
    await chooseType(user, 'Sales');
    expect(field('Customer Name')).toHaveValue('Vera Orlova');
  });
});
