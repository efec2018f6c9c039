import { expect } from '../support/fixtures';
import { OpenTab } from '../support/open-tab';
import { buildWithText, readBuildOf, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { changeRemotes } from '../support/remotes-command.mjs';
import { toastOf } from '../support/toast';

// Whoever saves data fetches nothing ahead, so that nobody, the server included, holds a file of the old version.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
});
test.afterEach(removeOtherBuilds);

const TEXT = 'No suppliers found';
const NEW_TEXT = 'Not one supplier yet';

test('files of an old version that are gone lead to one load of the page', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/mf[-_]suppliers/, /404/);
  const { folder } = await buildWithText('mf-suppliers', TEXT, NEW_TEXT);
  const tab = await OpenTab.open(page, '/');
  await changeRemotes(product.dataDir, 'deploy', folder);
  await changeRemotes(product.dataDir, 'prune', '--keep', '1', '--min-hours', '0');
  // No pointer: the page has not asked what is live before the file is missing.
  await tab.menu('Suppliers').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
  await expect(toastOf(page)).toContainText('The Suppliers area was updated');
  await expect(page).toHaveURL('/suppliers');
  expect(tab.loads).toBe(2);
});

test('a page that stays old shows the panel after one load: no loop', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/mf[-_]suppliers/, /404/, /preloaded .* not used/);
  const { folder } = await buildWithText('mf-suppliers', TEXT, NEW_TEXT);
  const tab = await OpenTab.open(page, '/');
  // As by something between that keeps pages, though it must not.
  const oldPage = await page.request.get(`${product.url}/suppliers`);
  await page.route('/suppliers', (route) => route.fulfill({ response: oldPage }));
  await changeRemotes(product.dataDir, 'deploy', folder);
  await changeRemotes(product.dataDir, 'prune', '--keep', '1', '--min-hours', '0');
  await tab.menu('Suppliers').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('main').getByRole('alert');
  const { version } = await readBuildOf('mf-suppliers');
  await expect(panel).toContainText(`The files of version ${version} could not be fetched.`);
  expect(tab.loads).toBe(2);

  await page.unroute('/suppliers');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
  expect(tab.loads).toBe(3);
});

test('files that are missing of the live version show the panel at once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/mf[-_]suppliers/);
  const tab = await OpenTab.open(page, '/');
  await page.route('**/remotes/mf-suppliers/**', (route) => route.fulfill({ status: 404 }));
  await tab.follow('Suppliers');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/The files .* could not/);
  expect(tab.loads).toBe(1);
});
