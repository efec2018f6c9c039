import { expect } from '../support/fixtures';
import { OpenTab } from '../support/open-tab';
import { buildWithText, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { changeRemotes } from '../support/remotes-command.mjs';
import { SupplierForm } from '../support/supplier-form';
import { expectToast, toastOf } from '../support/toast';

test.afterEach(removeOtherBuilds);

const TEXT = 'No suppliers found';
const newSuppliers = (text: string) => buildWithText('mf-suppliers', TEXT, text);
const SUPPLIER = {
  companyName: 'Light Ltd',
  contactPerson: 'Vera',
  phone: '+7 000',
  email: 'vera@example.com',
};

test('a newer version is taken up at a link into its area, and said once', async ({
  page,
  product,
}) => {
  const { folder } = await newSuppliers('Not one supplier yet');
  const tab = await OpenTab.open(page, '/suppliers');
  await expect(page.getByText(TEXT)).toBeVisible();
  await changeRemotes(product.dataDir, 'deploy', folder);

  await tab.follow('Products');
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  expect(tab.loads).toBe(1);
  await tab.follow('Suppliers');
  await expect(page.getByText('Not one supplier yet')).toBeVisible();
  await expect(toastOf(page)).toContainText('The Suppliers area was updated');
  expect(tab.loads).toBe(2);

  await page.getByRole('button', { name: 'Close' }).click();
  await tab.follow('Products');
  await tab.follow('Suppliers');
  await expect(page.getByText('Not one supplier yet')).toBeVisible();
  await expect(toastOf(page)).toBeHidden();
  expect(tab.loads).toBe(2);
});

test('a tab lives through several deployments and a rollback', async ({ page, product }) => {
  const second = await newSuppliers('Second version');
  const third = await newSuppliers('Third version');
  const tab = await OpenTab.open(page, '/suppliers');
  await expect(page.getByText(TEXT)).toBeVisible();
  await changeRemotes(product.dataDir, 'deploy', second.folder);
  await changeRemotes(product.dataDir, 'deploy', third.folder);

  // The page that this tab has asks for files of its own version still.
  await page.getByRole('link', { name: 'Add Supplier' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Company Name')).toBeVisible();
  await page.goBack();
  await tab.follow('Dashboard');
  await tab.follow('Suppliers');
  await expect(page.getByText('Third version')).toBeVisible();

  await changeRemotes(product.dataDir, 'rollback', 'mf-suppliers');
  await page.getByRole('button', { name: 'Close' }).click();
  await tab.follow('Dashboard');
  await tab.follow('Suppliers');
  await expect(page.getByText('Second version')).toBeVisible();

  await changeRemotes(product.dataDir, 'deploy', third.folder);
  await page.getByRole('button', { name: 'Close' }).click();
  await tab.follow('Dashboard');
  await tab.follow('Suppliers');
  await expect(page.getByText('Third version')).toBeVisible();
});

test('not in the navigation that follows a save, nor while its toast is to be read', async ({
  page,
  product,
}) => {
  const { folder } = await newSuppliers('Not one supplier yet');
  const tab = await OpenTab.open(page, '/suppliers/new');
  const form = new SupplierForm(page);
  await form.fill(SUPPLIER);
  await changeRemotes(product.dataDir, 'deploy', folder);
  await form.save();
  await expectToast(page, 'Success', 'Supplier created successfully');
  await expect(page).toHaveURL('/suppliers');
  await tab.follow('Dashboard');
  await tab.menu('Suppliers').click();
  await expect(page.getByRole('row', { name: 'Light Ltd' })).toBeVisible();
  expect(tab.loads).toBe(1);

  await page.getByRole('button', { name: 'Close' }).click();
  await tab.follow('Dashboard');
  await tab.follow('Suppliers');
  await expect(toastOf(page)).toContainText('The Suppliers area was updated');
  await expect(page.getByRole('row', { name: 'Light Ltd' })).toBeVisible();
  expect(tab.loads).toBe(2);
});

test('never where something typed would be lost without a question', async ({ page, product }) => {
  const { folder } = await newSuppliers('Not one supplier yet');
  const tab = await OpenTab.open(page, '/suppliers/new');
  const form = new SupplierForm(page);
  await form.fill(SUPPLIER);
  await changeRemotes(product.dataDir, 'deploy', folder);
  await tab.follow('Suppliers');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(form.companyName).toHaveValue('Light Ltd');
  expect(tab.loads).toBe(1);

  await tab.follow('Suppliers');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  expect(tab.loads).toBe(1);
  await tab.follow('Dashboard');
  await tab.follow('Suppliers');
  await expect(page.getByText('Not one supplier yet')).toBeVisible();
});

test('what is disabled meanwhile is under construction at the next link, without a failure', async ({
  page,
  product,
}) => {
  const tab = await OpenTab.open(page, '/');
  await changeRemotes(product.dataDir, 'disable', 'mf-suppliers');
  await tab.follow('Suppliers');
  await expect(page.getByRole('heading', { name: 'Page Under Construction' })).toBeVisible();
  await changeRemotes(product.dataDir, 'enable', 'mf-suppliers');
  await tab.follow('Dashboard');
  await tab.follow('Suppliers');
  await expect(page.getByText(TEXT)).toBeVisible();
});
