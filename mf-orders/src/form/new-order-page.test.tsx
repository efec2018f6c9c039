import { faults, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  chooseProduct,
  chooseType,
  field,
  fillItem,
  retype,
  rowOf,
  save,
  totalAmount,
} from '../testing/form-page';
import { openNewForm, renderFormShop } from '../testing/form-shop';

async function fillSale(user: UserEvent) {
  await chooseType(user, 'Sales');
  await retype(user, field('Customer Name'), 'Vera Orlova');
  await fillItem(user, 1, { product: 'Kettle', quantity: '2' });
}

test('creates a sales order at selling prices and goes to the list', async () => {
  const { user, stored, currentPath, kettle } = await openNewForm();
  await fillSale(user);
  await retype(user, field('Notes'), 'By noon');
  await save(user);
  expect(await findToast('Order created successfully')).toBeVisible();
  expect(currentPath()).toBe('/orders');
  expect(await stored()).toMatchObject([
    {
      type: 'outgoing',
      status: 'pending',
      customerName: 'Vera Orlova',
      notes: 'By noon',
      items: [{ productId: kettle._id, quantity: 2, unitPrice: 150, totalPrice: 300 }],
      totalAmount: 300,
    },
  ]);
});

test('remarks on a sale below the purchase price', async () => {
  const { user } = await openNewForm();
  await fillSale(user);
  expect(field('Unit Price')).not.toHaveAccessibleDescription();
  await retype(user, field('Unit Price'), '99,555');
  expect(field('Unit Price')).not.toHaveAccessibleDescription(/below/);
  await retype(user, field('Unit Price'), '99,5');
  expect(field('Unit Price')).toHaveAccessibleDescription(/^0,50\s₽ below the purchase price$/);
});

test('creates a purchase order from a supplier at purchase prices', async () => {
  const { user, stored, supplier } = await openNewForm();
  await chooseType(user, 'Purchase');
  await user.type(field('Supplier'), 'Light');
  await user.click(await screen.findByRole('option', { name: 'Light Ltd' }));
  await fillItem(user, 1, { product: 'Salt', quantity: '1,125' });
  await save(user);
  await findToast('Order created successfully');
  expect(await stored()).toMatchObject([
    {
      type: 'incoming',
      supplierId: supplier._id,
      customerName: '',
      items: [{ productName: 'Salt', quantity: 1.125, unitPrice: 0.1, totalPrice: 0.11 }],
    },
  ]);
});

test('starts with the purchase of a link', async () => {
  const { user, open, stored, salt, supplier } = await renderFormShop();
  await open(`/orders/new?productId=${salt._id}&quantity=1.5`);
  expect(await screen.findByDisplayValue('Light Ltd')).toBeVisible();
  expect(field('Product', 1)).toHaveValue('Salt');
  await save(user);
  await findToast('Order created successfully');
  expect(await stored()).toMatchObject([
    {
      type: 'incoming',
      supplierId: supplier._id,
      items: [{ productName: 'Salt', quantity: 1.5, unitPrice: 0.1 }],
    },
  ]);
});

test('starts empty when the product of a link is gone', async () => {
  const { open, request, salt } = await renderFormShop();
  await request(`products/${salt._id}`, { method: 'DELETE' });
  await open(`/orders/new?productId=${salt._id}`);
  expect(await screen.findByText('Order Items')).toBeVisible();
  expect(field('Product', 1)).toHaveValue('');
  expect(takeLogged()).toHaveLength(1);
});

