import path from 'node:path';
import { readDeployedFiles } from '../support/deployed-files';
import { expect } from '../support/fixtures';
import { copyCheckout, removeCheckout } from '../support/other-checkout';
import { emptyShopTest } from '../support/own-product';
import { changeRemotes, runScript } from '../support/remotes-command.mjs';

const test = emptyShopTest.extend<{ checkout: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  checkout: async ({}, provide) => {
    const checkout = await copyCheckout();
    await provide(checkout);
    await removeCheckout(checkout);
  },
});

test('a new remote comes into the menu of the running product, and works', async ({
  page,
  product,
  checkout,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const menu = page.getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Products' })).toBeVisible();
  const before = await readDeployedFiles(product.dataDir);

  const written = await runScript('gateway/bin/new-remote.mjs', ['mf-returns', '--no-install'], {
    folder: checkout,
  });
  expect(written.output).toContain('Returns is there, at /returns');
  const folder = path.join(checkout, 'mf-returns');
  const built = await runScript('../node_modules/webpack-cli/bin/cli.js', ['--mode=production'], {
    folder,
  });
  expect(built.isOk, built.output).toBe(true);
  await changeRemotes(product.dataDir, 'deploy', path.join(folder, 'dist'));

  await page.reload();
  await menu.getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByRole('heading', { name: 'Returns', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Add Return' }).first().click();
  await page.getByLabel('Name').fill('Broken on arrival');
  await page.getByRole('button', { name: 'Create Return' }).click();
  await expect(page.getByRole('row', { name: 'Broken on arrival' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search returns' }).fill('nothing like that');
  await expect(page.getByText('Nothing matches the current search and filters.')).toBeVisible();

  const after = await readDeployedFiles(product.dataDir);
  for (const [file, content] of before)
    if (file !== 'registry.json') expect(after.get(file), file).toEqual(content);
});
