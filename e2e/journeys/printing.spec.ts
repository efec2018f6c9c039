import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { OrderDetail } from '../support/order-detail';
import { printPage } from '../support/printed-page';
import { ReportPage } from '../support/report-page';

test('an order prints on one A4 sheet without anything of the screen', async ({ page, api }) => {
  const product = await api.createProduct({ name: unique('Kettle') });
  const items = [{ productId: product._id, quantity: 3, unitPrice: 54990 }];
  const order = await api.createOrder({ items });
  await api.deleteProduct(product._id);
  const detail = new OrderDetail(page);
  await detail.open(order._id);
  await expect(detail.history).toContainText('Order created');
  // The screen marks a deleted product; the customer must not read that.
  await expect(detail.items.getByText('deleted', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  const { companyName, address, taxId } = await api.getCompany();
  // The letterhead, which the screen hides, comes by a request of its own.
  await expect(page.locator('body')).toContainText(companyName);
  const printed = await printPage(page);
  expect(printed).toMatchObject({ width: 210, height: 297 });
  expect(printed.sheets).toHaveLength(1);
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

test('a report prints across the sheet: company, period and figures, nothing of the screen', async ({
  page,
}) => {
  const report = new ReportPage(page);
  await report.open('stock-movements', '&from=2020-01-01');
  await expect(page.locator('body')).toContainText('Sample Company');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  const printed = await printPage(page);
  expect(printed).toMatchObject({ width: 297, height: 210 });
  for (const text of [
    ...['Sample Company', 'Tax ID', 'Reports and Analytics', 'Stock Movements'],
    ...['Period from 01.01.2020', 'Closing Value', 'Total', 'Value in and out per'],
    'Stock Receipt',
  ])
    expect(printed.text).toContain(text);
  for (const text of [
    ...['Dashboard', 'Built by', 'Export Report', 'Low Stock Report', 'Supplier Performance'],
    ...['Search', 'Next', 'Stockroom', 'Skip to content'],
  ])
    expect(printed.text).not.toContain(text);
});

test('a report of a few rows prints with its chart and notes on one sheet', async ({
  page,
  api,
}) => {
  const category = await api.createCategory();
  const { _id: supplierId } = await api.createSupplier();
  for (let count = 0; count < 3; count += 1)
    await api.createProduct({ category, supplierId, minimumStockLevel: 3 });
  const report = new ReportPage(page);
  await report.open('low-stock', `&category=${encodeURIComponent(category)}`);
  await expect(page.locator('body')).toContainText('Sample Company');
  const { sheets } = await printPage(page);
  expect(sheets).toHaveLength(1);
});

test('a long report prints its headings on every sheet and its totals once', async ({
  page,
  api,
}) => {
  const category = await api.createCategory();
  const { _id: supplierId } = await api.createSupplier();
  const addOne = async () => {
    const { _id: productId } = await api.createProduct({ category, supplierId });
    await api.receiveStock({ productId, quantity: 4 });
  };
  await Promise.all(Array.from({ length: 30 }, addOne));
  const report = new ReportPage(page);
  await report.open('inventory-valuation', `&category=${encodeURIComponent(category)}`);
  await expect(page.getByText('30 products').first()).toBeVisible();
  const { sheets, text } = await printPage(page);
  expect(sheets.length).toBeGreaterThanOrEqual(3);
  for (const sheet of sheets) expect(sheet).toContain('Product Name');
  expect(text.match(/Total/g)).toHaveLength(1);
  expect(sheets.at(-1)).toContain('Total');
});
