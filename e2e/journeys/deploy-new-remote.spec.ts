import { readDeployedFiles, secondsUntilLive, untilOutOfService } from '../support/deployed-files';
import { expect } from '../support/fixtures';
import { copyBuilds, copyCheckout, removeCheckout } from '../support/other-checkout';
import { emptyShopTest } from '../support/own-product';
import { changeRemotes, runScript } from '../support/remotes-command.mjs';
import { expectToast } from '../support/toast';

const test = emptyShopTest.extend<{ checkout: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  checkout: async ({}, provide) => {
    const checkout = await copyCheckout();
    await provide(checkout);
    await removeCheckout(checkout);
  },
});

test('a new remote joins the running product, works, and can be removed', async ({
  page,
  product,
  checkout,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const menu = page.getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Products' })).toBeVisible();
  const before = await readDeployedFiles(product.dataDir);

  const written = await runScript('tools/new-remote.mjs', ['mf-returns', '--no-install'], {
    folder: checkout,
  });
  expect(written.output).toContain('Returns is there, at /returns');
  await copyBuilds(checkout);
  const deployed = await runScript(
    'tools/gateway-command.mjs',
    ['remotes', 'deploy', 'mf-returns'],
    {
      folder: checkout,
      env: { STOCKROOM_DATA_DIR: product.dataDir },
    },
  );
  const [, version = ''] = /^mf-returns (\w+) is live$/m.exec(deployed.output) ?? [];
  await secondsUntilLive(product.url, 'mf-returns', version);

  await page.reload();
  await menu.getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByRole('heading', { name: 'Returns', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Add Return' }).first().click();
  await page.getByLabel('Name').fill('Broken on arrival');
  await page.getByRole('button', { name: 'Create Return' }).click();
  await expectToast(page, 'Success', 'Return created successfully');
  await expect(page.getByRole('row', { name: 'Broken on arrival' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search returns' }).fill('nothing like that');
  await expect(page.getByText('Nothing matches the current search.')).toBeVisible();

  const after = await readDeployedFiles(product.dataDir);
  for (const [file, content] of before) expect(after.get(file), file).toEqual(content);

  await changeRemotes(product.dataDir, 'remove', 'mf-returns');
  await untilOutOfService(product.url, 'mf-returns');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Suppliers' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Returns' })).toBeHidden();
});
