import type { Page } from '@playwright/test';
import { PRODUCTS_FILES } from '../support/broken-files';
import { askOneByOne } from '../support/calls';
import { expect, signedInTest as test } from '../support/fixtures';
import { fillNewProduct } from '../support/product-form';
import { toastOf } from '../support/toast';

// The product logs every error toast, so even a toast that shows for a moment fails a journey.
const LIST = '**/api/products?*';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

/** Leaves requests without an answer until `breakOff` aborts all of them. */
async function hold(
  page: Page,
  url: string,
): Promise<{ asked: Promise<void>; breakOff: () => Promise<void> }> {
  const waiting: (() => Promise<void>)[] = [];
  let notify = () => {};
  const asked = new Promise<void>((resolve) => (notify = resolve));
  await askOneByOne(page);
  await page.route(url, (route) => {
    waiting.push(() => route.abort());
    notify();
  });
  return {
    asked,
    async breakOff() {
      const failed = page.waitForEvent('requestfailed');
      await Promise.all(waiting.map((abort) => abort()));
      await failed;
      await page.unroute(url);
    },
  };
}

test('a list that is left before its rows arrive shows no error, and Back shows them', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  const list = await hold(page, LIST);
  await page.goto('/products');
  await list.asked;
  await menu(page, 'Suppliers').click();
  await expect(firstRow(page)).toBeVisible();
  await list.breakOff();
  await page.goBack();
  await expect(heading(page, 'Products')).toBeVisible();
  await expect(firstRow(page)).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
});

test('a second link wins while the page of the first loads, and the first works later', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  const code = await hold(page, PRODUCTS_FILES.list);
  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await menu(page, 'Products').click();
  await code.asked;
  await menu(page, 'Suppliers').click();
  await expect(heading(page, 'Suppliers')).toBeVisible();
  await code.breakOff();
  await expect(page).toHaveURL('/suppliers');
  await menu(page, 'Products').click();
  await expect(firstRow(page)).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
});

test('a page that is reloaded or left while it loads is whole afterwards', async ({ page }) => {
  const list = await hold(page, LIST);
  await page.goto('/products');
  await list.asked;
  await page.unroute(LIST);
  await page.reload();
  await expect(firstRow(page)).toBeVisible();
  await hold(page, LIST);
  await page.getByRole('searchbox').fill('lamp');
  await page.goto('about:blank');
  await page.unroute(LIST);
  await page.goBack();
  await expect(heading(page, 'Products')).toBeVisible();
  await expect(firstRow(page)).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
});

test('a reload during a save asks first, and then claims no success', async ({ page, api }) => {
  const { form, name } = await fillNewProduct(page, api);
  const save = await hold(page, '**/api/products');
  await form.save();
  await save.asked;
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.reload();
  await expect(form.name).toHaveValue('');
  expect(asked).toEqual(['beforeunload']);
  await expect(toastOf(page)).toHaveCount(0);
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No products found')).toBeVisible();
});

test('Delete pressed twice deletes once and presses nothing below the question', async ({
  page,
  api,
}) => {
  const product = await api.createProduct();
  await page.goto(`/products?search=${product.sku}`);
  const deletes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletes.push(request.url());
  });
  await firstRow(page).getByRole('button', { name: 'Delete' }).dblclick();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(toastOf(page)).toContainText('Product deleted successfully');
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(page).toHaveURL(`/products?search=${product.sku}`);
  expect(deletes).toHaveLength(1);
});
