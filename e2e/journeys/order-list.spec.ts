import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { expectToast, toastOf } from '../support/toast';
import type { Page } from '@playwright/test';

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');
const search = (page: Page) => page.getByRole('searchbox');
const filter = (page: Page, name: string) => page.getByRole('combobox', { name });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure you want to delete this order?' });

async function find(page: Page, text: string) {
  await page.goto(`/orders?search=${encodeURIComponent(text)}`);
  await expect(rows(page).first()).toContainText(text);
}

test('shows every column of an order', async ({ page, api }) => {
  const product = await api.createProduct();
  const order = await api.createOrder({
    customerName: unique('Café «Утро»'),
    items: [
      { productId: product._id, quantity: 3, unitPrice: 54990 },
      { productId: product._id, quantity: 1, unitPrice: 0.5 },
    ],
  });
  await find(page, order.orderNumber);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Order Number',
    'Type',
    'Customer / Supplier',
    'Status',
    'Items',
    'Total Amount',
    'Date',
    'Actions',
  ]);
  const row = rows(page);
  await expect(row).toHaveCount(1);
  for (const text of ['Outgoing', order.customerName, 'Pending', '164 970,50 ₽'])
    await expect(row).toContainText(text);
  await expect(row.getByRole('cell').nth(4)).toHaveText('2');
  await expect(row.getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
  for (const [name, path] of [
    [order.orderNumber, `/orders/${order._id}`],
    ['View', `/orders/${order._id}`],
    ['Edit', `/orders/edit/${order._id}`],
  ] as const)
    await expect(row.getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(row.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    order.orderNumber,
  );
});

test('finds by number and party, filters by status and type, and Back undoes it', async ({
  page,
  api,
}) => {
  const product = await api.createProduct();
  const supplier = await api.createSupplier({ companyName: unique('Ромашка') });
  const items = [{ productId: product._id, quantity: 1, unitPrice: 1 }];
  const mark = supplier.companyName;
  const purchase = await api.createOrder({ supplierId: supplier._id, items });
  const sale = await api.createOrder({ customerName: `For ${mark}`, items });
  await api.setOrderStatus(purchase._id, 'processing');

  await page.goto('/orders');
  await search(page).fill(mark.toUpperCase());
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(sale.orderNumber);
  await filter(page, 'Type').selectOption('Incoming');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(purchase.orderNumber);
  await filter(page, 'Status').selectOption('Completed');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toContainText(purchase.orderNumber);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await search(page).fill(purchase.orderNumber.toLowerCase());
  await expect(rows(page)).toHaveCount(1);
});

test('sorts by the total, both ways', async ({ page, api }) => {
  const product = await api.createProduct();
  const customerName = unique('Sorted');
  for (const unitPrice of [9, 100, 20])
    await api.createOrder({
      customerName,
      items: [{ productId: product._id, quantity: 1, unitPrice }],
    });
  await find(page, customerName);
  const totals = () => rows(page).locator(':scope > :nth-child(6)');
  const heading = page.getByRole('columnheader', { name: 'Total Amount' });
  await heading.getByRole('button').click();
  await expect(totals()).toHaveText(['9,00 ₽', '20,00 ₽', '100,00 ₽']);
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('button').click();
  await expect(totals()).toHaveText(['100,00 ₽', '20,00 ₽', '9,00 ₽']);
});

test('deleting says what it does to stock and does it; Undo takes it back', async ({
  page,
  api,
}) => {
  const product = await api.createProduct({ name: unique('Kettle') });
  await api.receiveStock({ productId: product._id, quantity: 7 });
  const order = await api.createOrder({
    items: [{ productId: product._id, quantity: 3, unitPrice: 1 }],
  });
  await api.setOrderStatus(order._id, 'completed');
  const stock = async () => (await api.getProduct(product._id)).currentStock;

  await find(page, order.orderNumber);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText('The stock of 1 product will change:');
  await expect(question(page)).toContainText(`+3 ${product.name} (4 → 7 pieces)`);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await stock()).toBe(4);

  await page.getByRole('button', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Order deleted successfully');
  await expect(page.getByText('No orders found')).toBeVisible();
  expect(await stock()).toBe(7);

  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Order restored successfully');
  await expect(rows(page)).toContainText(order.orderNumber);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeFocused();
  expect(await stock()).toBe(4);
  const movements = await api.listMovements(product._id);
  expect(movements.map(({ reason }) => reason)).toEqual([
    'Sale',
    'Order deleted',
    'Sale',
    'Stock Receipt',
  ]);
});

test('a purchase whose goods are sold, and a sale whose goods are gone, need a second word', async ({
  page,
  api,
  complaints,
}) => {
  complaints.allow(/409/);
  const product = await api.createProduct({ name: unique('Kettle') });
  const items = [{ productId: product._id, quantity: 5, unitPrice: 1 }];
  const purchase = await api.createOrder({ supplierId: product.supplierId, items });
  await api.setOrderStatus(purchase._id, 'completed');
  const sale = await api.createOrder({ items });
  await api.setOrderStatus(sale._id, 'completed');
  const shortage = page.getByRole('alertdialog', { name: 'Not enough stock' });

  await find(page, purchase.orderNumber);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText(`-5 ${product.name} (0 pieces in stock), short by 5`);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(shortage.getByRole('row', { name: product.name })).toHaveText(/505$/);
  await shortage.getByRole('button', { name: 'Delete anyway' }).click();
  await expectToast(page, 'Success', 'Order deleted successfully');
  expect((await api.getProduct(product._id)).currentStock).toBe(0);

  await find(page, sale.orderNumber);
  await page.getByRole('button', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Order deleted successfully');
  const other = await api.createOrder({ items });
  await api.setOrderStatus(other._id, 'completed');
  const undo = toastOf(page).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(shortage).toBeVisible();
  await expect(undo).toBeHidden();
  await shortage.getByRole('button', { name: 'Cancel' }).click();
  await undo.click();
  await shortage.press('Escape');
  await undo.click();
  await shortage.getByRole('button', { name: 'Restore anyway' }).click();
  await expectToast(page, 'Success', 'Order restored successfully');
  const [again, correction] = await api.listMovements(product._id);
  expect(again).toMatchObject({ reason: 'Sale', quantity: 5, balanceAfter: 0 });
  expect(correction).toMatchObject({ reason: 'Correction', quantity: 5, toVerify: true });
});

test('a list that fails says so, never that there is nothing', async ({ page, complaints }) => {
  complaints.allow(/500/, /Failed to load orders/);
  await failCalls(page, '**/api/orders?*');
  await page.goto('/orders');
  await expectToast(page, 'Error', 'Failed to load orders');
  await expect(page.getByText('No orders found')).toBeHidden();
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('on a phone orders are cards, and everything is reached by keyboard', async ({
  page,
  api,
}) => {
  const product = await api.createProduct();
  const order = await api.createOrder({
    items: [{ productId: product._id, quantity: 1, unitPrice: 1 }],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await find(page, order.orderNumber);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await rows(page).getByRole('link', { name: order.orderNumber }).focus();
  for (const name of ['View', 'Edit', 'Delete']) {
    await page.keyboard.press('Tab');
    await expect(rows(page).getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows(page).getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/orders/${order._id}`);
});
