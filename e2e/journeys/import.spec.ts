import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { rowsOf } from '../support/list';
import { emptyShopTest as test } from '../support/own-product';
import { DESK, expectNoOverflow, PHONE } from '../support/screen';

const ROWS = 300;

/** As 1C saves a price list: semicolons, decimal commas, Russian headings, a title above and a total below. */
function priceList(rows = ROWS): Buffer {
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = index + 1;
    const prices = `${row},50;${row * 2},00`;
    return `A-${row};Товар ${row};Инструменты;шт;${prices};5;${row};ООО Ромашка`;
  });
  const heading =
    'Артикул;Наименование;Категория;Ед. изм.;Закупочная цена;Цена продажи;Мин. остаток;Остаток;Поставщик';
  return Buffer.from(['Прайс-лист', '', heading, ...lines].join('\r\n'));
}

async function choose(page: Page, buffer: Buffer) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Прайс.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible();
}

test('brings 300 products with stock into an empty shop, updates them and takes them back', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('main').getByRole('link', { name: 'Import' }).first().click();
  await choose(page, priceList());
  await expect(page.getByLabel('Артикул')).toHaveValue('sku');
  await expect(page.getByText('New suppliers: ООО Ромашка')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Create them' }).check();
  await expect(page.getByRole('button', { name: `New ${ROWS}` })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: `Import ${ROWS} rows` }).click();

  await expect(page.getByRole('heading', { name: 'The import is finished' })).toBeVisible();
  await page.getByRole('link', { name: 'Show products' }).click();
  await expect(page.getByText(`${ROWS} products`)).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('A-1');

  await page.goto('/products/import');
  await choose(page, priceList());
  await expect(page.getByRole('button', { name: `The same ${ROWS}` })).toBeVisible();
  await expect(page.getByText('There is nothing to import')).toBeVisible();

  await page.goto('/products/import');
  await page.getByRole('row').filter({ hasText: 'Imported' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible();
  await page.goto('/products');
  await expect(page.getByText('No products found')).toBeVisible();
});

test('stops an import, says what is written, and takes it back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/suppliers');
  await page.getByRole('main').getByRole('link', { name: 'Import' }).first().click();
  await expect(page.getByRole('heading', { name: 'Import Suppliers' })).toBeVisible();
  await page.goto('/products/import');
  await choose(page, priceList(2000));
  await page.getByRole('button', { name: /^Import 2.?000 rows$/ }).dblclick();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'The import was stopped' })).toBeVisible();
  const written = await numberOf(page, 'Written');
  expect(written + (await numberOf(page, 'Not written'))).toBe(2000);
  await page.reload();
  expect(await numberOf(page, 'Written')).toBe(written);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible();
  await page.goto('/products');
  await expect(page.getByText('No products found')).toBeVisible();
});

/** A number of the summary. */
async function numberOf(page: Page, label: string): Promise<number> {
  const value = page.getByRole('term').getByText(label, { exact: true }).locator('xpath=../dd');
  return Number((await value.innerText()).replace(/\D/g, ''));
}
