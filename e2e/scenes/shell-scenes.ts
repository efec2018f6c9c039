import type { RegisteredRemote, Registry } from '@stockroom/contract';
import { expect, type Page } from '@playwright/test';
import { setRole } from '../support/access';
import { answerInstead, PRODUCTS_FILES } from '../support/broken-files';
import { askOneByOne, failCalls, holdBack } from '../support/calls';
import { PHONE } from '../support/screen';
import { pageScene, type Scene, seeQuestion, seeRetry, show, showToast, type Stage } from './scene';

const DASHBOARD_CALLS = '**/api/dashboard/**';
const NOTIFICATION_CALLS = '**/api/notifications*';
/** A page preloads files for an area that then cannot show. */
const UNUSED_PRELOAD = /preloaded using link preload/;

export const SHELL_SCENES: Scene[] = [
  pageScene('no-such-page-for-a-visitor', '/no/such/page', { who: 'visitor' }),
  pageScene('no-such-page', '/no/such/page'),
  pageScene('dashboard', '/'),
  pageScene('dashboard-empty', '/', { who: 'newcomer' }),
  {
    name: 'dashboard-loading',
    skipsAxe: true,
    keepsWords: true,
    open: async ({ page, t }) => {
      await holdBack(page, DASHBOARD_CALLS);
      await page.goto('/');
      await expect(page.getByText(t('Loading…')).first()).toBeVisible();
    },
  },
  {
    name: 'dashboard-failed',
    keepsWords: true,
    allowedErrors: [/500/],
    open: async ({ page, t }) => {
      await failCalls(page, DASHBOARD_CALLS);
      await page.goto('/');
      await seeRetry({ page, t });
    },
  },
  pageScene('releases', '/releases'),
  pageScene('account', '/account'),
  {
    name: 'account-refused',
    skipsAxe: true,
    keepsWords: true,
    allowedErrors: [/422/, /Failed to change/],
    open: async ({ page, t }) => {
      await show(page, '/account');
      await page.getByLabel(t('Current Password')).fill('wrong password');
      await page.getByLabel(t('New Password')).fill('another fine password');
      await page.getByRole('button', { name: t('Change Password') }).click();
      await showToast(page, t('Error'));
    },
  },
  {
    name: 'account-devices-failed',
    skipsAxe: true,
    keepsWords: true,
    allowedErrors: [/500/, /Failed to load devices/],
    open: async ({ page, t }) => {
      await failCalls(page, '**/api/account/sessions');
      await page.goto('/account');
      await seeRetry({ page, t });
    },
  },
  {
    name: 'account-menu',
    part: '[role=menu]',
    open: async ({ page }) => {
      await show(page, '/');
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
    },
  },
  pageScene('history', '/history'),
  {
    name: 'people',
    open: async ({ page, user }) => {
      await setRole(user, 'owner');
      await show(page, '/people');
    },
  },
  {
    name: 'releases-question',
    part: '[role=alertdialog]',
    keepsWords: true,
    open: async ({ page, user, t }) => {
      await setRole(user, 'owner');
      await show(page, '/releases');
      await page.getByRole('main').locator('button[aria-haspopup=menu]').first().click();
      await page.getByRole('menuitem', { name: t('Disable') }).click();
      await seeQuestion(page);
    },
  },
  {
    name: 'releases-new-token',
    part: '[role=dialog]',
    open: async ({ page, user }) => {
      await setRole(user, 'owner');
      await show(page, '/releases');
      await page.getByRole('button', { name: 'New token' }).click();
      await expect(page.getByRole('dialog', { name: 'New deploy token' })).toBeVisible();
    },
  },
  {
    name: 'notifications',
    part: '[role=dialog]',
    open: openNotifications,
  },
  {
    name: 'notifications-empty',
    part: '[role=dialog]',
    skipsAxe: true,
    open: async ({ page, t }) => {
      await askOneByOne(page);
      await page.route(NOTIFICATION_CALLS, (route) =>
        route.fulfill({ json: { notifications: [], unread: 0, nextCursor: null } }),
      );
      await openNotifications({ page, t });
      await expect(page.getByText('No notifications')).toBeVisible();
    },
  },
  {
    name: 'notifications-failed',
    part: '[role=dialog]',
    keepsWords: true,
    allowedErrors: [/500/, /Failed to load notifications/],
    open: async ({ page, t }) => {
      await failCalls(page, NOTIFICATION_CALLS);
      await openNotifications({ page, t });
      await expect(
        page.getByRole('dialog').getByRole('button', { name: t('Retry') }),
      ).toBeVisible();
    },
  },
  {
    name: 'menu-drawer',
    isNarrow: true,
    part: '[role=dialog]',
    open: async ({ page }) => {
      await page.setViewportSize(PHONE);
      await show(page, '/inventory/receive');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Reports' })).toBeVisible();
    },
  },
  {
    name: 'area-failed',
    allowedErrors: [/mf-products/, UNUSED_PRELOAD],
    open: async ({ page }) => {
      await answerInstead(page, PRODUCTS_FILES.all, { status: 404 });
      await page.goto('/products');
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'area-under-construction',
    allowedErrors: [UNUSED_PRELOAD],
    open: async ({ page }) => {
      await withBuild(page, 'mf-inventory', () => null);
      await show(page, '/inventory/receive');
      await expect(page.getByText('This page is not yet implemented.')).toBeVisible();
    },
  },
  {
    name: 'area-from-elsewhere',
    open: async ({ page }) => {
      await withBuild(
        page,
        'mf-orders',
        (build) => build && { ...build, version: 'http://localhost:3003' },
      );
      await show(page, '/');
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    },
  },
];

async function openNotifications({ page, t }: Pick<Stage, 'page' | 't'>) {
  await show(page, '/');
  await page.getByRole('button', { name: t('Notifications') }).click();
  await expect(page.getByRole('dialog', { name: t('Notifications') })).toBeVisible();
}

type Build = RegisteredRemote['build'];

/** Changes the build of a remote in the registry of every page. */
async function withBuild(page: Page, name: string, change: (build: Build) => Build) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(?<=id="stockroom-registry">)[^<]+/, (json) => {
      const registry: Registry = JSON.parse(json);
      const remotes = registry.remotes.map((remote) =>
        remote.name === name ? { ...remote, build: change(remote.build) } : remote,
      );
      return JSON.stringify({ ...registry, remotes });
    });
    await route.fulfill({ response, body });
  });
}
