import { querySql } from '../support/database.mjs';
import { secondsUntilLive } from '../support/deployed-files';
import { expect } from '../support/fixtures';
import { buildWithText, readDescription, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { changeRemotes } from '../support/remotes-command.mjs';

test.afterEach(removeOtherBuilds);

test('an area shows its panel while the product restarts, and Retry heals it', async ({
  page,
  product,
  launch,
  browserErrors,
}) => {
  browserErrors.allow(/./);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await product.stop();

  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Products could not be loaded');
  await expect(panel).toContainText(
    'The server cannot be reached. Check the connection and try again.',
  );
  await expect.poll(() => logged.join('\n')).toMatch(/mf-products: .* [0-9a-f]{12}/);
  const retry = panel.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(panel).toContainText('Products could not be loaded');

  await launch(Number(new URL(product.url).port));
  await retry.click();
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('a release with a changed file is unavailable alone, and publishing it again heals it', async ({
  page,
  openBrowser,
  product,
  user,
  launch,
  browserErrors,
}) => {
  browserErrors.allow(/./);
  const { url, dataDir } = product;
  const { folder, version } = await buildWithText('mf-suppliers', 'No suppliers found', 'None');
  const { checksums } = await readDescription(folder);
  const [file = ''] = Object.keys(checksums).filter((path) => /suppliers-page.*js$/.test(path));
  await changeRemotes(dataDir, 'deploy', folder);
  await page.goto('/orders/new');
  await page.getByLabel('Notes').fill('Call first');
  const change = `update release_files set bytes = 'evil()' where hash = $1 returning hash`;
  expect(await querySql(dataDir, change, [checksums[file]])).toHaveLength(1);
  await product.stop();
  await launch(Number(new URL(url).port));

  const visitor = await openBrowser(user);
  await visitor.goto('/suppliers');
  const panel = visitor.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Suppliers could not be loaded');
  await expect(panel).toContainText('The server cannot send its files at the moment.');
  expect((await fetch(`${url}/remotes/mf-suppliers/${version}/${file}`)).status).toBe(404);
  await visitor.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(visitor.getByText('No products found')).toBeVisible();
  await visitor.goBack();
  await changeRemotes(dataDir, 'deploy', folder);
  await secondsUntilLive(url, 'mf-suppliers', version);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(visitor.getByText('None')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Call first');
});
