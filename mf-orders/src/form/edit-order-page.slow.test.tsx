import { addOrder, faults, findToast, hrefOf, takeLogged } from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, fillItem, retype, rowOf, save, totalAmount } from '../testing/form-page';
import { openSale, renderFormShop } from '../testing/form-shop';

test('shows the order, saves the change and goes to the list', async () => {
  const { user, now, currentPath } = await openSale({ notes: 'By noon' });
  expect(screen.getByText('Order #ORD-2026-0001')).toBeVisible();
  expect(field('Order Type')).toHaveDisplayValue('Sales order (outgoing)');
  expect(field('Customer Name')).toHaveValue('Vera Orlova');
  expect(field('Notes')).toHaveValue('By noon');
  expect(field('Product', 2)).toHaveValue('Salt');
  expect(field('Quantity', 2)).toHaveValue('1,5');
  expect(field('Unit Price', 2)).toHaveValue('10,00');
  expect(totalAmount()).toBe('465,00 ₽');
  await retype(user, field('Quantity', 1), '4');
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await fillItem(user, 3, { product: 'Salt', quantity: '1' });
  // An untouched row is no part of the order.
  await user.click(screen.getByRole('button', { name: 'Add Item' }));
  await save(user);
  expect(await findToast('Order updated successfully')).toBeVisible();
  expect(currentPath()).toBe('/orders');
  expect(await now()).toMatchObject({
    items: [{ quantity: 4 }, { quantity: 1.5 }, { quantity: 1, unitPrice: 33.33 }],
    totalAmount: 648.33,
    version: 2,
  });
});

test('keeps what was typed when the server fails', async () => {
  const { user, now } = await openSale();
  await retype(user, field('Quantity', 1), '5');
  faults.status('put', 'orders/:id', 500);
  await save(user);
  expect(await findToast('Failed to save order')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Quantity', 1)).toHaveValue('5');
  expect((await now()).items[0]?.quantity).toBe(3);
});

test('keeps what was typed when somebody else deletes the order', async () => {
  const { user, request, now } = await openSale();
  await retype(user, field('Quantity', 1), '5');
  await request(`orders/${(await now())._id}`, { method: 'DELETE' });
  // The user comes back from another tab.
  fireEvent.focus(window);
  await save(user);
  expect(await findToast('Failed to save order')).toBeVisible();
  expect(screen.getByText(/^Somebody has deleted it meanwhile/)).toBeVisible();
  expect(field('Quantity', 1)).toHaveValue('5');
  expect(takeLogged()).toHaveLength(1);
});

test('shows deleted products and suppliers, the products marked as deleted', async () => {
  const { user, request, open, supplier, kettle, salt, find } = await renderFormShop();
  const items = [
    { productId: kettle._id, quantity: 3, unitPrice: 100 },
    { productId: salt._id, quantity: 1.5, unitPrice: 1 },
  ];
  const { _id } = await addOrder(request, { supplierId: supplier._id, items });
  for (const { _id: productId } of [kettle, salt])
    await request(`products/${productId}`, { method: 'DELETE' });
  await request(`suppliers/${supplier._id}`, { method: 'DELETE' });
  await open(`/orders/edit/${_id}`);
  expect(await screen.findByDisplayValue('Light Ltd')).toBe(field('Supplier'));
  expect(field('Product', 1)).toHaveValue('Kettle');
  await waitFor(() => expect(rowOf(1)).toHaveTextContent('KETTLE · deleted · 7 pieces available'));
  await waitFor(() => expect(field('Quantity', 2)).toHaveAttribute('inputmode', 'decimal'));
  await retype(user, field('Quantity', 2), '2,5');
  await save(user);
  await findToast('Order updated successfully');
  expect((await find(_id)).items).toMatchObject([
    { productName: 'Kettle', quantity: 3 },
    { productName: 'Salt', quantity: 2.5 },
  ]);
});

describe('a completed order', () => {
  test('announces that the difference goes to stock, and posts it', async () => {
    const { user, stock } = await openSale({ status: 'completed' });
    expect(
      screen.getByText('This order is completed: saving posts the difference to stock.'),
    ).toBeVisible();
    expect(await stock()).toBe(4);
    await retype(user, field('Quantity', 1), '5');
    await save(user);
    await findToast('Order updated successfully');
    expect(await stock()).toBe(2);
  });

  test('asks when stock is short, and posts a correction to verify when forced', async () => {
    const { user, request, kettle, now, stock } = await openSale({ status: 'completed' });
    await retype(user, field('Quantity', 1), '9');
    await save(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Not enough stock' });
    expect(within(dialog).getByRole('row', { name: /^Kettle .* 6 4 2$/ })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Order' })).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Quantity', 1)).toHaveValue('9');
    expect((await now()).items[0]?.quantity).toBe(3);
    expect(await stock()).toBe(4);

    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await findToast('Order updated successfully');
    expect((await now()).items[0]?.quantity).toBe(9);
    expect(await stock()).toBe(0);
    const { movements } = await (await request(`stock-movements?productId=${kettle._id}`)).json();
    expect(movements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'Correction', quantity: 2, toVerify: true }),
        expect.objectContaining({ reason: 'Order edited', quantity: 6, toVerify: false }),
      ]),
    );
  });
});

test('tells why the stock did not load, and keeps the order editable', async () => {
  faults.offline('get', 'orders/:id/products');
  const { user } = await openSale();
  expect(await screen.findByText('Failed to load the stock of these products')).toBeVisible();
  expect(screen.getByText(/The server cannot be reached/)).toBeVisible();
  expect(field('Product', 1)).toHaveValue('Kettle');
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rowOf(1)).toHaveTextContent('7 pieces available'));
  expect(screen.queryByText('Failed to load the stock of these products')).not.toBeInTheDocument();
});

test('shows that it found no order, and leads to the list', async () => {
  const { open } = await renderFormShop();
  await open('/orders/edit/0190a0a0-0000-7000-8000-000000000000');
  expect(await screen.findByText('Order not found')).toBeVisible();
  expect(screen.queryByText('Failed to load order data')).not.toBeInTheDocument();
  expect(hrefOf('Back to Orders')).toBe('/orders');
});

test('shows a failed load, and Retry repeats it', async () => {
  const { user, addKettleOrder, open } = await renderFormShop();
  const { _id } = await addKettleOrder(3);
  faults.status('get', 'orders/:id', 500);
  await open(`/orders/edit/${_id}`);
  expect(await findToast('Failed to load order data')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByDisplayValue('Walk-in')).toBeVisible();
});
