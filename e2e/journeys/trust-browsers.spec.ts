import { ACCESS, REFRESH } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { askOneByOne } from '../support/calls';
import { expect, signedInTest, test } from '../support/fixtures';
import { rowsOf } from '../support/list';
import { expectSignedIn, signIn, signInPage, watchRefreshes } from '../support/sign-in';

const HOUR = 3_600_000;

test('damaged tokens lead to sign-in or are replaced, never to a blank page', async ({
  page,
  user,
  browserErrors,
}) => {
  browserErrors.allow(/40[01]|422|413/, /sign|session|token/i);
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
    expect(await page.evaluate((key) => localStorage.getItem(key), REFRESH)).toBeFalsy();
  }
  // A good refresh token is enough to go on.
  await page.evaluate(
    ([access, refresh, token]) => {
      localStorage.setItem(access ?? '', 'токен\u0000');
      localStorage.setItem(refresh ?? '', token ?? '');
    },
    [ACCESS, REFRESH, refreshToken],
  );
  await page.goto('/products');
  await expect(rowsOf(page).first()).toBeVisible();
});

test('a session works with a clock that is nine hours fast or slow', async ({
  page,
  context,
  user,
}) => {
  const refreshes = watchRefreshes(context);
  await page.goto('/login');
  for (const hours of [-9, 9]) {
    await page.clock.setSystemTime(Date.now() + hours * HOUR);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signIn(page, user);
    await expectSignedIn(page);
    await page.goto('/products');
    await expect(rowsOf(page).first()).toBeVisible();
    expect(refreshes, `${hours} hours`).toEqual([]);
  }
});

test('sign-in says so when the browser stores nothing', async ({ page, user, browserErrors }) => {
  browserErrors.allow(/stores nothing/);
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  await page.goto('/products');
  await signIn(page, user);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('stores nothing');
  await expect(page).toHaveURL('/login');
});

test('the product works in a browser without locks and broadcast channels', async ({
  page,
  user,
  browserErrors,
}) => {
  browserErrors.allow(/401/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await page.goto('/login');
  await signIn(page, user);
  await expectSignedIn(page);
  let isExpired = true;
  await askOneByOne(page);
  await page.route('**/api/products?*', async (route) => {
    if (!isExpired) return route.fallback();
    isExpired = false;
    return route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Expired' } });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
  expect(isExpired, 'the first call was refused').toBe(false);
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

signedInTest('the product works with a full storage', async ({ page, api }) => {
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
