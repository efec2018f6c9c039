import { expect } from '@playwright/test';
import { askOneByOne, failCalls } from '../support/calls';
import { REPORT_TYPES } from '../support/report-page';
import { pageScene, type Scene, seeMarked, seeRetry, show, showToast } from './scene';

export const REPORT_SCENES: Scene[] = [
  ...REPORT_TYPES.flatMap(([type]): Scene[] => [
    pageScene(`report-${type}`, `/reports?type=${type}`),
    pageScene(`report-${type}-empty`, `/reports?type=${type}`, {
      who: 'newcomer',
      skipsAxe: type !== 'low-stock',
    }),
  ]),
  {
    name: 'report-failed',
    keepsWords: true,
    allowedErrors: [/500/, /Failed to load/],
    open: async ({ page, t }) => {
      await failCalls(page, '**/api/reports/**');
      await page.goto('/reports');
      await seeRetry({ page, t });
    },
  },
  {
    name: 'report-export-toast',
    part: 'ol',
    skipsAxe: true,
    keepsWords: true,
    open: async ({ page, t }) => {
      await show(page, '/reports');
      await page.getByRole('button', { name: t('Export Report') }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      await showToast(page, t('Export Started'));
    },
  },
  {
    name: 'report-printed',
    paper: 'landscape',
    skipsAxe: true,
    open: async ({ page }) => {
      await show(page, '/reports?type=inventory-valuation');
    },
  },
  pageScene('settings-company', '/settings'),
  pageScene('settings-system', '/settings?tab=system'),
  pageScene('settings-categories', '/settings?tab=categories'),
  {
    name: 'settings-failed',
    skipsAxe: true,
    keepsWords: true,
    allowedErrors: [/500/, /Failed to load/],
    open: async ({ page, t }) => {
      await failCalls(page, '**/api/settings/*');
      await page.goto('/settings?tab=system');
      await seeRetry({ page, t });
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
    keepsWords: true,
    open: async ({ page, t }) => {
      await show(page, '/settings');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('Save Company Settings') })
        .click();
      await showToast(page, t('Company settings saved successfully'));
    },
  },
  {
    name: 'settings-company-with-errors',
    open: async ({ page }) => {
      await show(page, '/settings');
      await page.getByLabel('Company Name').fill('');
      await page.getByRole('main').getByRole('button', { name: /^Save/ }).click();
      await seeMarked(page);
    },
  },
];
