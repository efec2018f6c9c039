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

test('a page asks for no file of an area that it does not show', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/products');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const remotes = files.filter((file) => file.startsWith('/remotes/'));
  expect(remotes.filter((file) => !file.startsWith('/remotes/mf-products/'))).toEqual([]);
  expect(remotes).not.toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
