import { REGISTRY_PATH } from '@stockroom/contract';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { OpenTab } from '../support/open-tab';
import { buildWithText, readBuildOf, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { changeRemotes } from '../support/remotes-command.mjs';
import { SupplierForm } from '../support/supplier-form';
import { expectToast, keepToast, toastOf } from '../support/toast';

test.afterEach(removeOtherBuilds);

const TEXT = 'No suppliers found';
const newSuppliers = (text: string) => buildWithText('mf-suppliers', TEXT, text);

test('an open tab switches to the live version at a link and says so once', async ({
  page,
  product,
}) => {
  const second = await newSuppliers('Second version');
  const third = await newSuppliers('Third version');
  const tab = await OpenTab.open(page, '/suppliers');
  const closeToast = () => page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  const before = await page.request.get(REGISTRY_PATH);
  await changeRemotes(product.dataDir, 'deploy', second.folder);
  await changeRemotes(product.dataDir, 'deploy', third.folder);

  await test.step('it still gets files of its own version', async () => {
    // The focus asks which versions are live: an answer of now would load a page.
    await page.route(REGISTRY_PATH, (route) => route.fulfill({ response: before }));
    await page.getByRole('link', { name: 'Add Supplier' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Company Name')).toBeVisible();
    await page.goBack();
    await page.unroute(REGISTRY_PATH);
  });
  await test.step('a link to another area keeps the page', async () => {
    await tab.follow('Products');
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    expect(tab.loads).toBe(1);
  });
  await test.step('a link into the area loads the newest version, once', async () => {
    await tab.follow('Suppliers');
    await expect(page.getByText('Third version')).toBeVisible();
    await expect(toastOf(page)).toContainText('a new version of Suppliers');
    await keepToast(page);
    expect(tab.loads).toBe(2);
    await closeToast();
    await tab.follow('Products');
    await tab.follow('Suppliers');
    await expect(page.getByText('Third version')).toBeVisible();
    await expect(toastOf(page)).toBeHidden();
    expect(tab.loads).toBe(2);
  });
  await test.step('it follows a rollback', async () => {
    await changeRemotes(product.dataDir, 'rollback', 'mf-suppliers');
    await tab.follow('Dashboard');
    await tab.follow('Suppliers');
    await expect(page.getByText('Second version')).toBeVisible();
    await closeToast();
  });
  await test.step('it shows a disabled area as switched off, without an error', async () => {
    await changeRemotes(product.dataDir, 'disable', 'mf-suppliers');
    await tab.follow('Dashboard');
    await tab.follow('Suppliers');
    await expect(page.getByText('Suppliers is switched off for now')).toBeVisible();
    await changeRemotes(product.dataDir, 'enable', 'mf-suppliers');
    await tab.follow('Dashboard');
    await tab.follow('Suppliers');
    await expect(page.getByText('Second version')).toBeVisible();
  });
});

test('an open tab loses no input and no toast to a new version', async ({ page, product }) => {
  const { folder } = await newSuppliers('Not one supplier yet');
  const tab = await OpenTab.open(page, '/suppliers/new');
  const form = new SupplierForm(page);
  await form.fill({
    companyName: 'Light Ltd',
    contactPerson: 'Vera',
    phone: '+7 000',
    email: 'vera@example.com',
  });
  await changeRemotes(product.dataDir, 'deploy', folder);

  await test.step('a link asks before it leaves the input', async () => {
    await tab.follow('Suppliers');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(form.companyName).toHaveValue('Light Ltd');
    expect(tab.loads).toBe(1);
  });
  await test.step('a save keeps the page while its toast is to be read', async () => {
    await form.save();
    await expectToast(page, 'Success', 'Supplier created successfully');
    await keepToast(page);
    await expect(page).toHaveURL('/suppliers');
    await tab.follow('Dashboard');
    await tab.menu('Suppliers').click();
    await expect(page.getByRole('row', { name: 'Light Ltd' })).toBeVisible();
    expect(tab.loads).toBe(1);
  });
  await test.step('the next link switches', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    await tab.follow('Dashboard');
    await tab.follow('Suppliers');
    await expect(toastOf(page)).toContainText('a new version of Suppliers');
    await expect(page.getByRole('row', { name: 'Light Ltd' })).toBeVisible();
    expect(tab.loads).toBe(2);
  });
});

test.describe('a tab whose files were pruned', () => {
  // With saveData nothing prefetches, so nobody holds a file of the old version.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  });

  async function replaceSuppliers(dataDir: string) {
    const { folder } = await newSuppliers('Not one supplier yet');
    await changeRemotes(dataDir, 'deploy', folder);
    await changeRemotes(dataDir, 'prune', '--keep', '1', '--min-hours', '0');
  }

  /** By the keyboard: the page hardly knows which version is live. */
  async function openSuppliers(tab: OpenTab, page: Page) {
    await tab.menu('Suppliers').focus();
    await page.keyboard.press('Enter');
  }

  test('loads the page once', async ({ page, product, browserErrors }) => {
    browserErrors.allow(/mf[-_]suppliers/, /404/);
    const tab = await OpenTab.open(page, '/');
    await replaceSuppliers(product.dataDir);
    await openSuppliers(tab, page);
    await expect(page.getByText('Not one supplier yet')).toBeVisible();
    await expect(toastOf(page)).toContainText('a new version of Suppliers');
    await expect(page).toHaveURL('/suppliers');
    expect(tab.loads).toBe(2);
  });

  test('shows the panel where the page stays old: no loop', async ({
    page,
    product,
    browserErrors,
  }) => {
    browserErrors.allow(/mf[-_]suppliers/, /404/, /preloaded .* not used/);
    const tab = await OpenTab.open(page, '/');
    // A cache on the way that wrongly keeps pages.
    const oldPage = await page.request.get(`${product.url}/suppliers`);
    await page.route('/suppliers', (route) => route.fulfill({ response: oldPage }));
    await replaceSuppliers(product.dataDir);
    await openSuppliers(tab, page);
    const panel = page.getByRole('main').getByRole('alert');
    const { version } = await readBuildOf('mf-suppliers');
    await expect(panel).toContainText(`The files of version ${version} could not be fetched.`);
    expect(tab.loads).toBe(2);

    await page.unroute('/suppliers');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Not one supplier yet')).toBeVisible();
    expect(tab.loads).toBe(3);
  });
});
