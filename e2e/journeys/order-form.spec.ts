import type { Product } from '@stockroom/contract';
import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { OrderDetail } from '../support/order-detail';
import { holdBack } from '../support/gate';
import { OrderForm, savedOrder } from '../support/order-form';
import { scan } from '../support/scan';
import { expectToast, toastOf } from '../support/toast';
import type { Page } from '@playwright/test';

/** Goes to the products by the menu, so without a reload, and looks at the stock of one. */
async function expectListedStock(page: Page, { sku }: Product, stock: number) {
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.getByRole('searchbox').fill(sku);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText(sku);
  await expect(row).toContainText(new RegExp(`(^|\\D)${stock}\\s*/`));
}

test('a purchase order from its first row to its end, and what it does to stock', async ({
  page,
  api,
}) => {
  const supplier = await api.createSupplier();
  const kettle = await api.createProduct({ name: unique('Kettle'), purchasePrice: 33.33 });
  const form = new OrderForm(page);
  const detail = new OrderDetail(page);
  const stock = async () => (await api.getProduct(kettle._id)).currentStock;

  await page.goto('/orders');
  await page.getByRole('link', { name: 'Create Order' }).first().click();
  await form.chooseType('Purchase');
  await form.chooseSupplier(supplier.companyName);
  await form.fillRow(1, { product: kettle.name, quantity: '3' });
  await expect(form.row(1).unitPrice).toHaveValue('33,33');
  await expect(form.row(1).all).toContainText(kettle.sku);
  await expect(form.total).toHaveText('99,99 ₽');
  await form.save();
  await expectToast(page, 'Success', 'Order created successfully');
  const id = await savedOrder(page, supplier.companyName);
  expect(await stock()).toBe(0);
  expect((await api.getProduct(kettle._id)).expected).toBe(3);

  await page.getByRole('link', { name: 'View' }).click();
  await detail.update('Completed');
  expect(await stock()).toBe(3);
  await expectListedStock(page, kettle, 3);
  await detail.open(id);
  await detail.update('Pending');
  expect(await stock()).toBe(0);
  await detail.update('Completed');

  await page.getByRole('link', { name: 'Edit Order' }).click();
  await expect(page.getByText(/^This order is completed/)).toBeVisible();
  await form.row(1).quantity.fill('8');
  await form.save();
  await expectToast(page, 'Success', 'Order updated successfully');
  expect(await stock()).toBe(8);
  await expectListedStock(page, kettle, 8);

  await detail.open(id);
  await detail.update('Cancelled');
  expect(await stock()).toBe(0);
  await detail.update('Completed');
  expect(await stock()).toBe(8);

  await page.goto(`/orders?search=${encodeURIComponent(supplier.companyName)}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Order deleted successfully');
  expect(await stock()).toBe(0);
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Order restored successfully');
  expect(await stock()).toBe(8);
  const movements = await api.listMovements(kettle._id);
  expect(movements.map(({ reason, quantity }) => `${reason} ${quantity}`).reverse()).toEqual([
    'Purchase 3',
    'Order reopened 3',
    'Purchase 3',
    'Order edited 5',
    'Order cancelled 8',
    'Purchase 8',
    'Order deleted 8',
    'Purchase 8',
  ]);
});

test('a completed sale that is raised above the stock is refused, then forced', async ({
  page,
  api,
  complaints,
}) => {
  complaints.allow(/409/);
  const kettle = await api.createProduct({ name: unique('Kettle') });
  await api.receiveStock({ productId: kettle._id, quantity: 7 });
  const order = await api.createOrder({
    items: [{ productId: kettle._id, quantity: 3, unitPrice: 150 }],
  });
  await api.setOrderStatus(order._id, 'completed');
  const form = new OrderForm(page);
  await form.openEdit(order._id);
  await form.row(1).quantity.fill('9');
  await expect(form.row(1).quantity).toHaveAccessibleDescription('Only 7 available');
  await form.save();
  await expect(form.shortage.getByRole('row', { name: kettle.name })).toHaveText(
    `${kettle.name}${kettle.sku} · ${kettle.unitOfMeasurement}642`,
  );
  await form.shortage.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Update Order' })).toBeFocused();
  await expect(toastOf(page)).toHaveCount(0);
  await expect(form.row(1).quantity).toHaveValue('9');
  expect((await api.getProduct(kettle._id)).currentStock).toBe(4);

  await form.save();
  await form.shortage.getByRole('button', { name: 'Complete anyway' }).click();
  await expectToast(page, 'Success', 'Order updated successfully');
  expect((await api.getProduct(kettle._id)).currentStock).toBe(0);
  const [edited, correction] = await api.listMovements(kettle._id);
  expect(edited).toMatchObject({ reason: 'Order edited', quantity: 6, balanceAfter: 0 });
  expect(correction).toMatchObject({ reason: 'Correction', quantity: 2, toVerify: true });
});

test('an order of 25 rows is written by keyboard only', async ({ page, api }) => {
  const mark = unique('Row');
  const products = [];
  for (const letter of ['A', 'B', 'C', 'D', 'E'])
    products.push(await api.createProduct({ name: mark + letter, sellingPrice: 0.1 }));
  const customer = unique('Customer');
  const form = new OrderForm(page);
  const { keyboard } = page;
  await form.openNew();
  await form.type.focus();
  await keyboard.press('S');
  await keyboard.press('Tab');
  await keyboard.type(customer);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  for (let number = 1; number <= 25; number += 1) {
    const row = form.row(number);
    await expect(row.product).toBeFocused();
    const { name, sku } = products[number % 5]!;
    // Again, by hand: a scan would be one more in the row that is there.
    if (number > products.length || number % 2 === 0) {
      await keyboard.type(name);
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(name)]);
      await keyboard.press('ArrowDown');
    }
    // As a barcode scanner does it, which does not wait for an answer.
    else await keyboard.type(sku);
    await keyboard.press('Enter');
    await expect(row.quantity).toBeFocused();
    await keyboard.type(String(number));
    await keyboard.press('Enter');
    await expect(row.unitPrice).toBeFocused();
    if (number % 5 === 0) await keyboard.type('0,2');
    if (number < 25) await keyboard.press('Enter');
  }
  // 1 to 25 at 0.10, and 5, 10, 15, 20 and 25 once more.
  await expect(form.total).toHaveText('40,00 ₽');
  await keyboard.press('Control+Enter');
  await expectToast(page, 'Success', 'Order created successfully');
  const order = await api.getOrder(await savedOrder(page, customer));
  expect(order.items.map(({ quantity }) => quantity)).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  expect(order.items[4]).toMatchObject({ productName: `${mark}A`, unitPrice: 0.2 });
  expect(order.totalAmount).toBe(40);
});

test('an order that is sent before the last scan is answered takes it along', async ({
  page,
  api,
}) => {
  const product = await api.createProduct({ name: unique('Scanned') });
  const form = new OrderForm(page);
  await form.openNew();
  await form.chooseType('Sales');
  await form.customerName.fill(unique('Customer'));
  const answer = await holdBack(page, `**/products?*search=${product.sku}*`);
  await form.row(1).product.focus();
  await page.keyboard.type(product.sku);
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('10');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  answer();
  await expectToast(page, 'Success', 'Order created successfully');
});

test('what is scanned while no field has the focus goes to the empty row, and else to a new one', async ({
  page,
  api,
}) => {
  const [kettle, lamp] = [await api.createProduct(), await api.createProduct()];
  const form = new OrderForm(page);
  await form.openNew();
  await scan(page, kettle.sku);
  await expect(form.row(1).product).toHaveValue(kettle.name);
  await expect(form.row(1).quantity).toBeFocused();
  await page.getByRole('heading', { name: 'Order Items' }).click();
  await scan(page, lamp.sku);
  await expect(form.row(2).product).toHaveValue(lamp.name);
  await expect(form.row(2).quantity).toBeFocused();
  await expect(form.row(1).product).toHaveValue(kettle.name);
  await expect(form.rows).toHaveCount(2);
});

test('what is scanned before the last scan is answered goes to the next row', async ({
  page,
  api,
}) => {
  const [kettle, lamp] = [await api.createProduct(), await api.createProduct()];
  const form = new OrderForm(page);
  await form.openNew();
  const answer = await holdBack(page, '**/products?*search=*');
  await scan(page, kettle.sku);
  await expect(form.row(1).quantity).toBeFocused();
  await scan(page, lamp.sku);
  await expect(form.row(2).quantity).toBeFocused();
  answer();
  await expect(form.row(1).product).toHaveValue(kettle.name);
  await expect(form.row(2).product).toHaveValue(lamp.name);
  await expect(form.row(1).quantity).toHaveValue('');
});

test('a product that is scanned again is one more in its row, one chosen by hand another row', async ({
  page,
  api,
}) => {
  const [kettle, lamp] = [await api.createProduct(), await api.createProduct()];
  const form = new OrderForm(page);
  await form.openNew();
  await form.chooseType('Sales');
  await scan(page, kettle.sku);
  await expect(form.row(1).product).toHaveValue(kettle.name);
  await expect(form.row(1).quantity).toBeFocused();
  const said = page.getByRole('main').getByRole('status').filter({ hasText: 'One more' });
  for (const pieces of [2, 3, 4]) {
    await scan(page, kettle.sku);
    await expect(said).toHaveText(`One more ${kettle.name}: now ${pieces} pieces in item 1.`);
    await expect(form.row(1).quantity).toHaveValue(String(pieces));
    await expect(form.row(2).product).toBeFocused();
    await expect(form.row(2).product).toHaveValue('');
  }
  // Faster than the answers: of the last two, and of another product.
  const answer = await holdBack(page, `**/products?*search=${kettle.sku}*`);
  await scan(page, kettle.sku);
  await expect(form.row(2).quantity).toBeFocused();
  await scan(page, lamp.sku);
  await expect(form.row(3).product).toHaveValue(lamp.name);
  answer();
  await expect(said).toHaveText(`One more ${kettle.name}: now 5 pieces in item 1.`);
  await expect(form.row(3).quantity).toBeFocused();

  // What a hand types, who does not wait for an answer either.
  await form.row(2).product.focus();
  await page.keyboard.type(kettle.sku, { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(form.row(2).product).toHaveValue(kettle.name);
  await expect(form.row(1).quantity).toHaveValue('5');
});

test('prices that can hardly be meant are asked about before the order is saved', async ({
  page,
  api,
}) => {
  const kettle = await api.createProduct({ sellingPrice: 150 });
  const form = new OrderForm(page);
  await form.openNew();
  await form.chooseType('Sales');
  await form.customerName.fill(unique('Customer'));
  await form.fillRow(1, { product: kettle.name, quantity: '2', unitPrice: '15000' });
  await form.save();
  const question = page.getByRole('alertdialog', { name: 'Is the price right?' });
  await expect(question).toContainText(`Item 1, ${kettle.name}: 15 000,00 ₽.`);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(form.row(1).unitPrice).toBeFocused();
  await form.row(1).unitPrice.fill('150');
  await form.save();
  await expectToast(page, 'Success', 'Order created successfully');
});

test('another type takes filled in prices along, and asks about typed ones', async ({
  page,
  api,
}) => {
  const kettle = await api.createProduct({ name: unique('Kettle') });
  const form = new OrderForm(page);
  await form.openNew();
  await form.chooseType('Sales');
  await form.fillRow(1, { product: kettle.name, quantity: '1' });
  await form.addButton.click();
  await form.fillRow(2, { product: kettle.name, quantity: '1', unitPrice: '140' });
  await form.chooseType('Purchase');
  await expect(form.row(1).unitPrice).toHaveValue('100,00');
  await expect(form.row(2).unitPrice).toHaveValue('140');
  await page.getByRole('button', { name: 'Use purchase prices' }).click();
  await expect(form.total).toHaveText('200,00 ₽');
});

test('says what is missing, row by row, and goes to the first such field', async ({ page }) => {
  const form = new OrderForm(page);
  await form.openNew();
  await form.addButton.click();
  await form.save();
  await expect(form.type).toBeFocused();
  await expect(form.type).toHaveAccessibleDescription('Please select order type');
  for (const number of [1, 2]) {
    const row = form.row(number);
    await expect(row.product).toHaveAccessibleDescription(/Please select a product/);
    await expect(row.quantity).toHaveAccessibleDescription('Quantity is required');
    await expect(row.unitPrice).toHaveAccessibleDescription('Unit price is required');
  }
  await form.row(2).remove.click();
  await expect(form.row(1).product).toBeFocused();
  await expect(form.row(1).remove).toBeDisabled();
});

test('a server that fails leaves the form as it was', async ({ page, api, complaints }) => {
  complaints.allow(/500/, /Failed to save order/);
  const kettle = await api.createProduct({ name: unique('Kettle') });
  const form = new OrderForm(page);
  await failCalls(page, '**/api/orders', 'POST');
  await form.openNew();
  await form.chooseType('Sales');
  await form.customerName.fill('Vera Orlova');
  await form.fillRow(1, { product: kettle.name, quantity: '2' });
  await form.save();
  await expectToast(page, 'Error', 'Failed to save order');
  await expect(form.customerName).toHaveValue('Vera Orlova');
  await expect(form.row(1).product).toHaveValue(kettle.name);
  await page.unroute('**/api/orders');
  await form.save();
  await expectToast(page, 'Success', 'Order created successfully');
});

test('an order that does not exist is said not to', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/orders/edit/0190a0a0-0000-7000-8000-000000000000');
  await expect(page.getByRole('main').getByText('Order not found')).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
});
