import type { Order, Product } from '@stockroom/contract';
import { storageOf } from '../support/account.mjs';
import { unique, type ApiClient } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { OrderDetail } from '../support/order-detail';
import { printPage } from '../support/printed-page';
import { expectToast } from '../support/toast';
import type { Page } from '@playwright/test';

/** A product with stock, and an order of 3 of it. */
async function stockAndOrder(
  api: ApiClient,
  { stock, isPurchase = false }: { stock: number; isPurchase?: boolean },
): Promise<{ product: Product; order: Order }> {
  const product = await api.createProduct({ name: unique('Kettle') });
  if (stock > 0) await api.receiveStock({ productId: product._id, quantity: stock });
  const items = [{ productId: product._id, quantity: 3, unitPrice: 54990 }];
  const party = isPurchase ? { supplierId: product.supplierId } : {};
  return { product, order: await api.createOrder({ ...party, items }) };
}

/** Goes to the products by the menu, so without a reload, and looks at the stock of one. */
async function expectListedStock(page: Page, { sku }: Product, stock: number) {
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('searchbox').fill(sku);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText(sku);
  await expect(row).toContainText(new RegExp(`(^|\\D)${stock}\\s*/`));
}

test('shows a sales order: who, what, how much', async ({ page, api }) => {
  const product = await api.createProduct({ name: unique('Чайник «Ёлочка»') });
  const order = await api.createOrder({
    customerName: 'Café «Утро»',
    notes: 'Back door',
    items: [
      { productId: product._id, quantity: 3, unitPrice: 54990 },
      { productId: product._id, quantity: 2, unitPrice: 0.1 },
    ],
  });
  const detail = new OrderDetail(page);
  await detail.open(order._id);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
  await expect(page.getByText(`Order #${order.orderNumber}`)).toBeVisible();
  for (const text of [order.orderNumber, 'Outgoing', 'Café «Утро»', 'Pending', 'Back door'])
    await expect(detail.information).toContainText(text);
  await expect(detail.items.getByRole('columnheader')).toHaveText([
    'Product',
    'SKU',
    'Quantity',
    'Unit Price',
    'Total',
  ]);
  const first = detail.items.getByRole('row').nth(1);
  for (const text of [product.name, product.sku, '54 990,00 ₽', '164 970,00 ₽'])
    await expect(first).toContainText(text);
  await expect(detail.items.getByRole('row', { name: 'Total Amount' })).toContainText(
    '164 970,20 ₽',
  );
  await expect(detail.history).toContainText('Order created');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/orders');
});

test('any status follows any other, and stock is right after each', async ({ page, api }) => {
  const { product, order } = await stockAndOrder(api, { stock: 7 });
  const detail = new OrderDetail(page);
  await detail.open(order._id);
  // Every one of the twelve ways once.
  for (const status of [
    ...['Processing', 'Pending', 'Completed', 'Pending', 'Cancelled', 'Processing'],
    ...['Completed', 'Processing', 'Cancelled', 'Completed', 'Cancelled', 'Pending'],
  ]) {
    await detail.update(status);
    const { currentStock } = await api.getProduct(product._id);
    expect(currentStock, status).toBe(status === 'Completed' ? 4 : 7);
  }
  const movements = await api.listMovements(product._id);
  expect(movements.map(({ reason }) => reason).toReversed()).toEqual([
    'Stock Receipt',
    ...['Sale', 'Order reopened', 'Sale', 'Order reopened', 'Sale', 'Order cancelled'],
  ]);
});

test('a purchase order fills the shelf, and the other lists follow without a reload', async ({
  page,
  api,
}) => {
  const { product, order } = await stockAndOrder(api, { stock: 0, isPurchase: true });
  const detail = new OrderDetail(page);
  await expectStockAfter('Completed', 3);
  await expectStockAfter('Processing', 0);
  await expectStockAfter('Completed', 3);
  await expectStockAfter('Cancelled', 0);

  async function expectStockAfter(status: string, stock: number) {
    if (page.url() === 'about:blank') await detail.open(order._id);
    await detail.update(status);
    await expectListedStock(page, product, stock);
    await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('searchbox').fill(order.orderNumber);
    const row = page.getByRole('row', { name: order.orderNumber });
    await expect(row).toContainText(status);
    await row.getByRole('link', { name: 'View' }).click();
  }
});

test('each choice says what it does to stock; what is short is refused, then forced', async ({
  page,
  api,
  complaints,
}) => {
  complaints.allow(/409/);
  const { product, order } = await stockAndOrder(api, { stock: 2 });
  const detail = new OrderDetail(page);
  await detail.open(order._id);
  await detail.openMenu();
  await expect(detail.choice('Completed')).toContainText(
    `-3 ${product.name} (2 pieces in stock), short by 1`,
  );
  await expect(detail.choice('Cancelled')).toContainText('No change in stock');
  await detail.choice('Completed').click();
  await expect(detail.shortage.getByRole('row', { name: product.name })).toHaveText(
    `${product.name}${product.sku} · ${product.unitOfMeasurement}321`,
  );
  await detail.shortage.getByRole('button', { name: 'Cancel' }).click();
  await detail.expectStatus('Pending');
  expect((await api.getProduct(product._id)).currentStock).toBe(2);

  await detail.choose('Completed');
  await detail.shortage.getByRole('button', { name: 'Complete anyway' }).click();
  await expectToast(page, 'Success', 'Order status updated successfully');
  await detail.expectStatus('Completed');
  const [sale, correction] = await api.listMovements(product._id);
  expect(sale).toMatchObject({ reason: 'Sale', quantity: 3, balanceAfter: 0, toVerify: false });
  expect(correction).toMatchObject({ reason: 'Correction', quantity: 1, toVerify: true });
  await expect(detail.history).toContainText(`-3 ${product.name} (3 → 0 pieces)`);
});

