import type { LinkCheck } from '@stockroom/contract';
import { expect, type Page } from '@playwright/test';
import { holdBack } from '../support/calls';
import { signIn } from '../support/sign-in';
import { finishLoading, LONG, pageScene, type Scene, seeMarked, show, showToast } from './scene';

const VISITOR = { who: 'visitor' } as const;

export const SIGN_IN_SCENES: Scene[] = [
  pageScene('sign-in', '/login', VISITOR),
  {
    name: 'sign-in-busy',
    ...VISITOR,
    skipsAxe: true,
    keepsWords: true,
    open: async ({ page, user, t }) => {
      await holdBack(page, '**/api/auth/login');
      await show(page, '/login');
      await signIn(page, user, t);
      await expect(page.getByRole('button', { name: t('Loading...') })).toBeVisible();
    },
  },
  {
    name: 'sign-in-refused',
    ...VISITOR,
    keepsWords: true,
    allowedErrors: [/422/],
    open: async ({ page, t }) => {
      await show(page, '/login');
      await signIn(page, { email: 'nobody@example.com', password: 'wrong password' }, t);
      await showToast(page, t('Error'));
    },
  },
  {
    name: 'signed-in-on-the-way',
    ...VISITOR,
    keepsWords: true,
    open: async ({ page, user, t }) => {
      await show(page, '/products?search=lamp');
      await signIn(page, user, t);
      const link = page.getByRole('link', { name: t('Continue where you left off') });
      await expect(link).toBeVisible();
      await finishLoading(page);
    },
  },
  {
    name: 'session-ended',
    // A change of the language asks for the notifications again.
    allowedErrors: [/401/],
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
    name: 'join',
    ...VISITOR,
    open: async ({ page }) => showLink(page, { kind: 'invitation', role: 'warehouse' }),
  },
  {
    name: 'new-password',
    ...VISITOR,
    skipsAxe: true,
    open: async ({ page }) => showLink(page, { kind: 'reset', role: null }),
  },
  {
    name: 'join-as-somebody-else',
    open: async ({ page }) => showLink(page, { kind: 'invitation', role: 'sales' }),
  },
  pageScene('link-invalid', '/join#used', { ...VISITOR, allowedErrors: [/422/] }),
  {
    name: 'register-with-errors',
    ...VISITOR,
    keepsWords: true,
    open: async ({ page, t }) => {
      await show(page, '/register');
      await page.getByRole('button', { name: t('Create Account') }).click();
      await seeMarked(page);
    },
  },
];

/** The page of a link that the server knows. */
async function showLink(page: Page, link: Pick<LinkCheck, 'kind' | 'role'>) {
  const answer: LinkCheck = {
    ...link,
    email: 'vera@example.com',
    expiresAt: new Date(Date.now() + 1e8).toISOString(),
  };
  await page.route('**/api/auth/links/check', (route) => route.fulfill({ json: answer }));
  await show(page, '/join#token');
}
