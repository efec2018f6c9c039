import { ApiClient } from '../support/api-client';
import { expect, storageOf, test as base } from '../support/fixtures';
import { makeDataDir, removeDataDir, startProduct } from '../support/product-process.mjs';
import type { BrowserContext } from '@playwright/test';

/** Journeys that stop the product or need it without data: each starts one of its own. */
const test = base.extend<{ dataDir: string }>({
  dataDir: async ({ browserName: _browser }, provide) => {
    const dataDir = await makeDataDir();
    await provide(dataDir);
    await removeDataDir(dataDir);
  },
});

const EMPTY = { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: '10' };

async function openList(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/products`);
  return page;
}

test('what was saved is there after a stop, and after everything was killed', async ({
  browser,
  dataDir,
  complaints,
}) => {
  let product = await startProduct({ dataDir, env: EMPTY });
  const { api, user } = await ApiClient.signUp(product.url);
  const supplier = await api.createSupplier();
  const { name } = await api.createProduct({ supplierId: supplier._id });
  const port = Number(new URL(product.url).port);
  const storageState = storageOf(product.url, user);

  for (const end of ['stop', 'kill'] as const) {
    await product[end]();
    product = await startProduct({ dataDir, env: EMPTY, port });
    const context = await browser.newContext({ storageState });
    const page = await openList(context, product.url);
    complaints.watch(page);
    await expect(page.getByRole('row', { name })).toBeVisible();
    await context.close();
  }
  await product.stop();
});

test('an empty product list invites to add the first product', async ({
  browser,
  dataDir,
  complaints,
}) => {
  const product = await startProduct({ dataDir, env: EMPTY });
  const { user } = await ApiClient.signUp(product.url);
  const context = await browser.newContext({ storageState: storageOf(product.url, user) });
  const page = await openList(context, product.url);
  complaints.watch(page);
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add Product' }).last().click();
  await expect(page).toHaveURL(`${product.url}/products/new`);
  await context.close();
  await product.stop();
});

test('whoever guesses passwords is slowed down', async ({ browser, dataDir, complaints }) => {
  complaints.allow(/\/api\/auth\/login/, /Invalid email or password/, /Too many/i);
  const product = await startProduct({ dataDir, env: EMPTY });
  const { user } = await ApiClient.signUp(product.url);
  const page = await browser.newPage();
  complaints.watch(page);
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(user.email);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const answered = page.waitForResponse('**/api/auth/login');
    await page.getByLabel('Password').fill(`guess ${attempt}`);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await answered;
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  }
  await expect(page.getByText(/Too many/).first()).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('guess 10');
  await page.close();
  await product.stop();
});
