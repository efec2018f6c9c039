import type { Page } from '@playwright/test';
import { storageOf } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest } from '../support/fixtures';
import { holdBack } from '../support/gate';
import { shopOfWorker } from '../support/own-product';
import { ProductForm } from '../support/product-form';
import { expectToast } from '../support/toast';

/** Settings are the whole shop's: these journeys have a shop of their own, which no other looks at. */
const test = signedInTest.extend<object, { shop: string }>({
  shop: shopOfWorker(),
  baseURL: async ({ shop }, provide) => provide(shop),
});

const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const saveCompany = (page: Page) => page.getByRole('button', { name: 'Save Company Settings' });
const saveSystem = (page: Page) => page.getByRole('button', { name: 'Save System Settings' });
const categories = (page: Page) =>
  page.getByRole('list', { name: 'Categories' }).getByRole('listitem');

test('saves the company, and refuses one without a name', async ({ page, api }) => {
  const companyName = unique('ООО «Ёлочка» №1');
  await page.goto('/settings');
  await expect(tab(page, 'Company')).toHaveAttribute('aria-selected', 'true');
  const name = page.getByLabel('Company Name');
  await name.fill('');
  await saveCompany(page).click();
  await expect(name).toHaveAccessibleDescription('Company name is required');
  await expect(name).toBeFocused();
  await name.fill(companyName);
  await page.getByLabel('Address').fill('Примерная ул., 1\nМосква');
  await saveCompany(page).click();
  await expectToast(page, 'Success', 'Company settings saved successfully');
  await expect(page).toHaveURL('/settings');
  expect(await api.getCompany()).toMatchObject({
    companyName,
    address: 'Примерная ул., 1\nМосква',
  });
  await page.getByLabel('Tax ID').fill('0012345673');
  await saveCompany(page).click();
  await expect.poll(async () => (await api.getCompany()).taxId).toBe('0012345673');
  await page.reload();
  await expect(name).toHaveValue(companyName);
});

test('currency and language change everywhere at once, and are there on the next visit', async ({
  page,
  context,
  api,
}) => {
  const { sku } = await api.createProduct({ sellingPrice: 54990 });
  const row = page.getByRole('row', { name: sku });
  await page.goto('/settings?tab=system');
  await page.getByLabel('Default Currency').selectOption('RUB');
  await page.getByLabel('Language').selectOption('ru');
  await saveSystem(page).click();
  await expectToast(page, 'Success', 'System settings saved successfully');
  await menu(page, 'Products').click();
  await page.getByRole('searchbox').fill(sku);
  await expect(row).toContainText('54 990,00 ₽');

  await menu(page, 'Settings').click();
  await tab(page, 'System').click();
  const deployed = page.getByRole('row', { name: 'Products' }).getByRole('time');
  await expect(deployed).toHaveText(/^\d\d\.\d\d\.\d{4}/);
  const otherTab = await context.newPage();
  await otherTab.goto(`/products?search=${sku}`);
  await expect(otherTab.getByRole('row', { name: sku })).toContainText('54 990,00 ₽');
  await page.getByLabel('Default Currency').selectOption('USD (US Dollar)');
  await page.getByLabel('Language').selectOption('English');
  await saveSystem(page).click();
  await expect(deployed).toHaveText(/^\d{1,2}\/\d{1,2}\/\d\d/);
  await expect(otherTab.getByRole('row', { name: sku })).toContainText('$54,990.00');
  await menu(page, 'Products').click();
  await page.getByRole('searchbox').fill(sku);
  await expect(row).toContainText('$54,990.00');
  await menu(page, 'Dashboard').click();
  await expect(page.getByRole('main')).toContainText('$0.00');

  // Even while the settings are on their way.
  await holdBack(page, '**/api/settings/system');
  await page.goto(`/products?search=${sku}`);
  await expect(row).toContainText('$54,990.00');
});

test('unit and threshold are what a new product begins with', async ({ page }) => {
  await page.goto('/settings?tab=system');
  const threshold = page.getByLabel('Low Stock Threshold');
  for (const [typed, message] of [
    ['', 'Low stock threshold is required'],
    ['-1', 'Threshold must be positive'],
  ] as const) {
    await threshold.fill(typed);
    await saveSystem(page).click();
    await expect(threshold).toHaveAccessibleDescription(new RegExp(message));
  }
  await threshold.fill('2,5');
  await page.getByLabel('Default Unit of Measurement').selectOption('liters');
  await saveSystem(page).click();
  await expectToast(page, 'Success', 'System settings saved successfully');
  await menu(page, 'Products').click();
  await page.getByRole('link', { name: 'Add Product' }).first().click();
  const form = new ProductForm(page);
  await expect(form.unit).toHaveValue('liters');
  await expect(form.minimumStockLevel).toHaveValue(/^2[.,]5$/);
});

