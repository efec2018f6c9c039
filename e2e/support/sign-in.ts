import type { Page } from '@playwright/test';
import type { User } from './account.mjs';

/** Fills in the form for signing in, or for going on with a session that ended, and sends it. */
export async function signIn(page: Page, { email, password }: Pick<User, 'email' | 'password'>) {
  // A session that ended keeps its email.
  if (await page.getByLabel('Email').isEnabled()) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
