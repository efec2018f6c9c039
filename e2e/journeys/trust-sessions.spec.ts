import type { Page } from '@playwright/test';
import { storageOf, type User } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { expect, signedInTest, test } from '../support/fixtures';
import { ProductForm } from '../support/product-form';
import { countRefreshes } from '../support/refreshes';
import { expectToast } from '../support/toast';

const ACCESS = 'stockroom-access-token';
const REFRESH = 'stockroom-refresh-token';
const HOUR = 3_600_000;

const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1);
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Welcome back', level: 1 });

/** Fills in an email only where one is asked for. */
async function signIn(page: Page, { email, password }: Pick<User, 'email' | 'password'>) {
  if (await page.getByLabel('Email').isEnabled()) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Success', 'Logged in successfully');
}

test('five tabs whose access token has expired refresh it once, and go on with the same new tokens', async ({
  browser,
  origin,
  user,
  complaints,
}) => {
  complaints.allow(/401/);
  const storageState = storageOf(origin, { ...user, accessToken: 'no longer good' });
  const context = await browser.newContext({ storageState });
  complaints.watch(context);
  const refreshes = countRefreshes(context);
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/products')));
  for (const tab of tabs) await expect(firstRow(tab)).toBeVisible();
  expect(refreshes).toHaveLength(1);
  const stored = await Promise.all(
    tabs.map((tab) => tab.evaluate((key) => localStorage.getItem(key), REFRESH)),
  );
  expect(new Set(stored).size).toBe(1);
  expect(stored[0]).not.toBe(user.refreshToken);
  await context.close();
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

  await expect(form.name).toHaveValue('Half a product');
  await expect(form.description).toHaveValue('Typed with care');
  await expect(form.supplier).toHaveValue(companyName);
  await expect(page).toHaveURL('/products/new');
  // The tab that waits at sign-in follows.
  await expect(other).toHaveURL('/');
});

test('stored tokens that are damaged never lead to a blank page', async ({
  page,
  user,
  complaints,
}) => {
  complaints.allow(/40[01]|422|413/, /sign|session|token/i);
  const { accessToken, refreshToken } = user;
  await page.goto('/login');
  for (const [access, refresh] of [
    ['', ''],
    ['null', 'null'],
    ['{"a":1}', '[object Object]'],
    ['токен', 'токен'],
    [accessToken.slice(0, 30), 'x'.repeat(20_000)],
    [refreshToken, accessToken],
  ]) {
    const tokens = Object.entries({ [ACCESS]: access ?? '', [REFRESH]: refresh ?? '' });
    await page.evaluate((stored) => {
      for (const [key, value] of stored) localStorage.setItem(key, value);
    }, tokens);
    await page.goto('/products');
    await expect(signInPage(page)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), REFRESH)).toBeNull();
  }
  // Half of them is enough to go on with.
  await page.evaluate(
    ([access, refresh, token]) => {
      localStorage.setItem(access ?? '', 'токен\u0000');
      localStorage.setItem(refresh ?? '', token ?? '');
    },
    [ACCESS, REFRESH, refreshToken],
  );
  await page.goto('/products');
  await expect(firstRow(page)).toBeVisible();
});

for (const hours of [-9, 9])
  test(`a clock that is ${hours} hours wrong changes nothing`, async ({ page, context, user }) => {
    await page.clock.setSystemTime(Date.now() + hours * HOUR);
    const refreshes = countRefreshes(context);
    await page.goto('/login');
    await signIn(page, user);
    await page.goto('/products');
    await expect(firstRow(page)).toBeVisible();
    expect(refreshes).toEqual([]);
  });

test('a browser that stores nothing and has no locks still works until the page is closed', async ({
  page,
  user,
  complaints,
}) => {
  complaints.allow(/401/);
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await page.goto('/login');
  await signIn(page, user);
  // As if the access token had expired: the new ones have nowhere to be stored either.
  let isExpired = true;
  await page.route('**/api/products?*', async (route) => {
    if (!isExpired) return route.fallback();
    isExpired = false;
    return route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Expired' } });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(firstRow(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  await expect(firstRow(page)).toBeVisible();
});

signedInTest('a storage that is full keeps nobody from working', async ({ page, api }) => {
  const { name } = await api.createProduct({ name: unique('Full') });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/products');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});
