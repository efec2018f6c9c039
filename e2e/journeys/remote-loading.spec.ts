import type { Response } from '@playwright/test';
import { keepEventsAway } from '../support/calls';
import { expect, signedInTest as test } from '../support/fixtures';

const PRODUCTS_FILES = '**/remotes/mf-products/**';

test('Retry heals an area that failed on the first page', async ({ page, browserErrors }) => {
  browserErrors.allow(/mf[-_]products/, /Loading chunk/, /preloaded .* not used/);
  await page.route(PRODUCTS_FILES, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/products');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Products');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products' })).toBeVisible();
  await page.unroute(PRODUCTS_FILES);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('a page says that its script loads, and Retry heals one that fails', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/, /preloaded .* not used/);
  let fail = () => {};
  const asked = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/js/app.*.js', async (route) => {
    await asked;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible();
  fail();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/js/app.*.js');
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a page loads only its own area', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const isWatching = page.waitForResponse(/\/prefetch\./);
  await page.goto('/products');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await isWatching;
  expect(files.filter((file) => /^\/remotes\/(?!mf-products\/)/.test(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('a hover loads everything that the click needs', async ({ page }) => {
  await keepEventsAway(page);
  // Begins when the dialogs of the keyboard have been asked for.
  const isWatching = page.waitForResponse(/\/palette\./);
  await page.goto('/');
  await isWatching;
  const list = page.waitForResponse('/early-data?*');
  const code = page.waitForResponse(isProductsPage);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Products' });
  await link.hover();
  await Promise.all([list, code]);
  const before = await page.evaluate(() => performance.now());
  await link.click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  // What comes from the browser's cache transfers nothing.
  const sent = await page.evaluate(
    (since) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime > since && Reflect.get(entry, 'transferSize') > 0)
        .map(({ name }) => name),
    before,
  );
  expect(sent.filter((url) => /mf-products|\/api\/products|early-data/.test(url))).toEqual([]);
});

function isProductsPage(response: Response): boolean {
  return /mf-products\/.*\/products-page\./.test(response.url());
}
