import { storageOf } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { printPage } from '../support/printed-page';
import { REPORT_TYPES, ReportPage } from '../support/report-page';
import { expectToast } from '../support/toast';
import type { Page } from '@playwright/test';

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');

test('each report is a press away; its address, Back and a reload show it again', async ({
  page,
}) => {
  const report = new ReportPage(page);
  await page.goto('/reports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports and Analytics');
  await expect(page).toHaveTitle('Reports and Analytics · Stockroom');
  await report.expectShown('low-stock');
  for (const [type] of REPORT_TYPES.slice(1)) {
    await report.choice(type).click();
    await report.expectShown(type);
    await expect(page).toHaveURL(`/reports?type=${type}`);
    await expect(page.getByText('Report Coming Soon')).toBeHidden();
  }
  const [beforeLast] = REPORT_TYPES.at(-2)!;
  await page.goBack();
  await report.expectShown(beforeLast);
  await page.reload();
  await report.expectShown(beforeLast);
  for (const [type] of REPORT_TYPES) await report.open(type);
});

test('order and period live in the address, too', async ({ page }) => {
  const report = new ReportPage(page);
  await report.open('stock-movements');
  const closing = page.getByRole('columnheader', { name: 'Closing Value' });
  await closing.getByRole('button').click();
  await closing.getByRole('button').click();
  await expect(closing).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days');
  await expect(page).toHaveURL(/sort=-closingValue&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('toolbar')).toHaveAccessibleName('Value in and out per day');
  await page.reload();
  await expect(closing).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last-30-days');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('');
});

test.describe('figures lead to the rows behind them', () => {
  test('of a product that is low', async ({ page, api }) => {
    const category = await api.createCategory();
    const product = await api.createProduct({ category, minimumStockLevel: 9 });
    await api.receiveStock({ productId: product._id, quantity: 4 });
    const report = new ReportPage(page);
    const query = `&category=${encodeURIComponent(category)}`;
    await report.open('low-stock', query);
    await page.getByRole('link', { name: '4', exact: true }).click();
    await expect(page).toHaveURL(`/inventory?productId=${product._id}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Stock Receipt');

    await report.open('low-stock', query);
    await page.getByRole('link', { name: `${category} 1` }).click();
    await expect(page).toHaveURL(/^.+\/products\?category=.+&stockStatus=low$/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(product.name);

    await report.open('low-stock', query);
    await rows(page).getByRole('link', { name: 'Receive Stock' }).click();
    await expect(page).toHaveURL(`/inventory/receive?productId=${product._id}`);
    await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue(product.name);
  });

  test('what is low is ordered from there, and then on order', async ({ page, api }) => {
    const supplier = await api.createSupplier();
    const product = await api.createProduct({ supplierId: supplier._id, minimumStockLevel: 9 });
    const report = new ReportPage(page);
    await report.open('low-stock', `&supplierId=${supplier._id}`);
    await rows(page).getByRole('link', { name: 'Create Order' }).click();
    await expect(page).toHaveURL(`/orders/new?productId=${product._id}&quantity=9`);
    const main = page.getByRole('main');
    await expect(main.getByRole('combobox', { name: 'Supplier' })).toHaveValue(
      supplier.companyName,
    );
    await expect(main.getByRole('combobox', { name: 'Product' })).toHaveValue(product.name);
    await expect(main.getByLabel('Quantity')).toHaveValue('9');
    await page.getByRole('button', { name: 'Create Order' }).click();
    await expectToast(page, 'Success', 'Order created successfully');
    await expect(page).toHaveURL('/orders');
    await page.goBack();
    await page.goBack();
    await expect(rows(page)).toContainText('0 pieces');
    // The first 9 is its minimum.
    await rows(page).getByRole('link', { name: '9', exact: true }).last().click();
    await expect(page).toHaveURL(`/orders?type=incoming&productId=${product._id}&open=true`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(supplier.companyName);
  });

  test('of stock movements, from the table, the reasons and the picture', async ({ page, api }) => {
    const product = await api.createProduct({ name: unique('Turned over') });
    await api.receiveStock({ productId: product._id, quantity: 10 });
    await api.adjustStock(product._id, 7);
    const report = new ReportPage(page);
    const query = `&search=${encodeURIComponent(product.sku)}`;
    await report.open('stock-movements', query);
    await report.table('stock-movements').getByRole('link', { name: '3', exact: true }).click();
    await expect(page).toHaveURL(`/inventory?productId=${product._id}&movementType=out`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Correction');

    await report.open('stock-movements', query);
    await page.getByRole('link', { name: 'Correction' }).click();
    await expect(page).toHaveURL(`/inventory?reason=Correction&search=${product.sku}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(product.name);
    await expect(rows(page)).toContainText('Correction');

    await report.open('stock-movements', query);
    await page.getByRole('toolbar').getByRole('link').first().click();
    await expect(page).toHaveURL(/[?&]from=(\d{4}-\d\d-\d\d)&to=\1$/);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).filter({ hasText: product.name })).toHaveCount(2);
  });

  test('of a supplier', async ({ page, api }) => {
    const supplier = await api.createSupplier();
    const { _id: productId } = await api.createProduct({ supplierId: supplier._id });
    const items = [{ productId, quantity: 2, unitPrice: 30 }];
    const { _id, orderNumber } = await api.createOrder({ supplierId: supplier._id, items });
    await api.createOrder({ supplierId: supplier._id, items });
    await api.setOrderStatus(_id, 'completed');
    const report = new ReportPage(page);
    await report.open('supplier-performance', `&supplierId=${supplier._id}`);
    await rows(page)
      .getByRole('link', { name: /^60,00/ })
      .click();
    await expect(page).toHaveURL(
      `/orders?type=incoming&supplierId=${supplier._id}&status=completed`,
    );
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(orderNumber);
  });
});

