import type { Product } from '@stockroom/contract';
import { storageOf } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { OrderDetail } from '../support/order-detail';
import { OrderForm } from '../support/order-form';
import { expectToast, toastOf } from '../support/toast';
import type { Locator, Page } from '@playwright/test';

/** The order that was saved last; the list is open. */
async function savedOrder(page: Page, party: string) {
  await expect(page).toHaveURL('/orders');
  await page.getByRole('searchbox').fill(party);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText(party);
  const address = await row.getByRole('link', { name: 'View' }).getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}

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
    if (number % 2 === 0) {
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

test('who saves second is told what was changed, and can load it or save over it', async ({
  page,
  api,
  browser,
  origin,
  user,
  complaints,
}) => {
  complaints.allow(/409/, /changed|Failed to save order/);
  const kettle = await api.createProduct({ name: unique('Kettle') });
  const lamp = await api.createProduct({ name: unique('Lamp') });
  const order = await api.createOrder({
    items: [{ productId: kettle._id, quantity: 3, unitPrice: 150 }],
  });
  const form = new OrderForm(page);
  await form.openEdit(order._id);

  const elsewhere = await browser.newContext({ storageState: storageOf(origin, user) });
  complaints.watch(elsewhere);
  const otherPage = await elsewhere.newPage();
  const otherForm = new OrderForm(otherPage);
  await otherForm.openEdit(order._id);
  await otherForm.row(1).quantity.fill('5');
  await otherForm.addButton.click();
  await otherForm.fillRow(2, { product: lamp.name, quantity: '1' });
  await otherForm.save();
  await expectToast(otherPage, 'Success', 'Order updated successfully');
  await elsewhere.close();

  await form.row(1).quantity.fill('2');
  await form.save();
  const main = page.getByRole('main');
  const conflict = main.getByRole('alert');
  await expect(conflict).toBeVisible();
  await expect(form.row(1).quantity).toHaveValue('2');
  await expect(main).toContainText('3 × 150,00 ₽ → 5 × 150,00 ₽');
  await expect(main).toContainText(`${lamp.name} (${lamp.sku})`);
  await expect(form.row(1).quantity).toHaveAccessibleDescription(/yours is kept/);
  await expect(form.row(2).product).toHaveValue(lamp.name);
  await expect(form.row(2).product).toHaveAccessibleDescription('Added meanwhile');
  await form.save();
  await expect(conflict).toContainText('Not saved yet: choose one of the two.');
  await expect(conflict).toBeInViewport();
  expect((await api.getOrder(order._id)).items.map(({ quantity }) => quantity)).toEqual([5, 1]);
  await conflict.getByRole('button', { name: 'Load the newer record' }).click();
  await expect(form.row(1).quantity).toHaveValue('5');
  await expect(form.row(2).product).toHaveValue(lamp.name);
  await form.row(1).quantity.fill('6');
  await form.save();
  await expectToast(page, 'Success', 'Order updated successfully');
  const { items } = await api.getOrder(order._id);
  expect(items.map(({ quantity }) => quantity)).toEqual([6, 1]);
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

test('at every width numbers stand whole in their fields, and the name of a product has room', async ({
  page,
  api,
}) => {
  const { name } = await api.createProduct({ unitOfMeasurement: 'meters' });
  const form = new OrderForm(page);
  await form.openNew();
  await form.fillRow(1, { product: name, quantity: '1234567' });
  const { product, quantity, unitPrice } = form.row(1);
  const cut = (box: Locator) => box.evaluate((input) => input.scrollWidth - input.clientWidth);
  for (const [width, price] of [
    [390, '999999999999,99'],
    [430, '999999999,99'],
    [640, '999999999,99'],
    [768, '999999999999,99'],
    [950, '999999999999,99'],
    [1024, '999999999999,99'],
    [1190, '999999999999,99'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await unitPrice.fill(price);
    expect([await cut(quantity), await cut(unitPrice)], `at ${width}`).toEqual([0, 0]);
    const { width: room = 0 } = (await product.boundingBox()) ?? {};
    expect(room, `at ${width}`).toBeGreaterThanOrEqual(240);
  }
});

test('on a phone the list of products opens where all of it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new OrderForm(page);
  await form.openNew();
  await form.addButton.click();
  const { product } = form.row(2);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  for (const place of [700, 200]) {
    const { y = 0 } = (await product.boundingBox()) ?? {};
    await page.evaluate((by) => window.scrollBy(0, by), y - place);
    await product.click();
    await expect(list.getByRole('option').nth(3)).toBeVisible();
    const [box, menu] = [(await product.boundingBox())!, (await list.boundingBox())!];
    expect(box.y).toBeGreaterThanOrEqual(56);
    expect(menu.y + menu.height).toBeLessThanOrEqual(844 - 36);
    await page.keyboard.press('Escape');
    await expect(list.getByRole('option')).toHaveCount(0);
    await form.notes.focus();
  }
});

test('on a phone rows are cards, and nothing is wider than the screen', async ({ page, api }) => {
  const kettle = await api.createProduct({
    name: unique('Kettle of a rather long name, '.repeat(3)),
  });
  const customer = unique('Customer');
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new OrderForm(page);
  await form.openNew();
  await form.chooseType('Sales');
  await form.customerName.fill(customer);
  await form.fillRow(1, { product: kettle.name, quantity: '2' });
  await expect(form.row(1).all.getByText('Unit Price')).toBeVisible();
  await form.addButton.click();
  await form.fillRow(2, { product: kettle.name, quantity: '1' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await form.row(1).remove.click();
  await form.save();
  await expectToast(page, 'Success', 'Order created successfully');
  await savedOrder(page, customer);
});

test('an order that does not exist is said not to', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/orders/edit/0190a0a0-0000-7000-8000-000000000000');
  await expect(page.getByRole('main').getByText('Order not found')).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
});
