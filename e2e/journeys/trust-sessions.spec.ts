import { REFRESH } from '../support/account.mjs';
import { expect, test } from '../support/fixtures';
import { rowsOf } from '../support/list';
import { ProductForm } from '../support/product-form';
import { expectSignedIn, signIn, signInPage, watchRefreshes } from '../support/sign-in';

test('five tabs with an expired access token refresh it once and share the new tokens', async ({
  openBrowser,
  user,
  browserErrors,
}) => {
  browserErrors.allow(/401/);
  const page = await openBrowser({ ...user, accessToken: 'no longer good' });
  const context = page.context();
  const refreshes = watchRefreshes(context);
  const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  const tabs = [page, ...others];
  await Promise.all(tabs.map((tab) => tab.goto('/products')));
  for (const tab of tabs) await expect(rowsOf(tab).first()).toBeVisible();
  expect(refreshes).toHaveLength(1);
  const stored = await Promise.all(
    tabs.map((tab) => tab.evaluate((key) => localStorage.getItem(key), REFRESH)),
  );
  expect(new Set(stored).size).toBe(1);
  expect(stored[0]).not.toBe(user.refreshToken);
});

test('a half-filled form waits while its user signs out in another tab and in again', async ({
  page,
  context,
  api,
  user,
}) => {
  const { companyName } = await api.createSupplier();
  await page.goto('/login');
  await signIn(page, user);
  await expectSignedIn(page);
  const form = new ProductForm(page);
  await form.openNew();
  await form.fill({ name: 'Half a product', description: 'Typed with care' });
  await form.chooseSupplier(companyName);

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(signInPage(page)).toBeVisible();
  await expect(page.getByText('Half a product')).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await signIn(page, user);
  await expectSignedIn(page);

  await expect(form.name).toHaveValue('Half a product');
  await expect(form.description).toHaveValue('Typed with care');
  await expect(form.supplier).toHaveValue(companyName);
  await expect(page).toHaveURL('/products/new');
  // The tab at sign-in follows.
  await expect(other).toHaveURL('/');
});
