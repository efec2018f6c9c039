import { expect, signedInTest as test } from '../support/fixtures';

const PRODUCTS_FILES = '**/remotes/mf-products/**';

for (const [how, fail] of [
  ['is not there', { status: 404, body: 'gone' }],
  ['is broken', { status: 200, contentType: 'text/javascript', body: 'this is no script(' }],
] as const) {
  test(`an area whose code ${how} shows its panel, the rest works, and Retry heals it`, async ({
    page,
    complaints,
  }) => {
    // A script that cannot be parsed is a page error of its own, without words.
    complaints.allow(/remotes\/mf-products/, /mf_products/, /Loading chunk/, /^page error: $/);
    await page.route(PRODUCTS_FILES, (route) => route.fulfill(fail));
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('Products');
    await expect(page).toHaveURL('/products');

    await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
    await expect(panel).toBeVisible();
    await page.unroute(PRODUCTS_FILES);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect(panel).toBeHidden();
  });
}

test('an area that failed on the first page of all is healed by Retry as well', async ({
  page,
  complaints,
}) => {
  complaints.allow(/remotes\/mf-products/, /mf_products/, /Loading chunk/, /preloaded .* not used/);
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