test('a category is there at once, is offered in the product form, and leaves it again', async ({
  page,
}) => {
  const name = unique('Ёлки & Co / №1');
  await page.goto('/products/new');
  const form = new ProductForm(page);
  await expect(form.category.getByRole('option', { name: 'Tools' })).toBeAttached();
  await menu(page, 'Settings').click();
  await tab(page, 'Categories').click();
  const input = page.getByPlaceholder('Enter new category name');
  await input.fill(`  ${name} `);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'Success', 'Category added successfully');
  await expect(categories(page).last()).toHaveText(name);
  await expect(input).toHaveValue('');
  const count = await categories(page).count();
  for (const ignored of ['', '   ', name]) {
    await input.fill(ignored);
    await input.press('Enter');
  }
  await input.fill(`${name} 2`);
  await input.press('Enter');
  await expect(categories(page)).toHaveCount(count + 1);

  await menu(page, 'Products').click();
  await page.getByRole('link', { name: 'Add Product' }).first().click();
  await form.category.selectOption(name);
  await page.goto('/settings?tab=categories');
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
  await expectToast(page, 'Success', 'Category removed successfully');
  await expect(categories(page)).toHaveCount(count);
  await menu(page, 'Products').click();
  await page.getByRole('link', { name: 'Add Product' }).first().click();
  await expect(form.category.getByRole('option', { name: `${name} 2` })).toBeAttached();
  await expect(form.category.getByRole('option', { name, exact: true })).toHaveCount(0);
});

test('a category that cannot be saved is taken back, and its name can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/, /Failed to add category/);
  const name = unique('Refused');
  await page.goto('/settings?tab=categories');
  await failCalls(page, '**/api/categories', 'POST');
  const input = page.getByLabel('New Category');
  await input.fill(name);
  await input.press('Enter');
  await expectToast(page, 'Error', 'Failed to add category');
  await expect(categories(page).filter({ hasText: name })).toHaveCount(0);
  await expect(input).toHaveValue(name);
  await page.unroute('**/api/categories');
  await input.press('Enter');
  await expectToast(page, 'Success', 'Category added successfully');
  await page.reload();
  await expect(categories(page).filter({ hasText: name })).toHaveCount(1);
});

test('tells of each feature its version, when it was deployed, and whether it is there', async ({
  page,
  complaints,
}) => {
  complaints.allow(/mf-orders/);
  await page.goto('/settings?tab=system');
  const rowOf = (name: string) => page.getByRole('row', { name });
  for (const name of [
    'mf-products',
    'mf-inventory',
    'mf-orders',
    'mf-suppliers',
    'mf-reports-settings',
  ]) {
    await expect(rowOf(name)).toContainText(/[0-9a-f]{12}/);
    await expect(rowOf(name).getByRole('time')).toBeVisible();
    await expect(rowOf(name)).toContainText('Healthy');
  }
  await expect(rowOf('API')).toContainText('Healthy');
  await page.route('**/remotes/mf-orders/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(rowOf('mf-orders')).toContainText('Not available');
  await expect(rowOf('mf-products')).toContainText('Healthy');
});

test('of two who save the company, the second is told what the first one changed', async ({
  page,
  browser,
  origin,
  user,
  complaints,
}) => {
  complaints.allow(/409/, /Failed to save company settings/);
  await page.goto('/settings');
  await expect(page.getByLabel('Company Name')).toBeVisible();
  const elsewhere = await browser.newContext({ storageState: storageOf(origin, user) });
  complaints.watch(elsewhere);
  const otherPage = await elsewhere.newPage();
  await otherPage.goto(`${origin}/settings`);
  const phone = `+7 (000) ${Date.now()}`;
  await otherPage.getByLabel('Phone').fill(phone);
  await saveCompany(otherPage).click();
  await expectToast(otherPage, 'Success', 'Company settings saved successfully');
  await elsewhere.close();

  await page.getByLabel('Website').fill('https://example.com/second');
  await saveCompany(page).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(`→ ${phone}`);
  await expect(page.getByLabel('Website')).toHaveValue('https://example.com/second');
  await main.getByRole('button', { name: 'Load the newer record' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
});

test('on a phone nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, content] of [
    ['/settings', saveCompany(page)],
    ['/settings?tab=system', page.getByRole('table', { name: 'Features' })],
    ['/settings?tab=categories', categories(page).first()],
  ] as const) {
    await page.goto(path);
    await expect(content).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('on a phone at 200 % every tab is seen', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto('/settings');
  for (const name of ['Company', 'System', 'Categories'])
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
});