test('a report follows what is booked elsewhere, without a reload', async ({ page, api }) => {
  const product = await api.createProduct({ minimumStockLevel: 9 });
  const report = new ReportPage(page);
  await report.open('low-stock', `&search=${product.sku}`);
  await rows(page).getByRole('link', { name: 'Receive Stock' }).click();
  await page.getByLabel('Quantity').fill('20');
  await page.getByRole('button', { name: 'Receive Stock' }).click();
  await expect(page).toHaveURL('/inventory');
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('No low stock items found')).toBeVisible();
});

test('the picture is read by keyboard and by hovering', async ({ page }) => {
  const report = new ReportPage(page);
  await report.open('stock-movements');
  const picture = page.getByRole('toolbar');
  const columns = picture.getByRole('link');
  await columns.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(columns.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(columns.last()).toBeFocused();
  const [period = ''] = (await columns.last().getAttribute('aria-label'))?.split(',') ?? [];
  await expect(picture.getByText(period)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(picture.locator(':focus')).toHaveCount(0);
  await expect(picture.getByText(period)).toBeHidden();
  await columns.last().hover();
  await expect(picture.getByText(period)).toBeVisible();
});

test('a menu is there and gone at once where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new ReportPage(page).open('low-stock');
  await page.getByRole('button', { name: 'Export Report' }).click();
  const menu = page.getByRole('menu', { name: 'Export Report' });
  // It would not go before its animation has ended, of which the browser does not always tell.
  await expect(menu).toHaveCSS('animation-name', 'none');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a failed report says so, in a toast and in place, and Retry heals it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/, /Failed to load report data/);
  await failCalls(page, '**/api/reports/*');
  await page.goto('/reports');
  await expectToast(page, 'Error', 'Failed to load report data');
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load report data')).toBeVisible();
  await expect(page.getByText('No low stock items')).toBeHidden();
  await page.unroute('**/api/reports/*');
  await main.getByRole('button', { name: 'Retry' }).click();
  await new ReportPage(page).expectShown('low-stock');
});

test('prints across the sheet: the company, the period and the figures, nothing of the screen', async ({
  page,
}) => {
  const report = new ReportPage(page);
  await report.open('stock-movements', '&from=2020-01-01');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  const printed = await printPage(page);
  expect(printed).toMatchObject({ width: 297, height: 210 });
  for (const text of [
    ...[
      'Sample Company',
      'Tax ID',
      'Reports and Analytics',
      'Stock Movements',
      'Period from 01.01.2020',
    ],
    ...['Closing Value', 'Total', 'Value in and out per', 'Stock Receipt'],
  ])
    expect(printed.text).toContain(text);
  for (const text of [
    ...['Dashboard', 'Built by', 'Export Report', 'Low Stock Report', 'Supplier Performance'],
    ...['Search', 'Next', 'Stockroom'],
  ])
    expect(printed.text).not.toContain(text);
});

test('fits a phone, in the dark', async ({ browser, origin, user, complaints }) => {
  const phone = await browser.newContext({
    storageState: storageOf(origin, user),
    viewport: { width: 390, height: 844 },
    baseURL: origin,
  });
  complaints.watch(phone);
  const page = await phone.newPage();
  const report = new ReportPage(page);
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  // Beside what other journeys have booked some are too low to be seen.
  const bar = page.getByRole('img').first().locator('rect').filter({ visible: true }).first();
  const colours: string[] = [];
  for (const [type] of REPORT_TYPES) {
    await report.choice(type).click();
    await report.expectShown(type);
    await expect(bar).toBeVisible();
    colours.push(await bar.evaluate((drawn) => getComputedStyle(drawn).fill));
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isTooWide), type).toBe(false);
  }
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(bar).not.toHaveCSS('fill', colours.at(-1) ?? '');
  await phone.close();
});
