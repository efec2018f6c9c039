import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { serveLocally } from '../support/local-build';
import { buildWithText, removeOtherBuilds } from '../support/other-build';
import { workerShopTest } from '../support/own-product';

const TEXT = 'No suppliers found';
const LOCAL_TEXT = 'Not one supplier on this machine';

/** `local` is the address of a build of suppliers with another text. */
const test = workerShopTest.extend<{ local: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  local: async ({}, provide) => {
    const { folder } = await buildWithText('mf-suppliers', TEXT, LOCAL_TEXT);
    const server = await serveLocally(folder);
    await provide(server.origin);
    await server.stop();
    await removeOtherBuilds();
  },
});
test.use({ shopEnv: { STOCKROOM_DEV_REMOTES: 'on' } });

const bar = (page: Page) => page.getByRole('region', { name: 'Local development' });

async function takeSuppliersFrom(page: Page, address: string) {
  await page.goto('/settings?tab=system');
  await page.getByLabel('Feature', { exact: true }).selectOption('mf-suppliers');
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Use local feature' }).click();
  await expect(bar(page)).toContainText(`mf-suppliers from ${address}`);
}

test('only the browser of a developer takes a remote from the own machine, until Stop', async ({
  page,
  user,
  local,
  openBrowser,
  browserErrors,
}) => {
  // The page preloads the deployed files.
  browserErrors.allow(/preloaded .* not used/);
  await takeSuppliersFrom(page, local);
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByText(LOCAL_TEXT)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(LOCAL_TEXT)).toBeVisible();

  const otherPage = await openBrowser(user);
  await otherPage.goto('/suppliers');
  await expect(otherPage.getByText(TEXT)).toBeVisible();
  await expect(bar(otherPage)).toBeHidden();
  await otherPage.goto('/suppliers?stockroom-dev-remotes={"mf-suppliers":"http://localhost:3003"}');
  await expect(otherPage.getByText(TEXT)).toBeVisible();
  await expect(bar(otherPage)).toBeHidden();

  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a local server that does not run shows the panel, and Stop heals it', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/localhost:9/, /mf[-_]suppliers/, /preloaded .* not used/);
  await takeSuppliersFrom(page, 'http://localhost:9');
  await page.goto('/suppliers');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Suppliers could not be loaded');
  await expect(panel).toContainText('The files from http://localhost:9 could not be fetched.');
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
});
