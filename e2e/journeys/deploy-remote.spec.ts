import { readDeployedFiles, secondsUntilLive, untilOutOfService } from '../support/deployed-files';
import { expect } from '../support/fixtures';
import { buildWithText, readBuildOf, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { changeRemotes } from '../support/remotes-command.mjs';
import { SupplierForm } from '../support/supplier-form';
import { expectToast } from '../support/toast';

test.afterEach(removeOtherBuilds);

const TEXT = 'No suppliers found';
const NEW_TEXT = 'Not one supplier yet';
const newSuppliers = () => buildWithText('mf-suppliers', TEXT, NEW_TEXT);

test('a new version is live at once, changes no other file, and rolls back', async ({
  page,
  product,
}) => {
  const { version: first } = await readBuildOf('mf-suppliers');
  const { folder, version } = await newSuppliers();
  await page.goto('/suppliers');
  await expect(page.getByText(TEXT)).toBeVisible();
  const before = await readDeployedFiles(product.dataDir);

  const deployed = await changeRemotes(product.dataDir, 'deploy', folder);
  const live = await secondsUntilLive(product.url, 'mf-suppliers', version);
  await page.reload();
  await expect(page.getByText(NEW_TEXT)).toBeVisible();

  const after = await readDeployedFiles(product.dataDir);
  const added = [...after].filter(([file]) => !before.has(file));
  expect(added.filter(([file]) => !file.startsWith(`mf-suppliers/${version}/`))).toEqual([]);
  for (const [file, { checksum }] of before) expect(after.get(file)?.checksum, file).toBe(checksum);

  const rolledBack = await changeRemotes(product.dataDir, 'rollback', 'mf-suppliers');
  await secondsUntilLive(product.url, 'mf-suppliers', first);
  await page.reload();
  await expect(page.getByText(TEXT)).toBeVisible();

  const bytes = added.reduce((sum, [, file]) => sum + file.bytes, 0);
  test.info().annotations.push({
    type: 'figures',
    description: `deploy ${deployed.toFixed(2)} s, live ${live.toFixed(2)} s later, ${bytes} bytes added, 0 changed; rollback ${rolledBack.toFixed(2)} s`,
  });
});

test('an open tab keeps its version and its input', async ({ page, context, product }) => {
  const { version: first } = await readBuildOf('mf-suppliers');
  const { folder, version } = await newSuppliers();
  const form = new SupplierForm(page);
  await form.openNew();
  await form.fill({ companyName: 'Light Ltd', contactPerson: 'Vera', phone: '+7 000' });

  await changeRemotes(product.dataDir, 'deploy', folder);
  await secondsUntilLive(product.url, 'mf-suppliers', version);
  const other = await context.newPage();
  await other.goto('/suppliers');
  await expect(other.getByText(NEW_TEXT)).toBeVisible();
  await changeRemotes(product.dataDir, 'disable', 'mf-suppliers');
  await untilOutOfService(product.url, 'mf-suppliers');
  await other.reload();
  await expect(other.getByText('Suppliers is switched off for now')).toBeVisible();
  await expect(
    other.getByRole('navigation').getByRole('link', { name: 'Suppliers' }),
  ).toBeVisible();
  await changeRemotes(product.dataDir, 'enable', 'mf-suppliers');

  await page.bringToFront();
  await expect(form.companyName).toHaveValue('Light Ltd');
  // The tab has not loaded this file of its version before.
  const oldList = page.waitForResponse(`**/remotes/mf-suppliers/${first}/js/suppliers-page.*`);
  await form.fill({ email: 'vera@example.com' });
  await form.save();
  await expectToast(page, 'Success', 'Supplier created successfully');
  expect((await oldList).status()).toBe(200);
  await expect(page.getByRole('row', { name: 'Light Ltd' })).toBeVisible();
});
