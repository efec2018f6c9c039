import { expect } from '@playwright/test';
import { failCalls } from '../support/failures';
import { REPORT_TYPES } from '../support/report-page';
import { pageScene, show, type Scene } from './scene';

export const REPORT_SCENES: Scene[] = [
  ...REPORT_TYPES.flatMap(([type]): Scene[] => [
    pageScene(`report-${type}`, `/reports?type=${type}`),
    pageScene(`report-${type}-empty`, `/reports?type=${type}`, { who: 'newcomer' }),
  ]),
  {
    name: 'report-failed',
    complaints: [/500/, /Failed to load/],
    open: async ({ page }) => {
      await failCalls(page, '**/api/reports/**');
      await page.goto('/reports');
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'report-printed',
    isKnownToAxe: true,
    open: async ({ page }) => {
      await show(page, '/reports?type=inventory-valuation');
      await page.emulateMedia({ media: 'print' });
    },
  },
  pageScene('settings-company', '/settings'),
  pageScene('settings-system', '/settings?tab=system'),
  pageScene('settings-categories', '/settings?tab=categories'),
  {
    name: 'settings-failed',
    isKnownToAxe: true,
    complaints: [/500/, /Failed to load/],
    open: async ({ page }) => {
      await failCalls(page, '**/api/settings/*');
      await page.goto('/settings?tab=system');
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Retry' }).first(),
      ).toBeVisible();
    },
  },
  pageScene('settings-categories-empty', '/settings?tab=categories', {
    who: 'newcomer',
    isKnownToAxe: true,
  }),
  {
    name: 'settings-company-with-errors',
    open: async ({ page }) => {
      await show(page, '/settings');
      await page.getByLabel('Company Name').fill('');
      await page.getByRole('main').getByRole('button', { name: /^Save/ }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
];
