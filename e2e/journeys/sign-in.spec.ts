import { ACCESS, REFRESH } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { expect, signedInTest, test } from '../support/fixtures';
import { expectAbove } from '../support/screen';
import { signIn } from '../support/sign-in';
import { expectToast, keepToast, toastOf } from '../support/toast';
import type { Page } from '@playwright/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const readStorage = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('a new user registers, is not signed in by that, and then signs in', async ({ page }) => {
  const email = `${unique('new').replace(' ', '-')}@example.com`;
  const password = ' a b ';
  await page.goto('/login');
  await expect(page).toHaveTitle('Welcome back · Stockroom');
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click();

  await expect(heading(page, 'Create an account')).toBeVisible();
  await expect(page.getByText('Enter your details to get started')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Success', 'Account created successfully');
  await expect(page).toHaveURL('/login');
  expect(await readStorage(page, ACCESS)).toBeNull();

  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.getByText('Enter your credentials to continue')).toBeVisible();
  await signIn(page, { email, password });
  await expectToast(page, 'Success', 'Logged in successfully');
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.getByText('Welcome to your inventory management system')).toBeVisible();
});

test('a refusal keeps the input, and no toast covers the focused field on the narrowest page', async ({
  page,
  user,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/auth\/(login|register)/, /already|Invalid/);
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto('/register');
  await page.getByLabel('Email').fill(user.email.toUpperCase());
  await page.getByLabel('Password').fill('another');
  await page.getByLabel('Password').press('Enter');
  await expectToast(page, 'Error', 'already');
  await keepToast(page);
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('Password')).toHaveValue('another');
  // The message at the field has pushed the form down.
  await expectAbove(page.locator('input:focus'), toastOf(page));
  await page.getByLabel('Email').fill(`new-${user.email}`);
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Success', 'Account created successfully');
  await keepToast(page);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAbove(page.getByLabel('Email'), toastOf(page));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAbove(page.getByLabel('Password'), toastOf(page));

  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Error', 'Invalid email or password');
  await keepToast(page);
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expect(page.getByLabel('Password')).toHaveValue('wrong');
  expect(await readStorage(page, ACCESS)).toBeNull();
  await expectAbove(page.locator('input:focus'), toastOf(page));
});

test('sign-in replaces the page that a visitor asked for, and then offers it', async ({
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

  await signIn(page, user);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL('/products?search=lamp');
  await expect(heading(page, 'Products')).toBeVisible();
});

signedInTest(
  'signing out clears the tokens, the page and every other tab',
  async ({ context, page }) => {
    const other = await context.newPage();
    await other.goto('/products');
    await page.goto('/products');
    await expect(heading(page, 'Products')).toBeVisible();
    const reloaded = page.waitForEvent('framenavigated');
    await page.getByRole('button', { name: 'Logout' }).click();
    await reloaded;
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(await readStorage(page, ACCESS)).toBeNull();
    expect(await readStorage(page, REFRESH)).toBeNull();
    await page.goto('/products');
    await expect(page).toHaveURL('/login');
  },
);
