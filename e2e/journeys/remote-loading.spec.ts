import type { Response } from '@playwright/test';
import { expect, signedInTest as test } from '../support/fixtures';

const PRODUCTS_FILES = '**/remotes/mf-products/**';

test('an area that failed on the first page of all is healed by Retry as well', async ({
  page,
  complaints,
}) => {
  complaints.allow(/mf[-_]products/, /Loading chunk/, /preloaded .* not used/);
  await page.route(PRODUCTS_FILES, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/products');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Products');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products' })).toBeVisible();
  await page.unroute(PRODUCTS_FILES);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('a page whose own script is long in coming says so, and heals by Retry if it never came', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/, /preloaded .* not used/);
  let fail = () => {};
  const asked = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/js/main.*.js', async (route) => {
    await asked;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await expect(page.getByRole('status')).toBeVisible();
  fail();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/js/main.*.js');
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a page asks for its own area, and when it is there for the entries of the others', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/products');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const ofOthers = () => files.filter((file) => /^\/remotes\/(?!mf-products\/)/.test(file));
  await expect.poll(() => ofOthers().length).toBe(4);
  expect(ofOthers().filter((file) => !file.includes('/remoteEntry.'))).toEqual([]);
  const [first = ''] = ofOthers();
  const own = files.filter((file) => file.startsWith('/remotes/mf-products/'));
  expect(own).not.toEqual([]);
  for (const file of [...own, '/early-answers'])
    expect(files.indexOf(file)).toBeLessThan(files.indexOf(first));
  expect(new Set(files).size).toBe(files.length);
});

test('nothing is left to ask for when a link is pressed that was pointed at', async ({ page }) => {
  const isWatching = page.waitForRequest(/\/remotes\//);
  await page.goto('/');
  await isWatching;
  const list = page.waitForResponse('/api/products?*');
  const code = page.waitForResponse(
    (response) => isProductsPage(response) && response.request().resourceType() === 'script',
  );
  const link = page.getByRole('navigation').getByRole('link', { name: 'Products' });
  await link.hover();
  await Promise.all([list, code]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await link.click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(asked.filter((url) => /mf-products|\/api\/products/.test(url))).toEqual([]);
});

function isProductsPage(response: Response): boolean {
  return /mf-products\/.*\/products-page\./.test(response.url());
}
