import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/fixtures';
import { rowsOf } from '../support/list';
import { ReportPage } from '../support/report-page';
import { PHONE } from '../support/screen';
import { expectToast } from '../support/toast';

test('a phone shows the rows of a report first, and its chart when asked', async ({
  page,
  api,
}) => {
  const { name, sku } = await api.createProduct({ minimumStockLevel: 9 });
  const report = new ReportPage(page);
  await page.setViewportSize(PHONE);
  await report.open('low-stock', `&search=${sku}`);
  await expect(rowsOf(page)).toContainText(name);
  const bar = page.getByRole('link', { name: `${name} 9 of 9` });
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Show chart' }).click();
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Hide chart' }).click();
  await expect(bar).toBeHidden();

  const drawsNothing = await api.createProduct({ minimumStockLevel: 0 });
  await report.open('low-stock', `&search=${drawsNothing.sku}`);
  await expect(rowsOf(page)).toContainText(drawsNothing.name);
  await expect(page.getByRole('button', { name: 'Show chart' })).toBeHidden();
});

test('low stock leads to an order, to its receipt and out of the report', async ({ page, api }) => {
  const supplier = await api.createSupplier();
  const product = await api.createProduct({ supplierId: supplier._id, minimumStockLevel: 9 });
  const report = new ReportPage(page);
  const main = page.getByRole('main');
  await report.open('low-stock', `&supplierId=${supplier._id}`);

  await test.step('order it', async () => {
    await rowsOf(page).getByRole('link', { name: 'Create Order' }).click();
    await expect(page).toHaveURL(`/orders/new?productId=${product._id}&quantity=10`);
    await expect(main.getByRole('combobox', { name: 'Supplier' })).toHaveValue(
      supplier.companyName,
    );
    await expect(main.getByRole('combobox', { name: 'Product' })).toHaveValue(product.name);
    await expect(main.getByLabel('Quantity')).toHaveValue('10');
    await page.getByRole('button', { name: 'Create Order' }).click();
    await expectToast(page, 'Success', 'Order created successfully');
    await expect(page).toHaveURL('/orders');
  });
  await test.step('find its open order', async () => {
    await goBackTwice(page);
    await expect(rowsOf(page)).toContainText('0 pieces');
    await rowsOf(page).getByRole('link', { name: '10', exact: true }).click();
    await expect(page).toHaveURL(`/orders?type=incoming&productId=${product._id}&open=true`);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText(supplier.companyName);
    await page.goBack();
  });
  await test.step('receive it', async () => {
    await rowsOf(page).getByRole('link', { name: 'Receive Stock' }).click();
    await expect(page).toHaveURL(`/inventory/receive?productId=${product._id}`);
    await expect(main.getByLabel('Quantity')).toHaveValue('10');
    await page.getByRole('button', { name: 'Receive Stock' }).click();
    await expect(page).toHaveURL('/inventory');
    await goBackTwice(page);
    await expect(page.getByText('No low stock items found')).toBeVisible();
  });
});

async function goBackTwice(page: Page) {
  await page.goBack();
  await page.goBack();
}

test('a menu opens and closes at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new ReportPage(page).open('low-stock');
  await page.getByRole('button', { name: 'Export Report' }).click();
  const menu = page.getByRole('menu', { name: 'Export Report' });
  // A menu with an animation would stay until that ends.
  await expect(menu).toHaveCSS('animation-name', 'none');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
