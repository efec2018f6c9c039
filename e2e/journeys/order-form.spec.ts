import type { Product } from '@stockroom/contract';
import type { Locator, Page } from '@playwright/test';
import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { rowsOf } from '../support/list';
import { OrderDetail } from '../support/order-detail';
import { OrderForm, savedOrder } from '../support/order-form';
import { expectNoOverflow, PHONE } from '../support/screen';
import { expectToast, keepToast, toastOf } from '../support/toast';

/** Goes to the products by the menu, so without a reload, and reads the stock of one. */
async function expectListedStock(page: Page, { sku }: Product, stock: number) {
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.getByRole('searchbox').fill(sku);
  const row = rowsOf(page).first();
  await expect(row).toContainText(sku);
  await expect(row).toContainText(new RegExp(`(^|\\D)${stock}\\s*/`));
}

test('stock follows a purchase order through every change of it', async ({ page, api }) => {
  const supplier = await api.createSupplier();
  const kettle = await api.createProduct({ name: unique('Kettle'), purchasePrice: 33.33 });
  const form = new OrderForm(page);
  const detail = new OrderDetail(page);
  const expectStock = async (stock: number) =>
    expect((await api.getProduct(kettle._id)).currentStock).toBe(stock);

  const id = await test.step('creates it', async () => {
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
    return savedOrder(page, supplier.companyName);
  });
  await expectStock(0);
  expect((await api.getProduct(kettle._id)).expected).toBe(3);

  await test.step('completes it', async () => {
    await page.getByRole('link', { name: 'View' }).click();
    await detail.update('Completed');
    await expectStock(3);
    await expectListedStock(page, kettle, 3);
  });

  await test.step('edits it', async () => {
    await detail.open(id);
    await page.getByRole('link', { name: 'Edit Order' }).click();
    await expect(page.getByText(/^This order is completed/)).toBeVisible();
    await form.row(1).quantity.fill('8');
    await form.save();
    await expectToast(page, 'Success', 'Order updated successfully');
    await expectStock(8);
    await expectListedStock(page, kettle, 8);
  });

  await test.step('cancels it and completes it again', async () => {
    await detail.open(id);
    await detail.update('Cancelled');
    await expectStock(0);
    await detail.update('Completed');
    await expectStock(8);
  });

  await test.step('deletes it and undoes that', async () => {
    await page.goto(`/orders?search=${encodeURIComponent(supplier.companyName)}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Success', 'Order deleted successfully');
    await keepToast(page);
    await expectStock(0);
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Success', 'Order restored successfully');
    await expectStock(8);
  });
  const movements = await api.listMovements(kettle._id);
  expect(movements.map(({ reason, quantity }) => `${reason} ${quantity}`).reverse()).toEqual([
    'Purchase 3',
    'Order edited 5',
    'Order cancelled 8',
    'Purchase 8',
    'Order deleted 8',
    'Purchase 8',
  ]);
});

test('fields show whole numbers at every width, and the product name has room', async ({
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
    await expect
      .poll(async () => [await cut(quantity), await cut(unitPrice)], { message: `at ${width}` })
      .toEqual([0, 0]);
    const { width: room = 0 } = (await product.boundingBox()) ?? {};
    expect(room, `at ${width}`).toBeGreaterThanOrEqual(240);
  }
});

test('the list of products opens in full view on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
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
    // The page scrolls after the list has opened.
    const top = async () => (await product.boundingBox())?.y;
    const bottom = async () => list.boundingBox().then((box) => box && box.y + box.height);
    await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height - 36);
    await expect.poll(top).toBeGreaterThanOrEqual(56);
    await page.keyboard.press('Escape');
    await expect(list.getByRole('option')).toHaveCount(0);
    await form.notes.focus();
  }
});

test('rows are cards on a phone, and nothing is wider than the screen', async ({ page, api }) => {
  const kettle = await api.createProduct({
    name: unique('Kettle of a rather long name, '.repeat(3)),
  });
  const customer = unique('Customer');
  await page.setViewportSize(PHONE);
  const form = new OrderForm(page);
  await form.openNew();
  await form.chooseType('Sales');
  await form.customerName.fill(customer);
  await form.fillRow(1, { product: kettle.name, quantity: '2' });
  await expect(form.row(1).all.getByText('Unit Price')).toBeVisible();
  await form.addButton.click();
  await form.fillRow(2, { product: kettle.name, quantity: '1' });
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    await expectNoOverflow(page);
  }
  await form.row(1).remove.click();
  await form.save();
  await expectToast(page, 'Success', 'Order created successfully');
  await savedOrder(page, customer);
});
