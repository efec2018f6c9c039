import type { Page } from '@playwright/test';
import { failCalls } from '../support/calls';
import { expect, signedInTest as test } from '../support/fixtures';
import { Keys } from '../support/keys';
import { rowsOf } from '../support/list';
import { PHONE, watchPlaces } from '../support/screen';
import { AdjustForm, ReceiveForm } from '../support/stock-form';
import { expectToast } from '../support/toast';

test('open products lists follow a receipt: the own tab without a reload, another on focus', async ({
  page,
  context,
  api,
}) => {
  const product = await api.createProduct({ minimumStockLevel: 5, purchasePrice: 1200 });
  const form = new ReceiveForm(page);
  const list = `/products?search=${product.sku}`;
  const otherTab = await context.newPage();
  await otherTab.goto(list);
  await expect(rowsOf(otherTab)).toContainText('Out of Stock');
  await page.goto(list);
  await expect(rowsOf(page)).toContainText('Out of Stock');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await openReceiptByMenu(page);

  await form.chooseProduct(product.name);
  await expect(form.fact('Current Stock')).toHaveText('0 pieces');
  await form.quantity.fill('20');
  await form.purchasePrice.fill('1 234,5');
  await form.supplierReference.fill('INV-7');
  await expect(form.preview).toContainText('0 → 20 pieces');
  await form.save();
  await expectToast(page, 'Success', 'Stock received successfully');
  await expect(page).toHaveURL('/inventory');
  await expect(rowsOf(page).filter({ hasText: product.sku })).toContainText('+20balance 20 pieces');

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(rowsOf(page)).toContainText('In Stock');
  await expect(rowsOf(page)).toContainText(/20\s*\/\s*5/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  expect(await api.listMovements(product._id)).toMatchObject([
    { quantity: 20, unitCost: 1234.5, supplierReference: 'INV-7', reason: 'Stock Receipt' },
  ]);

  await otherTab.bringToFront();
  // A headless browser sends no focus event.
  await otherTab.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(rowsOf(otherTab)).toContainText('In Stock');
});

async function openReceiptByMenu(page: Page) {
  const menu = page.getByRole('navigation');
  const inventory = menu.getByRole('button', { name: 'Inventory' });
  if ((await inventory.getAttribute('aria-expanded')) === 'false') await inventory.click();
  await menu.getByRole('link', { name: 'Receive Stock' }).click();
}

test('a verified correction stays in its place, and nothing moves under the pointer', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/500/, /Failed to mark as verified/);
  const { _id: productId, name } = await api.createProduct();
  for (const quantity of [1, 2, 3]) {
    const order = await api.createOrder({ items: [{ productId, quantity, unitPrice: 10 }] });
    await api.setOrderStatus(order._id, 'completed', true);
  }
  await page.goto(`/inventory?productId=${productId}&toVerify=true`);
  await expect(rowsOf(page)).toHaveCount(3);
  const keys = new Keys(page);
  const row = (index: number) => rowsOf(page).nth(index);
  const mark = (index: number) => row(index).getByRole('button', { name: 'Mark as verified' });
  const verified = (index: number) =>
    row(index).getByText('Verified', { exact: true }).locator('..');
  const expectUnmoved = await watchPlaces(mark(0), row(2));
  await keys.use(mark(1));
  await expectToast(page, 'Success', `Marked as verified: ${name}`);
  await expect(verified(1)).toBeFocused();
  await expectUnmoved();
  await failCalls(page, '**/verify');
  await keys.use(mark(2));
  await expectToast(page, 'Error', `Failed to mark as verified: ${name}`);
  // A button loses the focus while it is disabled.
  await expect(mark(2)).toBeFocused();
  await page.unroute('**/verify');
  await keys.press('Enter');
  await expect(verified(2)).toBeFocused();
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a phone counts a shelf: a count that matches posts nothing, and the form stays for the next one', async ({
  page,
  api,
}) => {
  await page.setViewportSize(PHONE);
  const right = await api.createProduct();
  const wrong = await api.createProduct({ supplierId: right.supplierId });
  for (const { _id: productId } of [right, wrong])
    await api.receiveStock({ productId, quantity: 12 });
  const form = new AdjustForm(page);
  await page.goto('/inventory/adjust?adjustmentType=absolute');
  await form.chooseProduct(right.name);
  await form.newLevel.fill('12');
  await form.save();
  await expectToast(page, 'Success', 'The count matches the books: nothing to adjust');
  await form.chooseProduct(wrong.name);
  await form.newLevel.fill('11');
  await form.reason.selectOption('Correction');
  await form.save();
  await expectToast(page, 'Success', 'Stock adjusted successfully');
  await expect(page).toHaveURL('/inventory');
  await page.getByRole('link', { name: 'Count another' }).click();
  await expect(form.type).toHaveValue('absolute');
  await expect(form.product).toBeFocused();
  await expect(form.product).toHaveValue('');
  expect(await api.listMovements(right._id)).toHaveLength(1);
  expect((await api.getProduct(wrong._id)).currentStock).toBe(11);
});
