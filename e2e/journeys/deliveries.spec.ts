import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { newEan, scan } from '../support/scan';
import { expectNoOverflow, PHONE } from '../support/screen';
import { expectToast } from '../support/toast';

const LINES = 12;

/** A purchase order of ten products for 4 pieces each, and a product that it does not name. */
async function orderGoods(api: ApiClient) {
  const first = await api.createProduct();
  const { supplierId } = first;
  const products = [first];
  while (products.length < LINES) products.push(await api.createProduct({ supplierId }));
  const ordered = products.slice(0, LINES - 1);
  const items = ordered.map(({ _id }) => ({ productId: _id, quantity: 4, unitPrice: 10 }));
  const order = await api.createOrder({ supplierId, items });
  return { order, products };
}

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Products' }).getByRole('row').filter({ hasText: name });
/** Before it is there, a scan goes to the search of the shell. */
const productField = (page: Page) => page.getByLabel('Scan or find a product');
const came = (page: Page, name: string) => row(page, name).getByLabel('Delivered');

test('a delivery of twelve lines comes in by scanner and keyboard, and is undone as a whole', async ({
  page,
  api,
}) => {
  const { order, products } = await orderGoods(api);
  await page.goto(`/orders/${order._id}`);
  await page.getByRole('link', { name: 'Receive', exact: true }).first().click();
  await expect(page.getByLabel('Purchase order')).toHaveValue(order._id);
  await page.getByLabel('Supplier Reference').fill('WB-77');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/inventory\/deliveries\/[0-9a-f-]{36}$/);
  await expect(productField(page)).toBeVisible();

  // One is counted by scans, one comes without an order; the rest is as ordered.
  const [scanned, short, missing, over, damaged] = products;
  const extra = products[LINES - 1];
  if (!scanned || !short || !missing || !over || !damaged || !extra) throw new Error('Too few');
  for (let count = 1; count <= 4; count += 1) {
    await scan(page, scanned.sku);
    await expect(came(page, scanned.name)).toHaveValue(String(count));
  }
  // Also while the cursor stands in a quantity, which keeps its number.
  await came(page, scanned.name).focus();
  await scan(page, extra.sku);
  await expect(came(page, extra.name)).toHaveValue('1');
  await expect(came(page, extra.name)).toBeInViewport();
  await expect(came(page, scanned.name)).toHaveValue('4');
  await page.getByRole('button', { name: 'Fill in the rest' }).click();
  await came(page, short.name).fill('3');
  await page.keyboard.press('Enter');
  await expect(came(page, missing.name)).toBeFocused();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await row(page, damaged.name).getByLabel('Rejected').fill('1');
  await row(page, damaged.name).getByLabel('Reason').selectOption('Damaged');
  await expect(row(page, over.name)).toContainText('2 pieces more than ordered');

  // The server has it: another device goes on.
  await expect(page.getByText('All lines are saved.')).toBeVisible();
  await page.reload();
  await expect(came(page, over.name)).toHaveValue('6');
  await came(page, over.name).press('Control+Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${over.name}: +2`);
  await question.getByRole('button', { name: 'Receive all' }).click();
  await expectToast(page, 'Success', 'Stock received successfully');
  await expect(page.getByText('Posted', { exact: true }).first()).toBeVisible();
  const stockOf = async (id: string) => (await api.getProduct(id)).currentStock;
  const stocks = async () => Promise.all(products.map(({ _id }) => stockOf(_id)));
  expect(await stocks()).toEqual([4, 3, 0, 6, 3, 4, 4, 4, 4, 4, 4, 1]);

  await page.goto(`/orders/${order._id}`);
  await expect(page.getByRole('row').filter({ hasText: damaged.name })).toContainText('1 rejected');
  await page.getByRole('button', { name: 'Close the rest' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the rest' }).click();
  await expect(page.getByText('Closed with what came')).toBeVisible();

  await page.getByRole('link', { name: /^DEL-/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Document undone');
  expect(await stocks()).toEqual(products.map(() => 0));
  await page.goto(`/orders/${order._id}`);
  await expect(page.getByText('Processing').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a delivery without an order is entered and posted', async ({ page, api }) => {
    const ean = newEan();
    const product = await api.createProduct({ barcodes: [{ code: ean, units: 1 }] });
    const { companyName } = await api.getSupplier(product.supplierId);
    await page.goto('/inventory/deliveries');
    await page.getByRole('link', { name: 'Receive a delivery' }).first().click();
    await page.getByLabel('Supplier', { exact: true }).fill(companyName);
    await page.getByRole('option', { name: companyName }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page).toHaveURL(/\/inventory\/deliveries\/[0-9a-f-]{36}$/);
    await expect(productField(page)).toBeVisible();
    await scan(page, product.sku);
    await expect(page.getByLabel('Delivered')).toHaveValue('1');
    // As by a slow scanner.
    await productField(page).pressSequentially(ean, { delay: 60 });
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Delivered')).toHaveValue('2');
    await expect(productField(page)).toBeFocused();
    await expect(productField(page)).toHaveValue('');
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Post delivery' }).click();
    await expectToast(page, 'Success', 'Stock received successfully');
    await expectNoOverflow(page);
    expect((await api.getProduct(product._id)).currentStock).toBe(2);
  });
});
