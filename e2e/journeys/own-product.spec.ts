import { expect } from '../support/fixtures';
import { emptyShopTest as test } from '../support/own-product';

test('saved records survive a stop, and a kill of all processes', async ({
  api,
  user,
  launch,
  openBrowser,
  product,
}) => {
  const { name } = await api.createProduct();
  const port = Number(new URL(product.url).port);
  let running = product;
  for (const end of ['stop', 'kill'] as const) {
    await running[end]();
    running = await launch(port);
    const page = await openBrowser(user);
    await page.goto('/products');
    await expect(page.getByRole('row', { name })).toBeVisible();
    await page.context().close();
  }
});

test('sign-in slows down guesses of a password', async ({ user, openBrowser, browserErrors }) => {
  browserErrors.allow(/\/api\/auth\/login/, /Invalid email or password/, /Too many/i);
  const page = await openBrowser();
  await page.goto('/login');
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
});
