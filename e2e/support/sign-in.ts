import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { User } from './account.mjs';
import { expectToast } from './toast';

/** The heading of the page for signing in. */
export function signInPage(page: Page): Locator {
  return page.getByRole('heading', { name: 'Welcome back', level: 1 });
}

/**
 * Fills in the form for signing in, or for going on with a session that ended, and sends it.
 * @param t for a page in another language
 */
export async function signIn(
  page: Page,
  { email, password }: Pick<User, 'email' | 'password'>,
  t = (english: string) => english,
) {
  const field = page.getByLabel(t('Email'));
  // A session that ended keeps its email.
  if (await field.isEnabled()) await field.fill(email);
  await page.getByLabel(t('Password')).fill(password);
  await page.getByRole('button', { name: t('Sign In') }).click();
}

export async function expectSignedIn(page: Page) {
  await expectToast(page, 'Success', 'Logged in successfully');
}

/** Collects the refreshes of the session that any tab of a browser asks for. */
export function watchRefreshes(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) asked.push(request.url());
  });
  return asked;
}
