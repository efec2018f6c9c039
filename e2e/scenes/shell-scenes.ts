import { expect } from '@playwright/test';
import { answerInstead, PRODUCTS_FILES } from '../support/broken-files';
import { failCalls } from '../support/failures';
import { pageScene, show, type Scene } from './scene';

export const SHELL_SCENES: Scene[] = [
  pageScene('sign-in', '/login', { who: 'visitor' }),
  {
    name: 'sign-in-refused',
    who: 'visitor',
    complaints: [/422/],
    open: async ({ page }) => {
      await show(page, '/login');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password').fill('wrong password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(
        page.getByRole('region', { name: /notifications/i }).getByRole('listitem'),
      ).toBeVisible();
    },
  },
  pageScene('register', '/register', { who: 'visitor' }),
  {
    name: 'register-with-errors',
    who: 'visitor',
    open: async ({ page }) => {
      await show(page, '/register');
      await page.getByRole('main').getByRole('button').last().click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  pageScene('no-such-page-for-a-visitor', '/no/such/page', { who: 'visitor' }),
  pageScene('no-such-page', '/no/such/page'),
  pageScene('dashboard', '/'),
  pageScene('dashboard-empty', '/', { who: 'newcomer' }),
  {
    name: 'dashboard-failed',
    complaints: [/500/],
    open: async ({ page }) => {
      await failCalls(page, '**/api/dashboard/**');
      await page.goto('/');
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Retry' }).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'notifications',
    part: '[role=dialog]',
    open: async ({ page }) => {
      await show(page, '/');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    },
  },
  {
    name: 'area-failed',
    complaints: [/mf-products/],
    open: async ({ page }) => {
      await answerInstead(page, PRODUCTS_FILES.all, { status: 404 });
      await page.goto('/products');
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];