test('starts with one empty row, and leads back to the list', async () => {
  await openNewForm();
  expect(field('Order Type')).toHaveDisplayValue('Select order type');
  expect(field('Product', 1)).toHaveValue('');
  expect(within(rowOf(1)).getByRole('button', { name: 'Remove' })).toBeDisabled();
  for (const name of ['Back', 'Cancel'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/orders');
});

test('marks each missing field and focuses the first', async () => {
  const { user, currentPath } = await openNewForm();
  await save(user);
  await waitFor(() => expect(field('Order Type')).toHaveFocus());
  for (const [target, message] of [
    [field('Order Type'), 'Please select order type'],
    [field('Product', 1), 'Please select a product'],
    [field('Quantity', 1), 'Quantity is required'],
    [field('Unit Price', 1), 'Unit price is required'],
  ] as const)
    expect(target).toHaveAccessibleDescription(message);
  await chooseType(user, 'Sales');
  expect(field('Customer Name')).toHaveAccessibleDescription('Customer name is required');
  await chooseType(user, 'Purchase');
  expect(field('Supplier')).toHaveAccessibleDescription('Please select a supplier');
  expect(currentPath()).toBe('/orders/new');
});

describe('an untouched row', () => {
  const addRow = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add Item' }));

  test.each([
    ['Quantity', '1', 'Please select a product'],
    ['Unit Price', '0', 'Quantity is required'],
    ['Product', 'Lamp', 'Please select a product Nothing found for “Lamp”. Nothing is chosen.'],
  ] as const)(
    'becomes a row of the order when the user types a %s',
    async (label, typed, message) => {
      const { user, stored } = await openNewForm();
      await fillSale(user);
      await addRow(user);
      await addRow(user);
      await user.type(field(label, 2), typed);
      await save(user);
      const wrong = message.startsWith('Quantity') ? 'Quantity' : 'Product';
      await waitFor(() => expect(field(wrong, 2)).toHaveAccessibleDescription(message));
      expect(field(wrong, 3)).toBeValid();
      expect(await stored()).toEqual([]);
    },
  );

  test('is required when all rows are untouched', async () => {
    const { user } = await openNewForm();
    await addRow(user);
    await save(user);
    for (const row of [1, 2])
      await waitFor(() =>
        expect(field('Product', row)).toHaveAccessibleDescription('Please select a product'),
      );
  });
});

test('refuses wrong values at their fields and keeps them', async () => {
  const { user } = await openNewForm();
  await chooseProduct(user, 1, 'Kettle');
  await save(user);
  await waitFor(() => expect(field('Order Type')).toHaveFocus());
  for (const [label, typed, message] of [
    ['Quantity', '0', 'Minimum quantity is 1'],
    ['Quantity', '1,5', 'Quantity must be a whole number for this unit'],
    ['Quantity', 'two', 'Quantity must be a number'],
    ['Unit Price', '-1', 'Price must be positive'],
    ['Unit Price', '0,125', 'Unit price can have at most 2 decimal places'],
  ] as const) {
    await retype(user, field(label, 1), typed);
    await waitFor(() => expect(field(label, 1)).toHaveAccessibleDescription(message));
    expect(field(label, 1)).toHaveValue(typed);
  }
});

test('marks the row of a product that somebody else has deleted', async () => {
  const { user, request, salt } = await openNewForm();
  await fillSale(user);
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await fillItem(user, 2, { product: 'Salt', quantity: '1' });
  await request(`products/${salt._id}`, { method: 'DELETE' });
  await save(user);
  await waitFor(() =>
    expect(field('Product', 2)).toHaveAccessibleDescription('This product no longer exists'),
  );
  await waitFor(() => expect(field('Product', 2)).toHaveFocus());
  expect(await findToast('Failed to save order')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Product', 2)).toHaveValue('Salt');
  expect(field('Product', 1)).toBeValid();
});

test.each(['offline', 'status'] as const)(
  'keeps what was typed after a failure (%s), and saves it again',
  async (fault) => {
    const { user, stored } = await openNewForm();
    await fillSale(user);
    if (fault === 'offline') faults.offline('post', 'orders');
    else faults.status('post', 'orders', 500);
    await save(user);
    expect(await findToast('Failed to save order')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to save order');
    expect(field('Customer Name')).toHaveValue('Vera Orlova');
    expect(field('Product', 1)).toHaveValue('Kettle');
    expect(totalAmount()).toBe('300,00 ₽');
    faults.heal();
    await save(user);
    await findToast('Order created successfully');
    expect(await stored()).toHaveLength(1);
  },
);
