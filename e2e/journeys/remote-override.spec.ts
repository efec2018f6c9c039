import type { Page } from '@playwright/test';
import { storageOf } from '../support/account.mjs';
import { expect, signedInTest } from '../support/fixtures';
import { serveLocally } from '../support/local-build';
import { buildWithText, removeOtherBuilds } from '../support/other-build';
import { shopOfWorker } from '../support/own-product';

const SETTINGS = '/settings?tab=system';
const TEXT = 'No suppliers found';
const LOCAL_TEXT = 'Not one supplier on this machine';

/** A shop whose operator lets developers in, and a build of suppliers with another text on a developer's machine. */
const test = signedInTest.extend<{ local: string }, { shop: string }>({
  shop: shopOfWorker({ STOCKROOM_DEV_REMOTES: 'on' }),
  baseURL: async ({ shop }, provide) => provide(shop),
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  local: async ({}, provide) => {
    const { folder } = await buildWithText('mf-suppliers', TEXT, LOCAL_TEXT);
    const server = await serveLocally(folder);
    await provide(server.origin);
    await server.stop();
    await removeOtherBuilds();
  },
});

const bar = (page: Page) => page.getByRole('region', { name: 'Local development' });

async function useLocal(page: Page, address: string) {
  await page.getByLabel('Feature', { exact: true }).selectOption('mf-suppliers');
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Use local feature' }).click();
}

test('a developer looks at the own build in this browser alone, until Stop', async ({
  page,
  browser,
  origin,
  user,
  local,
  complaints,
}) => {
  // Of the deployed files, which the page was made for.
  complaints.allow(/preloaded .* not used/);
  await page.goto(SETTINGS);
  await useLocal(page, local);
  await expect(bar(page)).toContainText(`mf-suppliers from ${local}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByText(LOCAL_TEXT)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(LOCAL_TEXT)).toBeVisible();

  const elsewhere = await browser.newContext({ storageState: storageOf(origin, user) });
  complaints.watch(elsewhere);
  const otherPage = await elsewhere.newPage();
  await otherPage.goto(`${origin}/suppliers`);
  await expect(otherPage.getByText(TEXT)).toBeVisible();
  await expect(bar(otherPage)).toBeHidden();
  await elsewhere.close();

  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('takes addresses of the own machine only, and none from a link', async ({ page }) => {
  await page.goto(SETTINGS);
  for (const address of ['https://example.com', 'http://example.com:3003', 'localhost:3003']) {
    await useLocal(page, address);
    await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
      /Address must look like http:\/\/127\.0\.0\.1:3003/,
    );
  }
  await page.goto('/suppliers?stockroom-dev-remotes={"mf-suppliers":"http://localhost:3003"}');
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a developer whose server is not running gets the panel and can stop it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/localhost:9/, /mf[-_]suppliers/, /preloaded .* not used/);
  await page.goto(SETTINGS);
  await useLocal(page, 'http://localhost:9');
  await expect(bar(page)).toBeVisible();
  await page.goto('/suppliers');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Suppliers could not be loaded');
  await expect(panel).toContainText('The files from http://localhost:9 could not be fetched.');
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
});

signedInTest('off where the operator does not allow it', async ({ page }) => {
  await page.goto(SETTINGS);
  await expect(page.getByRole('table', { name: 'Features' })).toBeVisible();
  await expect(page.getByText('Local development')).toBeHidden();
  const remotes = JSON.stringify({ 'mf-suppliers': 'http://localhost:3003' });
  await page.evaluate((text) => localStorage.setItem('stockroom-dev-remotes', text), remotes);
  await page.goto('/suppliers');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});
