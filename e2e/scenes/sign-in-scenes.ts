import { expect, type Page } from '@playwright/test';
import type { User } from '../support/account.mjs';
import { holdBack } from '../support/gate';
import { finishLoading, LONG, pageScene, show, showToast, type Scene } from './scene';

const VISITOR = { who: 'visitor' } as const;

export const SIGN_IN_SCENES: Scene[] = [
  pageScene('sign-in', '/login', VISITOR),
  {
    name: 'sign-in-busy',
    ...VISITOR,
    isKnownToAxe: true,
    open: async ({ page, user }) => {
      await holdBack(page, '**/api/auth/login');
      await signIn(page, user);
      await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
    },
  },
  {
    name: 'sign-in-refused',
    ...VISITOR,
    complaints: [/422/],
    open: async ({ page }) => {
      await signIn(page, { email: 'nobody@example.com', password: 'wrong password' });
      await showToast(page, 'Error');
    },
  },
  {
    name: 'signed-in-on-the-way',
    ...VISITOR,
    open: async ({ page, user }) => {
      await signIn(page, user, '/products?search=lamp');
      await expect(page.getByRole('link', { name: 'Continue where you left off' })).toBeVisible();
      await finishLoading(page);
    },
  },
  {
    name: 'session-ended',
    open: async ({ page }) => {
      await show(page, '/products/new');
      await page.getByLabel('Product Name').fill(LONG.product);
      const elsewhere = await page.context().newPage();
      await elsewhere.goto('/');
      await elsewhere.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByText('Your session has ended')).toBeVisible();
      await elsewhere.close();
    },
  },
  pageScene('register', '/register', VISITOR),
  {
    name: 'register-with-errors',
    ...VISITOR,
    open: async ({ page }) => {
      await show(page, '/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
    },
  },
];

/** By way of a page that wants it. */
async function signIn(
  page: Page,
  { email, password }: Pick<User, 'email' | 'password'>,
  path = '/login',
) {
  await show(page, path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
