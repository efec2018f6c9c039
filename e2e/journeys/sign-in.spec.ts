import { storageOf, type User } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { expect, signedInTest, test } from '../support/fixtures';
import { holdBack } from '../support/gate';
import { countRefreshes } from '../support/refreshes';
import { expectAbove } from '../support/look';
import { expectToast, toastOf } from '../support/toast';
import type { Page } from '@playwright/test';

const ACCESS = 'stockroom-access-token';
const REFRESH = 'stockroom-refresh-token';

async function fillCredentials(page: Page, { email, password }: Pick<User, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

function readStorage(page: Page, key: string) {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test('a new user registers, is not signed in by that, and then signs in', async ({ page }) => {
  const credentials = {
    email: `${unique('new').replace(' ', '-')}@example.com`,
    password: ' a b ',
  };
  await page.goto('/login');
  await expect(page).toHaveTitle('Welcome back · Stockroom');
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click();

  await expect(page.getByRole('heading', { name: 'Create an account', level: 1 })).toBeVisible();
  await expect(page.getByText('Enter your details to get started')).toBeVisible();
  await fillCredentials(page, credentials);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Success', 'Account created successfully');
  await expect(page).toHaveURL('/login');
  expect(await readStorage(page, ACCESS)).toBeNull();

  await expect(page.getByRole('heading', { name: 'Welcome back', level: 1 })).toBeVisible();
  await expect(page.getByText('Enter your credentials to continue')).toBeVisible();
  await fillCredentials(page, credentials);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Success', 'Logged in successfully');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText('Welcome to your inventory management system')).toBeVisible();
});

test('the register page leads back to sign-in', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

for (const [path, button] of [
  ['/login', 'Sign In'],
  ['/register', 'Create Account'],
] as const) {
  test(`${path} asks for what is missing, at the field, and sends nothing`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    const email = page.getByLabel('Email');
    await expect(email).toHaveAttribute('type', 'email');
    await page.getByRole('button', { name: button }).click();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required');
    await expect(email).toBeFocused();

    await email.fill('not an address');
    await page.getByRole('button', { name: button }).click();
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    expect(requests.filter((url) => url.includes('/api/auth/'))).toEqual([]);
  });
}

test('a wrong password is refused and nothing typed is lost', async ({
  page,
  user,
  complaints,
}) => {
  complaints.allow(/\/api\/auth\/login/, /Invalid email or password/);
  await page.goto('/login');
  await fillCredentials(page, { email: user.email, password: 'wrong' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Error', 'Invalid email or password');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expect(page.getByLabel('Password')).toHaveValue('wrong');
  expect(await readStorage(page, ACCESS)).toBeNull();

  await page.getByLabel('Password').fill(user.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/');
});

test('an address that is registered already is refused', async ({ page, user, complaints }) => {
  complaints.allow(/\/api\/auth\/register/, /already/);
  await page.goto('/register');
  await fillCredentials(page, { email: user.email.toUpperCase(), password: 'another' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Error', 'already');
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('Password')).toHaveValue('another');
});

test('on the narrowest page no toast lies over the field that is typed into', async ({
  page,
  user,
  complaints,
}) => {
  complaints.allow(/\/api\/auth\/(login|register)/, /already|Invalid/);
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto('/register');
  await fillCredentials(page, user);
  await page.getByLabel('Password').press('Enter');
  await expectToast(page, 'Error', 'already');
  // What is wrong with it stands there by now, and has pushed things down.
  await expectAbove(page.locator('input:focus'), toastOf(page));
  await page.getByLabel('Email').fill(`new-${user.email}`);
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Success', 'Account created successfully');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAbove(page.getByLabel('Email'), toastOf(page));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAbove(page.getByLabel('Password'), toastOf(page));

  await fillCredentials(page, { ...user, password: 'wrong' });
  await page.keyboard.press('Enter');
  await expectToast(page, 'Error', 'Invalid email or password');
  await expectAbove(page.locator('input:focus'), toastOf(page));
});

test('the button is busy while signing in, and cannot be pressed twice', async ({ page, user }) => {
  const answer = await holdBack(page, '**/api/auth/login');
  await page.goto('/login');
  await fillCredentials(page, user);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  answer();
  await expect(page).toHaveURL('/');
});

test('a visitor is sent to sign in without a trace in the history, and later offered to go on', async ({
  page,
  user,
}) => {
  await page.goto('/register');
  await page.goto('/products?search=lamp');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/register');
  await page.goForward();
  await expect(page).toHaveURL('/login');

  await fillCredentials(page, user);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL('/products?search=lamp');
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
});

signedInTest('signing out forgets the tokens and everything on screen', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  const reloaded = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Logout' }).click();
  await reloaded;
  await expect(page).toHaveURL('/login');
  expect(await readStorage(page, ACCESS)).toBeNull();
  expect(await readStorage(page, REFRESH)).toBeNull();
  await page.goto('/products');
  await expect(page).toHaveURL('/login');
});

test('an access token that is no longer accepted is renewed once, unseen', async ({
  browser,
  origin,
  user,
  complaints,
}) => {
  complaints.allow(/401/);
  const storageState = storageOf(origin, { ...user, accessToken: 'no longer good' });
  const context = await browser.newContext({ storageState });
  complaints.watch(context);
  const page = await context.newPage();
  const refreshes = countRefreshes(context);
  await page.goto('/products');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL('/products');
  expect(refreshes).toHaveLength(1);
  expect(await readStorage(page, ACCESS)).not.toBe('no longer good');
  expect(await readStorage(page, REFRESH)).not.toBe(user.refreshToken);
  await context.close();
});

test('forged tokens lead to the sign-in page', async ({ browser, origin, complaints }) => {
  complaints.allow(/401/);
  const forged = { accessToken: 'e30.e30.e30', refreshToken: 'e30.e30.e30' };
  const context = await browser.newContext({ storageState: storageOf(origin, forged) });
  complaints.watch(context);
  const page = await context.newPage();
  await page.goto('/products');
  await expect(page).toHaveURL('/login');
  expect(await readStorage(page, ACCESS)).toBeNull();
  expect(await readStorage(page, REFRESH)).toBeNull();
  await context.close();
});

signedInTest('signing out in one tab does so in all', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto('/products');
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

test('an unknown path says so to a visitor too', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await expect(page.getByText('/no/such/page')).toBeVisible();
});