test('two tabs: each changes what is, and the other one follows', async ({
  page,
  api,
  context,
}) => {
  const { product, order } = await stockAndOrder(api, { stock: 7 });
  const detail = new OrderDetail(page);
  await detail.open(order._id);
  const otherPage = await context.newPage();
  const other = new OrderDetail(otherPage);
  await other.open(order._id);
  await other.update('Completed');

  // This one still shows "Pending", but asks before it says what a choice would do.
  await detail.openMenu();
  await expect(detail.choice('Cancelled')).toContainText(`+3 ${product.name} (4 → 7 pieces)`);
  await detail.choice('Cancelled').click();
  await detail.expectStatus('Cancelled');
  expect((await api.getProduct(product._id)).currentStock).toBe(7);
  await otherPage.evaluate(() => window.dispatchEvent(new Event('focus')));
  await other.expectStatus('Cancelled');
});

test('shows the button busy and disabled while saving', async ({ page, api }) => {
  const { order } = await stockAndOrder(api, { stock: 7 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/orders/*/status', async (route) => {
    await released;
    await route.fallback();
  });
  const detail = new OrderDetail(page);
  await detail.open(order._id);
  await detail.choose('Processing');
  await expect(detail.updateButton).toHaveText('Updating status...');
  await expect(detail.updateButton).toBeDisabled();
  release();
  await detail.expectStatus('Processing');
  await expect(detail.updateButton).toHaveText('Update Status');
});

test('an unknown order is said to be one', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/orders/0190a0a0-0000-7000-8000-000000000000');
  await expect(page.getByText('Order not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Orders' }).click();
  await expect(page).toHaveURL('/orders');
});

test('prints one A4 sheet: the company, the order, its items, and nothing of the screen', async ({
  page,
  api,
}) => {
  const { product, order } = await stockAndOrder(api, { stock: 7 });
  await api.deleteProduct(product._id);
  const detail = new OrderDetail(page);
  await detail.open(order._id);
  await expect(detail.history).toContainText('Order created');
  // Nothing that the customer should read.
  await expect(detail.items.getByText('deleted', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  const { companyName, address, taxId } = await api.getCompany();
  const printed = await printPage(page);
  expect(printed).toMatchObject({ sheets: 1, width: 210, height: 297 });
  for (const text of [
    ...[companyName, address.replace(/\s+/g, ' '), `Tax ID ${taxId}`],
    ...['Order Details', `Order #${order.orderNumber}`, order.customerName, 'Outgoing', 'Pending'],
    ...[product.name, product.sku, '54 990,00 ₽', 'Total Amount', '164 970,00 ₽'],
  ])
    expect(printed.text).toContain(text);
  expect(printed.text).toMatch(/Printed \d\d\.\d\d\.\d{4}, \d\d:\d\d /);
  for (const text of [
    ...['Dashboard', 'Suppliers', 'Built by', 'Stockroom', 'Edit Order'],
    ...['Order Status', 'Update Status', 'History', 'Order created', 'deleted'],
  ])
    expect(printed.text).not.toContain(text);
});

test('the print button asks the browser to print', async ({ page, api }) => {
  const { order } = await stockAndOrder(api, { stock: 7 });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await new OrderDetail(page).open(order._id);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
});

test('a status is changed by keyboard alone, on a phone too', async ({
  page,
  api,
  origin,
  user,
  browser,
  complaints,
}) => {
  const { product, order } = await stockAndOrder(api, { stock: 7 });
  const phone = await browser.newContext({
    storageState: storageOf(origin, user),
    viewport: { width: 390, height: 844 },
    baseURL: origin,
  });
  complaints.watch(phone);
  for (const [one, status] of [
    [page, 'Completed'],
    [await phone.newPage(), 'Cancelled'],
  ] as const) {
    const detail = new OrderDetail(one);
    await detail.open(order._id);
    await detail.updateButton.focus();
    await one.keyboard.press('Enter');
    await expect(detail.choice('Pending').or(detail.choice('Processing')).first()).toBeVisible();
    // The menu finds by its first letters.
    await one.keyboard.press(status.slice(0, 1));
    if (status === 'Cancelled') await one.keyboard.press('a');
    await expect(detail.choice(status)).toBeFocused();
    await one.keyboard.press('Enter');
    await detail.expectStatus(status);
    await expect(detail.updateButton).toBeFocused();
    expect(
      await one.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  }
  await phone.close();
  expect((await api.getProduct(product._id)).currentStock).toBe(7);
});
