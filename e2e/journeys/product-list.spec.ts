import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { expectToast } from '../support/toast';
import type { Page } from '@playwright/test';

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');
const names = async (page: Page) =>
  rows(page).getByRole('link').filter({ hasText: /\S/ }).allTextContents();
const search = (page: Page) => page.getByRole('searchbox');
const filter = (page: Page, name: string) => page.getByRole('combobox', { name });

interface Level {
  stock: number;
  minimum: number;
}

/** The column Stock: "1 250,5 / 20 kg". */
async function stockLevels(page: Page): Promise<Level[]> {
  const cells = await rows(page).locator(':scope > :nth-child(4)').allTextContents();
  expect(cells).not.toEqual([]);
  return cells.map((cell) => {
    const [stock = NaN, minimum = NaN] = cell
      .split('/')
      .map((part) => Number(part.replace(/[^\d,]/g, '').replace(',', '.')));
    return { stock, minimum };
  });
}

test('shows every column of a product', async ({ page, api }) => {
  const supplier = await api.createSupplier();
  const product = await api.createProduct({
    description: 'Тёплая «ёлочка» № 1',
    category: 'Furniture',
    purchasePrice: 54990,
    sellingPrice: 61000.5,
    minimumStockLevel: 5,
    supplierId: supplier._id,
  });
  await page.goto(`/products?search=${encodeURIComponent(product.sku)}`);
  await expect(page.getByRole('columnheader')).toContainText([
    'Product',
    'SKU',
    'Category',
    'Stock',
    'Purchase',
    'Selling',
    'Supplier',
    'Status',
    'Actions',
  ]);
  const row = rows(page);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(product.name);
  await expect(row).toContainText('Тёплая «ёлочка» № 1');
  await expect(row).toContainText(product.sku);
  await expect(row).toContainText('Furniture');
  await expect(row).toContainText(/0\s*\/\s*5/);
  await expect(row).toContainText('54 990,00 ₽');
  await expect(row).toContainText('61 000,50 ₽');
  await expect(row).toContainText(supplier.companyName);
  await expect(row).toContainText('Out of Stock');
  await expect(row.getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/products/edit/${product._id}`,
  );
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveAccessibleDescription(product.name);
  await expect(row.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    product.name,
  );
});

test('finds by part of a name or SKU, whatever the case, and takes % and _ literally', async ({
  page,
  api,
}) => {
  const mark = unique('').trim();
  const percent = await api.createProduct({ name: `Wool 100%_${mark}` });
  const other = await api.createProduct({ name: `Wool 100 ${mark}`, sku: `Abc-${mark}` });
  await page.goto('/products');
  await search(page).fill(`wOOL 100%_${mark}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(percent.name);
  await search(page).fill(`aBC-${mark}`);
  await expect(rows(page)).toContainText(other.name);
  await expect(rows(page)).toHaveCount(1);
});

test('asks once for what is typed in one go', async ({ page }) => {
  await page.goto('/products');
  await expect(rows(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products?')) asked.push(request.url());
  });
  await search(page).pressSequentially('zzzz', { delay: 20 });
  await expect(page.getByText('No products found')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('filters by category; filter, sort and page live in the address, so Back works', async ({
  page,
  api,
}) => {
  const category = await api.createCategory();
  const beta = await api.createProduct({ category, name: unique('Beta'), sellingPrice: 10 });
  const alpha = await api.createProduct({ category, name: unique('Alpha'), sellingPrice: 20 });
  await page.goto('/products');
  await filter(page, 'Category').selectOption(category);
  await expect(rows(page)).toHaveCount(2);
  expect(await names(page)).toEqual([alpha.name, beta.name]);
  expect(new URL(page.url()).searchParams.get('category')).toBe(category);

  const price = page.getByRole('columnheader', { name: 'Selling' });
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => names(page)).toEqual([beta.name, alpha.name]);
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => names(page)).toEqual([alpha.name, beta.name]);

  await page.reload();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await page.goBack();
  await expect(filter(page, 'Category')).toHaveValue('');
});

for (const [status, matches] of [
  ['in', ({ stock }: Level) => stock > 0],
  ['low', ({ stock, minimum }: Level) => stock <= minimum],
  ['out', ({ stock }: Level) => stock === 0],
] as const) {
  test(`the stock filter ${status} shows what it says`, async ({ page }) => {
    await page.goto('/products');
    await expect(rows(page).first()).toBeVisible();
    await filter(page, 'Stock status').selectOption(status);
    await expect(page).toHaveURL(new RegExp(`stockStatus=${status}`));
    await expect.poll(async () => (await stockLevels(page)).every(matches)).toBe(true);
  });
}

test('pages through all records, forwards and back', async ({ page, api }) => {
  const category = await api.createCategory();
  for (let index = 0; index < 27; index += 1)
    await api.createProduct({ category, name: `Page ${String(index).padStart(2, '0')}` });
  await page.goto(`/products?category=${encodeURIComponent(category)}`);
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('main')).toContainText('27');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Page 25');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).first()).toContainText('Page 00');
});

test('nothing matches is not the same as nothing exists', async ({ page }) => {
  await page.goto(`/products?search=${encodeURIComponent(unique('nothing'))}`);
  await expect(page.getByText('Nothing matches the current search.')).toBeVisible();
  await expect(page.getByText('Products that you add appear here.')).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a failed list says so, in a toast and in place, and Retry heals it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/, /Failed to load products/);
  await failCalls(page, '**/api/products?*');
  await page.goto('/products');
  await expectToast(page, 'Error', 'Failed to load products');
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load products')).toBeVisible();
  await expect(page.getByText('No products found')).toBeHidden();
  await page.unroute('**/api/products?*');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(main.getByText('Failed to load products')).toBeHidden();
});

test('deletes after a question, and Undo brings the product back', async ({ page, api }) => {
  const product = await api.createProduct();
  await page.goto(`/products?search=${product.sku}`);
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this product?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(rows(page)).toHaveCount(1);

  await rows(page).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Product deleted successfully');
  await expect(page.getByText(/No products found/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toContainText(product.name);
});

test('a failed delete says so and keeps the row', async ({ page, api, complaints }) => {
  complaints.allow(/500/, /Failed to delete product/);
  const product = await api.createProduct();
  await failCalls(page, '**/api/products/*', 'DELETE');
  await page.goto(`/products?search=${product.sku}`);
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error', 'Failed to delete product');
  await expect(rows(page)).toHaveCount(1);
});
