import { storageOf } from '../support/account.mjs';
import { ApiClient } from '../support/api-client';
import { expect } from '../support/fixtures';
import { ownProductTest as test } from '../support/own-product';

test('what was saved is there after a stop, and after everything was killed', async ({
  browser,
  launch,
  complaints,
}) => {
  let product = await launch();
  const { api, user } = await ApiClient.signUp(product.url);
  const supplier = await api.createSupplier();
  const { name } = await api.createProduct({ supplierId: supplier._id });
  const port = Number(new URL(product.url).port);
  const storageState = storageOf(product.url, user);

  for (const end of ['stop', 'kill'] as const) {
    await product[end]();
    product = await launch(port);
    const context = await browser.newContext({ storageState });
    complaints.watch(context);
    const page = await context.newPage();
    await page.goto(`${product.url}/products`);
    await expect(page.getByRole('row', { name })).toBeVisible();
    await context.close();
  }
});

test('an empty product list invites to add the first product', async ({
  browser,
  launch,
  complaints,
}) => {
  const product = await launch();
  const { user } = await ApiClient.signUp(product.url);
  const context = await browser.newContext({ storageState: storageOf(product.url, user) });
  complaints.watch(context);
  const page = await context.newPage();
  await page.goto(`${product.url}/products`);
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add Product' }).last().click();
  await expect(page).toHaveURL(`${product.url}/products/new`);
  await context.close();
});

test('whoever guesses passwords is slowed down', async ({ browser, launch, complaints }) => {
  complaints.allow(/\/api\/auth\/login/, /Invalid email or password/, /Too many/i);
  const product = await launch();
  const { user } = await ApiClient.signUp(product.url);
  const context = await browser.newContext();
  complaints.watch(context);
  const page = await context.newPage();
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
  await context.close();
});
