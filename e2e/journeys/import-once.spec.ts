import type { Page } from '@playwright/test';
import type { Product } from '@stockroom/contract';
import { unique, type ApiClient } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';

const ROWS = 20;
const ADDED = 5;

/** Opens the preview of a file that adds to the stock of products: written twice, it would add twice. */
async function openPreview(page: Page, api: ApiClient): Promise<Product[]> {
  const { _id: supplierId } = await api.createSupplier();
  const products = await Promise.all(
    Array.from({ length: ROWS }, () => api.createProduct({ supplierId })),
  );
  const lines = products.map(({ sku }) => `${sku};${ADDED}`);
  await page.goto('/products/import');
  const buffer = Buffer.from(['Артикул;Остаток', ...lines].join('\n'));
  const name = `${unique('Once')}.csv`;
  const drop = page.getByRole('group', { name: 'File' });
  await drop.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByLabel('Stock', { exact: true }).selectOption('Add the value of the file');
  await saved;
  await expect(importButton(page)).toBeEnabled();
  return products;
}

const importButton = (page: Page) => page.getByRole('button', { name: `Import ${ROWS} rows` });

async function expectStock(api: ApiClient, products: Product[], stock: number, movements: number) {
  for (const { _id } of products) {
    expect(await api.getProduct(_id)).toMatchObject({ currentStock: stock });
    expect(await api.listMovements(_id)).toHaveLength(movements);
  }
}

async function expectFinished(page: Page, title = 'The import is finished') {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The server gets the request, and the page no answer. */
async function loseAnswer(page: Page, step: 'apply' | 'undo') {
  await page.route(
    `**/api/imports/*/${step}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('a double click imports once', async ({ page, api }) => {
  const products = await openPreview(page, api);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/apply') && asked.push(request.url()));
  await importButton(page).dblclick();
  await expectFinished(page);
  expect(asked).toHaveLength(1);
  await expectStock(api, products, ADDED, 1);
});

test('two tabs that press at once import once, and both show the end', async ({
  page,
  context,
  api,
}) => {
  const products = await openPreview(page, api);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(importButton(other)).toBeEnabled();
  await Promise.all([page, other].map((tab) => importButton(tab).click()));
  for (const tab of [page, other]) await expectFinished(tab);
  await expectStock(api, products, ADDED, 1);
});

test('an import and its undo happen once although their answers are lost', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/imports\/.*\/(apply|undo)/, /Failed to/);
  const products = await openPreview(page, api);
  await loseAnswer(page, 'apply');
  await importButton(page).click();
  await expectFinished(page);
  await expectStock(api, products, ADDED, 1);

  await loseAnswer(page, 'undo');
  await page.getByRole('button', { name: 'Undo import' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Undo import' });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached');
  await confirm.click();
  await expectFinished(page, 'The import was undone');
  await expectStock(api, products, 0, 2);
});
