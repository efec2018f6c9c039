import type { Product } from '@stockroom/contract';
import {
  addOrder,
  faults,
  findPage,
  findToast,
  receiveStock,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { openEditForm, openSale, renderFormShop } from '../testing/form-shop';

async function stockOf(request: Awaited<ReturnType<typeof openSale>>['request'], id: string) {
  const { product } = (await (await request(`products/${id}`)).json()) as { product: Product };
  return product.currentStock;
}

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
  // Once too often: left alone, it is no part of the order.
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

test('a server that fails leaves the form as it was', async () => {
  const { user, now } = await openSale();
  await retype(user, field('Quantity', 1), '5');
  faults.status('put', 'orders/:id', 500);
  await save(user);
  expect(await findToast('Failed to save order')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Quantity', 1)).toHaveValue('5');
  expect((await now()).items[0]?.quantity).toBe(3);
});

test('an order that was deleted while the form stood there keeps what was typed', async () => {
  const { user, request, now } = await openSale();
  await retype(user, field('Quantity', 1), '5');
  await request(`orders/${(await now())._id}`, { method: 'DELETE' });
  // Back from the tab where that was done.
  fireEvent.focus(window);
  await save(user);
  expect(await findToast('Failed to save order')).toBeVisible();
  expect(screen.getByText(/^Somebody has deleted it meanwhile/)).toBeVisible();
  expect(field('Quantity', 1)).toHaveValue('5');
  expect(takeLogged()).toHaveLength(1);
});

test('products and suppliers that were deleted since are still known, the products as deleted', async () => {
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

test('a purchase that falls below what was received says that this stays', async () => {
  const { user, request, kettle } = await openEditForm(
    async ({ request: ask, kettle, supplier: { _id }, find }) => {
      const items = [{ productId: kettle._id, quantity: 10, unitPrice: 100 }];
      const order = await addOrder(ask, { supplierId: _id, items });
      await receiveStock(ask, { productId: kettle._id, quantity: 4, orderId: order._id });
      return find(order._id);
    },
  );
  const notice = () => screen.queryByText(/was received/);
  await retype(user, field('Quantity', 1), '4');
  expect(notice()).not.toBeInTheDocument();
  await retype(user, field('Quantity', 1), '3');
  expect(await screen.findByText(/was received/)).toHaveTextContent(
    'More was received than is ordered now. All of it stays in stock: 4 Kettle',
  );
  await retype(user, field('Quantity', 1), '');
  expect(notice()).not.toBeInTheDocument();
  await chooseProduct(user, 1, 'Salt');
  await retype(user, field('Quantity', 1), '1');
  expect(notice()).toBeVisible();
  await save(user);
  await findToast('Order updated successfully');
  expect(await stockOf(request, kettle._id)).toBe(11);
});

test('a type that the order may not have is refused at its field', async () => {
  const { user, supplier, request } = await openEditForm(
    async ({ request: ask, kettle, supplier: { _id }, find }) => {
      const items = [{ productId: kettle._id, quantity: 3, unitPrice: 100 }];
      const order = await addOrder(ask, { supplierId: _id, items });
      const body = { productId: kettle._id, quantity: 1, orderId: order._id };
      await ask('stock-movements/receipts', { method: 'POST', body });
      return find(order._id);
    },
  );
  expect(field('Supplier')).toHaveValue(supplier.companyName);
  await chooseType(user, 'Sales');
  await retype(user, field('Customer Name'), 'Vera Orlova');
  await save(user);
  await waitFor(() =>
    expect(field('Order Type')).toHaveAccessibleDescription(
      'Stock was received for this order already',
    ),
  );
  expect(takeLogged()).toHaveLength(1);
  expect((await request('orders')).status).toBe(200);
});

describe('an order that is completed', () => {
  test('says that the difference goes to stock, and posts it', async () => {
    const { user, request, kettle } = await openSale({}, 'completed');
    expect(
      screen.getByText('This order is completed: saving posts the difference to stock.'),
    ).toBeVisible();
    expect(await stockOf(request, kettle._id)).toBe(4);
    await retype(user, field('Quantity', 1), '5');
    await save(user);
    await findToast('Order updated successfully');
    expect(await stockOf(request, kettle._id)).toBe(2);
  });

  async function openShortage() {
    const shop = await openSale({}, 'completed');
    await retype(shop.user, field('Quantity', 1), '9');
    await save(shop.user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Not enough stock' });
    return { ...shop, dialog };
  }

  test('with too little stock shows what is short, and can be left at that', async () => {
    const { user, dialog, now, request, kettle } = await openShortage();
    expect(within(dialog).getByRole('row', { name: /^Kettle .* 6 4 2$/ })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Order' })).toHaveFocus());
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Quantity', 1)).toHaveValue('9');
    expect((await now()).items[0]?.quantity).toBe(3);
    expect(await stockOf(request, kettle._id)).toBe(4);
  });

  test('can be forced, with a correction to verify', async () => {
    const { user, dialog, now, request, kettle } = await openShortage();
    await user.click(within(dialog).getByRole('button', { name: 'Complete anyway' }));
    await findToast('Order updated successfully');
    expect((await now()).items[0]?.quantity).toBe(9);
    expect(await stockOf(request, kettle._id)).toBe(0);
    const { movements } = await (await request(`stock-movements?productId=${kettle._id}`)).json();
    expect(movements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'Correction', quantity: 2, toVerify: true }),
        expect.objectContaining({ reason: 'Order edited', quantity: 6, toVerify: false }),
      ]),
    );
  });
});

test('stock that does not load is said not to, and why; the order can still be edited', async () => {
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

test('an order that does not exist is said not to, and leads to the list', async () => {
  const { open } = await renderFormShop();
  await open('/orders/edit/0190a0a0-0000-7000-8000-000000000000');
  expect(await screen.findByText('Order not found')).toBeVisible();
  expect(screen.queryByText('Failed to load order data')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Orders' })).toHaveAttribute('href', '/orders');
});

test('a record that does not load says so, and Retry heals it', async () => {
  const { user, request, kettle, open } = await renderFormShop();
  const items = [{ productId: kettle._id, quantity: 3, unitPrice: 150 }];
  const { _id } = await addOrder(request, { items });
  faults.status('get', 'orders/:id', 500);
  await open(`/orders/edit/${_id}`);
  expect(await findToast('Failed to load order data')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByDisplayValue('Walk-in')).toBeVisible();
});

test('waits for the order with a spinner', async () => {
  const { request, kettle, open } = await renderFormShop();
  const items = [{ productId: kettle._id, quantity: 3, unitPrice: 150 }];
  const { _id } = await addOrder(request, { items });
  const release = faults.hold('get', 'orders/:id');
  await open(`/orders/edit/${_id}`);
  await findPage('Edit Order');
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  release();
  expect(await screen.findByDisplayValue('Walk-in')).toBeVisible();
});
