import { expect } from '@playwright/test';
import { askOneByOne, failCalls } from '../support/calls';
import { REPORT_TYPES } from '../support/report-page';
import { pageScene, show, showToast, type Scene } from './scene';

export const REPORT_SCENES: Scene[] = [
  ...REPORT_TYPES.flatMap(([type]): Scene[] => [
    pageScene(`report-${type}`, `/reports?type=${type}`),
    pageScene(`report-${type}-empty`, `/reports?type=${type}`, { who: 'newcomer' }),
  ]),
  {
    name: 'report-failed',
    allowedErrors: [/500/, /Failed to load/],
    open: async ({ page }) => {
      await failCalls(page, '**/api/reports/**');
      await page.goto('/reports');
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'report-export-toast',
    part: '[role=region][aria-label^=Notifications]',
    skipsAxe: true,
    open: async ({ page }) => {
      await show(page, '/reports');
      await page.getByRole('button', { name: 'Export Report' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      await showToast(page, 'Export Started');
    },
  },
  {
    name: 'report-printed',
    paper: 'landscape',
    skipsAxe: true,
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
    skipsAxe: true,
    allowedErrors: [/500/, /Failed to load/],
    open: async ({ page }) => {
      await failCalls(page, '**/api/settings/*');
      await page.goto('/settings?tab=system');
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Retry' }).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'settings-categories-empty',
    skipsAxe: true,
    open: async ({ page }) => {
      await askOneByOne(page);
      await page.route('**/api/categories', (route) => route.fulfill({ json: { categories: [] } }));
      await show(page, '/settings?tab=categories');
      await expect(page.getByText('No categories defined.')).toBeVisible();
    },
  },
  {
    name: 'settings-saved-toast',
    skipsAxe: true,
    open: async ({ page }) => {
      await show(page, '/settings');
      await page.getByRole('main').getByRole('button', { name: /^Save/ }).click();
      await showToast(page, 'Company settings saved successfully');
    },
  },
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
