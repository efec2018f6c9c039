import type { Download, Page } from '@playwright/test';
import type { StockMovement } from '@stockroom/contract';
import { unique } from '../support/api-client';
import { readCsv, readXlsx } from '../support/exported-file';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { Keys } from '../support/keys';
import { watchPlaces } from '../support/look';
import { expectToast, toastOf } from '../support/toast';

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');

test('shows every column of a movement', async ({ page, api }) => {
  const { _id, name, sku } = await api.createProduct({ unitOfMeasurement: 'kg' });
  await api.receiveStock({ productId: _id, quantity: 1250.5, notes: 'Тёплый «приём» № 1' });
  await page.goto(`/inventory?productId=${_id}`);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date and Time',
    'Product',
    'Type',
    'Quantity',
    'Value',
    'Reason',
    'User',
    'Notes',
  ]);
  const row = rows(page);
  await expect(row).toHaveCount(1);
  for (const text of [
    name,
    sku,
    'Stock In',
    '+1 250,5balance 1 250,5 kg',
    'Stock Receipt',
    'Тёплый «приём» № 1',
  ])
    await expect(row).toContainText(text);
  await expect(row.getByRole('link', { name })).toHaveAttribute('href', `/products/edit/${_id}`);
});

test('leads to the order that moved stock', async ({ page, api }) => {
  const { _id: productId } = await api.createProduct();
  await api.receiveStock({ productId, quantity: 5 });
  const order = await api.createOrder({ items: [{ productId, quantity: 2, unitPrice: 10 }] });
  await api.setOrderStatus(order._id, 'completed');
  await page.goto(`/inventory?productId=${productId}`);
  const sale = rows(page).filter({ hasText: 'Sale' });
  await expect(sale).toContainText('Stock Out');
  await expect(sale).toContainText('-2balance 3 pieces');
  await sale.getByRole('link', { name: order.orderNumber }).click();
  await expect(page).toHaveURL(`/orders/${order._id}`);
});

test('search and type live in the address, so Back works', async ({ page, api }) => {
  const name = unique('Lamp');
  const { _id: productId } = await api.createProduct({ name });
  await api.receiveStock({ productId, quantity: 5 });
  const order = await api.createOrder({ items: [{ productId, quantity: 2, unitPrice: 10 }] });
  await api.setOrderStatus(order._id, 'completed');
  await page.goto('/inventory');
  await page.getByRole('searchbox', { name: 'Search stock movements' }).fill(name);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Stock Out');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sale');
  expect(new URL(page.url()).searchParams.get('movementType')).toBe('out');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
});

test('a link narrows the list to one product, and the chip takes that back', async ({
  page,
  api,
}) => {
  const { _id: productId, name } = await api.createProduct();
  await page.goto(`/inventory?productId=${productId}`);
  await expect(page.getByText('No stock movements found')).toBeVisible();
  await page.getByRole('button', { name: `Remove filter Product: ${name}` }).click();
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page).toHaveURL('/inventory');
});

test('what is verified stays where it was pressed, and nothing moves under a pointer', async ({
  page,
  api,
  complaints,
}) => {
  complaints.allow(/500/, /Failed to mark as verified/);
  const { _id: productId, name } = await api.createProduct();
  for (const quantity of [1, 2, 3]) {
    const order = await api.createOrder({ items: [{ productId, quantity, unitPrice: 10 }] });
    await api.setOrderStatus(order._id, 'completed', true);
  }
  await page.goto(`/inventory?productId=${productId}&toVerify=true`);
  await expect(rows(page)).toHaveCount(3);
  const keys = new Keys(page);
  const row = (index: number) => rows(page).nth(index);
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
  // A button that cannot be pressed for a moment has lost the focus.
  await expect(mark(2)).toBeFocused();
  await page.unroute('**/verify');
  await keys.press('Enter');
  await expect(verified(2)).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('a failed list says so, in a toast and in place, and Retry heals it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/, /Failed to load stock movements/);
  await failCalls(page, '**/api/stock-movements?*');
  await page.goto('/inventory');
  await expectToast(page, 'Error', 'Failed to load stock movements');
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load stock movements')).toBeVisible();
  await expect(page.getByText('No stock movements found')).toBeHidden();
  await page.unroute('**/api/stock-movements?*');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test.describe('export', () => {
  /** Exports what a filtered list of two of three movements shows. */
  async function exportTwo(
    page: Page,
    api: Parameters<Parameters<typeof test>[2]>[0]['api'],
    format: RegExp,
  ) {
    const { _id: productId } = await api.createProduct({
      name: unique('=2+3; "лампа"'),
      unitOfMeasurement: 'kg',
    });
    await api.receiveStock({ productId, quantity: 12.5, notes: '@noted' });
    await api.receiveStock({ productId, quantity: 2.125, purchasePrice: 99.5 });
    const order = await api.createOrder({ items: [{ productId, quantity: 2, unitPrice: 10 }] });
    await api.setOrderStatus(order._id, 'completed');
    const movements = await api.listMovements(productId);
    await page.goto(`/inventory?productId=${productId}&movementType=in&sort=createdAt`);
    await expect(rows(page)).toHaveCount(2);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Report' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    await expect(toastOf(page)).toContainText('Export Started');
    await expect(toastOf(page)).toContainText('Your report is being prepared for download');
    const received = movements.filter(({ movementType }) => movementType === 'in').reverse();
    return { download: await downloaded, received };
  }

  const cells = ({ productSku, unitOfMeasurement, reason, userName }: StockMovement) => ({
    texts: [productSku, 'Stock In'],
    // Nothing is to be verified.
    rest: [unitOfMeasurement, reason, null, userName],
  });

  test('CSV holds the rows of the filter in their order', async ({ page, api }) => {
    const { download, received } = await exportTwo(page, api, /CSV/);
    expectName(download, 'csv');
    const [header, ...data] = await readCsv(download);
    expect(header?.slice(0, 6)).toEqual([
      'Date and Time',
      'Product',
      'SKU',
      'Type',
      'Quantity',
      'Unit',
    ]);
    expect(data.map((row) => row.slice(1, 10))).toEqual(
      received.map((movement) => {
        const { texts, rest } = cells(movement);
        const quantity = String(movement.quantity).replace('.', ',');
        const notes = movement.notes && `'${movement.notes}`;
        return [`'${movement.productName}`, ...texts, quantity, ...rest, notes].map(
          (cell) => cell ?? '',
        );
      }),
    );
  });

  test('Excel holds them too, numbers as numbers', async ({ page, api }) => {
    const { download, received } = await exportTwo(page, api, /Excel/);
    expectName(download, 'xlsx');
    const [, ...data] = await readXlsx(download);
    expect(data.map((row) => row.slice(1, 9))).toEqual(
      received.map((movement) => {
        const { texts, rest } = cells(movement);
        return [movement.productName, ...texts, movement.quantity, ...rest];
      }),
    );
  });
});

function expectName(download: Download, extension: string) {
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^stock-movements_\\d{4}-\\d\\d-\\d\\d\\.${extension}$`),
  );
}
