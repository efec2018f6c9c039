import { unique } from '../support/api-client';
import { holdBack } from '../support/calls';
import { expect } from '../support/fixtures';
import { workerShopTest as test } from '../support/own-product';
import { ProductForm } from '../support/product-form';
import { expectToast } from '../support/toast';
import type { Page } from '@playwright/test';

// Settings belong to the whole shop, so these journeys use a shop of their own.

const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('currency and language change at once, in another tab on the return to it, and stay', async ({
  page,
  context,
  api,
}) => {
  const { sku } = await api.createProduct({ sellingPrice: 54990 });
  const row = page.getByRole('row', { name: sku });
  const save = page.getByRole('button', { name: 'Save System Settings' });
  await page.goto('/settings?tab=system');
  await page.getByLabel('Default Currency').selectOption('RUB');
  await page.getByLabel('Language').selectOption('ru');
  await save.click();
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
  await save.click();
  await expect(deployed).toHaveText(/^\d{1,2}\/\d{1,2}\/\d\d/);
  await otherTab.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(otherTab.getByRole('row', { name: sku })).toContainText('$54,990.00');
  await menu(page, 'Products').click();
  await page.getByRole('searchbox').fill(sku);
  await expect(row).toContainText('$54,990.00');
  await menu(page, 'Dashboard').click();
  await expect(page.getByRole('main')).toContainText('$0.00');

  // The formats do not wait for the settings.
  await holdBack(page, '**/api/settings/system');
  await page.goto(`/products?search=${sku}`);
  await expect(row).toContainText('$54,990.00');
});

test('the product form offers a new category at once, and no longer offers a removed one', async ({
  page,
}) => {
  const name = unique('Ёлки & Co / №1');
  const form = new ProductForm(page);
  const option = form.category.getByRole('option', { name, exact: true });
  await form.openNew();
  await expect(form.category.getByRole('option', { name: 'Tools' })).toBeAttached();
  await menu(page, 'Settings').click();
  await tab(page, 'Categories').click();
  await page.getByPlaceholder('Enter new category name').fill(`  ${name} `);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'Success', 'Category added successfully');
  await menu(page, 'Products').click();
  await page.getByRole('link', { name: 'Add Product' }).first().click();
  await expect(option).toBeAttached();

  await menu(page, 'Settings').click();
  await tab(page, 'Categories').click();
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
  await expectToast(page, 'Success', 'Category removed successfully');
  await menu(page, 'Products').click();
  await page.getByRole('link', { name: 'Add Product' }).first().click();
  await expect(form.category.getByRole('option', { name: 'Tools' })).toBeAttached();
  await expect(option).toHaveCount(0);
});
