import type { Page } from '@playwright/test';
import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { holdBack } from '../support/gate';
import { Keys } from '../support/keys';
import { ReceiveForm } from '../support/stock-form';
import { expectToast } from '../support/toast';

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');

test('a receipt raises the stock, and the open products list follows without a reload', async ({
  page,
  api,
}) => {
  const product = await api.createProduct({ minimumStockLevel: 5, purchasePrice: 1200 });
  const form = new ReceiveForm(page);
  await page.goto(`/products?search=${product.sku}`);
  await expect(rows(page)).toContainText('Out of Stock');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  const menu = page.getByRole('navigation');
  const inventory = menu.getByRole('button', { name: 'Inventory' });
  if ((await inventory.getAttribute('aria-expanded')) === 'false') await inventory.click();
  await menu.getByRole('link', { name: 'Receive Stock' }).click();

  await form.chooseProduct(product.name);
  await expect(form.fact('Current Stock')).toHaveText('0 pieces');
  await form.quantity.fill('20');
  await form.purchasePrice.fill('1 234,5');
  await form.supplierReference.fill('INV-7');
  await expect(form.preview).toContainText('0 → 20 pieces');
  await form.save();
  await expectToast(page, 'Success', 'Stock received successfully');
  await expect(page).toHaveURL('/inventory');
  await expect(rows(page).filter({ hasText: product.sku })).toContainText('+20balance 20 pieces');

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/products?search=${product.sku}`);
  await expect(rows(page)).toContainText('In Stock');
  await expect(rows(page)).toContainText(/20\s*\/\s*5/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  expect(await api.listMovements(product._id)).toMatchObject([
    { quantity: 20, unitCost: 1234.5, supplierReference: 'INV-7', reason: 'Stock Receipt' },
  ]);
});

test('another tab follows once it has the focus', async ({ page, context, api }) => {
  const product = await api.createProduct({ minimumStockLevel: 5 });
  const otherTab = await context.newPage();
  await otherTab.goto(`/products?search=${product.sku}`);
  await expect(rows(otherTab)).toContainText('Out of Stock');
  const form = new ReceiveForm(page);
  await form.open(product._id);
  await form.quantity.fill('3');
  await form.save();
  await expectToast(page, 'Success', 'Stock received successfully');
  await otherTab.bringToFront();
  // Without a window, every tab believes that it has had the focus all along.
  await otherTab.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(rows(otherTab)).toContainText('Low Stock');
});

test('a delivery that is saved before its orders have come is booked for the oldest', async ({
  page,
  api,
}) => {
  const product = await api.createProduct();
  const { _id: productId, supplierId } = product;
  const items = [{ productId, quantity: 6, unitPrice: 99.5 }];
  const order = await api.createOrder({ supplierId, items });
  const form = new ReceiveForm(page);
  await form.open();
  const release = await holdBack(page, /\/api\/orders\?/);
  await form.chooseProduct(product.name);
  await form.quantity.fill('4');
  await form.quantity.press('Enter');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  release();
  await expectToast(page, 'Success', 'Stock received successfully');
  expect(await api.listMovements(productId)).toMatchObject([
    { quantity: 4, unitCost: 99.5, orderNumber: order.orderNumber },
  ]);
});

test('against a purchase order: completing it later posts only the rest', async ({ page, api }) => {
  const product = await api.createProduct();
  const { _id: productId, supplierId } = product;
  const items = [{ productId, quantity: 20, unitPrice: 99.5 }];
  const order = await api.createOrder({ supplierId, items });
  const form = new ReceiveForm(page);
  await form.open();
  await form.chooseProduct(product.name);
  await expect(form.fact('Expected')).toHaveText('20 pieces');
  // The only one is proposed.
  await expect(form.order(`20\u00a0pieces expected in ${order.orderNumber}`)).toBeChecked();
  await expect(form.quantity).toHaveValue('20');
  await form.quantity.fill('8');
  await expect(form.purchasePrice).toHaveValue('99,50');
  await expect(form.quantity).toHaveValue('8');
  await expect(form.preview).toContainText('0 → 8 pieces');
  await form.save();
  await expectToast(page, 'Success', 'Stock received successfully');
  await page.goto(`/inventory?productId=${productId}`);
  await expect(rows(page).getByRole('link', { name: order.orderNumber })).toBeVisible();

  await form.open(productId);
  await expect(form.order(`12\u00a0pieces expected in ${order.orderNumber}`)).toBeVisible();
  expect(await api.setOrderStatus(order._id, 'completed')).toBe(1);
  expect((await api.getProduct(productId)).currentStock).toBe(20);
  expect((await api.listMovements(productId)).map(({ quantity }) => quantity)).toEqual([12, 8]);
});

test('from a purchase order: what is outstanding is filled in, and the order follows', async ({
  page,
  api,
}) => {
  const { _id: productId, supplierId } = await api.createProduct({ unitOfMeasurement: 'kg' });
  const items = [{ productId, quantity: 2.125, unitPrice: 10 }];
  const { _id, orderNumber } = await api.createOrder({ supplierId, items });
  const form = new ReceiveForm(page);
  await page.goto(`/orders/${_id}`);
  await page.getByRole('link', { name: 'Receive', exact: true }).click();
  await expect(form.order(`2,125\u00a0kg expected in ${orderNumber}`)).toBeChecked();
  await expect(form.quantity).toHaveValue('2,125');
  await expect(form.purchasePrice).toHaveValue('10,00');
  await form.quantity.fill('1,125');
  await form.save();
  await expectToast(page, 'Success', 'Stock received successfully');
  await rows(page).getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('table')).toContainText(/1,125 received\s*1 outstanding/);
});

test('an order of several items is received one after the other, without a look for it', async ({
  page,
  api,
}) => {
  const { name: lamp, _id: lampId, supplierId } = await api.createProduct();
  const { name: desk, _id: deskId } = await api.createProduct({ supplierId });
  const items = [lampId, deskId].map((productId) => ({ productId, quantity: 3, unitPrice: 10 }));
  const { _id, orderNumber } = await api.createOrder({ supplierId, items });
  const form = new ReceiveForm(page);
  await page.goto(`/orders/${_id}`);
  const receive = page.getByRole('link', { name: 'Receive', exact: true });
  await receive.first().click();
  await expect(form.product).toHaveValue(lamp);
  await form.save();
  await expect(page).toHaveURL('/inventory');
  await page.getByRole('button', { name: 'Receive next' }).click();
  await expect(form.product).toHaveValue(desk);
  await expect(form.order(`3\u00a0pieces expected in ${orderNumber}`)).toBeChecked();
  await expect(form.quantity).toHaveValue('3');
  await form.save();
  await expect(page).toHaveURL('/inventory');
  await page.getByRole('button', { name: 'Back to order' }).click();
  await expect(page).toHaveURL(`/orders/${_id}`);
  await expect(page.getByRole('table').getByText('3 received')).toHaveCount(2);
  await expect(receive).toHaveCount(0);
});

test('an amount that can hardly be meant is asked about before it is booked', async ({
  page,
  api,
}) => {
  const { _id } = await api.createProduct();
  const form = new ReceiveForm(page);
  await form.open(_id);
  // As a short barcode behind what was there.
  await form.quantity.fill('20460123');
  await form.quantity.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Is the quantity right?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(form.quantity).toHaveValue('20460123');
  expect((await api.getProduct(_id)).currentStock).toBe(0);
  await form.quantity.fill('2');
  await form.save();
  await expectToast(page, 'Success', 'Stock received successfully');
  expect((await api.getProduct(_id)).currentStock).toBe(2);
});

test('refuses what is missing or cannot be, each at its field', async ({ page, api }) => {
  const { name } = await api.createProduct();
  const form = new ReceiveForm(page);
  await form.open();
  await form.save();
  await expect(form.product).toHaveAccessibleDescription(/Please select a product/);
  await expect(form.product).toBeFocused();
  await expect(form.quantity).toHaveAccessibleDescription(/Quantity is required/);
  await form.chooseProduct(name);
  await form.quantity.fill('0');
  await expect(form.quantity).toHaveAccessibleDescription(/Quantity must be at least 1/);
  await form.quantity.fill('1,5');
  await expect(form.quantity).toHaveAccessibleDescription(/whole number for this unit/);
  await form.purchasePrice.fill('-1');
  await expect(form.purchasePrice).toHaveAccessibleDescription(/Price must be positive/);
});

test('a server that fails leaves the form as it was', async ({ page, api, complaints }) => {
  complaints.allow(/500/, /Failed to receive stock/);
  const { _id } = await api.createProduct();
  const form = new ReceiveForm(page);
  await failCalls(page, '**/api/stock-movements/receipts');
  await form.open(_id);
  await form.quantity.fill('20');
  await form.save();
  await expectToast(page, 'Error', 'Failed to receive stock');
  await expect(form.quantity).toHaveValue('20');
});

test('works by keyboard alone', async ({ page, api }) => {
  const name = unique('Keyboard');
  const { _id } = await api.createProduct({ name });
  await page.goto('/inventory');
  await expect(page.getByRole('table')).toBeVisible();
  const keys = new Keys(page);
  await keys.use(page.getByRole('main').getByRole('link', { name: 'Receive Stock' }));
  await keys.expectPage('Receive Stock');
  const form = new ReceiveForm(page);
  await keys.choose(form.product, name);
  await expect(form.quantity).toBeFocused();
  await keys.type('4');
  await keys.press('Control+Enter');
  await expectToast(page, 'Success', 'Stock received successfully');
  expect((await api.getProduct(_id)).currentStock).toBe(4);
});

test('a delivery is scanned without waiting for an answer', async ({ page, api }) => {
  const product = await api.createProduct();
  // Others that hold the same SKU, and come before it by their names.
  await api.createProduct({ name: `A ${product.name}`, sku: `${product.sku}0` });
  const form = new ReceiveForm(page);
  await form.open();
  const answer = await holdBack(page, '**/api/products?*search=*');
  await form.product.focus();
  await page.keyboard.type(product.sku);
  await page.keyboard.press('Enter');
  await page.keyboard.type('24');
  await expect(form.quantity).toHaveValue('24');
  await expect(form.product).toHaveValue(product.sku);
  answer();
  await expect(form.product).toHaveValue(product.name);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Stock received successfully');
  expect((await api.getProduct(product._id)).currentStock).toBe(24);
});

test('a scan that ends with a Tab is chosen, and one of nothing says so', async ({ page, api }) => {
  const { name, sku } = await api.createProduct();
  const form = new ReceiveForm(page);
  await form.open();
  await form.product.focus();
  await page.keyboard.type(sku);
  await page.keyboard.press('Tab');
  await expect(form.product).toHaveValue(name);
  await expect(form.quantity).toBeFocused();
  await form.product.fill(`${sku}-none`);
  await page.keyboard.press('Tab');
  await expect(form.main.getByRole('alert')).toContainText('The last choice stays.');
  await expect(form.product).toHaveValue(name);
});

test('works on a phone, where nothing is wider than the screen', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { _id, name, sku } = await api.createProduct();
  await page.goto('/inventory');
  await page.getByRole('link', { name: 'Receive Stock' }).click();
  const form = new ReceiveForm(page);
  await form.chooseProduct(name);
  await form.quantity.fill('4');
  await expect(form.preview).toContainText('0 → 4 pieces');
  await expectNoOverflow(page);
  await form.save();
  await expectToast(page, 'Success', 'Stock received successfully');
  await expect(rows(page).filter({ hasText: sku })).toContainText('+4balance 4 pieces');
  await expectNoOverflow(page);
  expect((await api.getProduct(_id)).currentStock).toBe(4);
});

async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
