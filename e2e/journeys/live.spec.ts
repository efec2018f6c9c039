import type { BrowserContext, Page, Request } from '@playwright/test';
import { unique } from '../support/api-client';
import { askOneByOne } from '../support/calls';
import { expect, signedInTest as test } from '../support/fixtures';
import { PHONE } from '../support/screen';
import { SupplierForm } from '../support/supplier-form';

/** What others do is on the page within this time. */
const SOON = { timeout: 2_000 };

const isStream = (request: Request) =>
  /\/api\/events/.test(request.url()) && !request.url().includes('wait=no');
const offer = (page: Page) =>
  page.getByRole('button', { name: /^Show \d+ changes?( by \S+@\S+)?$/ });

/** Opens a page, which follows what others do. */
async function open(page: Page, path: string) {
  const follows = page.context().waitForEvent('request', isStream);
  await page.goto(path);
  const request = await follows;
  await request.response();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens one more page of a browser that has a connection. */
async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage();
  const caughtUp = tab.waitForResponse(/\/api\/events\?.*wait=no/);
  await tab.goto(path);
  await caughtUp;
  return tab;
}

test('what others change is in the list, and a form says it before the save', async ({
  page,
  api,
}) => {
  const first = await api.createSupplier({ companyName: unique('First') });
  await open(page, `/suppliers?search=${first.companyName.slice(-8)}`);
  await expect(page.getByRole('row', { name: first.companyName })).toBeVisible();
  const renamed = `${first.companyName} & Sons`;
  const second = await api.updateSupplier({ ...first, companyName: renamed });
  await expect(page.getByRole('row', { name: renamed })).toBeVisible(SOON);

  await page.getByRole('link', { name: 'Edit' }).click();
  const form = new SupplierForm(page);
  await form.notes.fill('Call first');
  await api.updateSupplier({ ...second, phone: '+7 999' });
  await expect(page.getByText('Changed meanwhile')).toBeVisible(SOON);
  await expect(page.getByRole('main')).toContainText('+7 999');
  await expect(form.notes).toHaveValue('Call first');
});

test('news waits while somebody types, selects or has scrolled down', async ({ page, api }) => {
  await page.setViewportSize(PHONE);
  for (let count = 0; count < 6; count += 1) await api.createSupplier();
  await open(page, '/suppliers?sort=-createdAt');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const { companyName } = await api.createSupplier();
  await expect(offer(page)).toBeVisible(SOON);
  await expect(page.getByRole('row', { name: companyName })).toHaveCount(0);
  await offer(page).click();
  await expect(page.getByRole('row', { name: companyName })).toBeVisible();
});

test('all tabs of a browser share one connection, which another tab takes over', async ({
  page,
  context,
  api,
}) => {
  const streams: Request[] = [];
  context.on('request', (request) => isStream(request) && streams.push(request));
  await open(page, '/suppliers');
  const tab = await openTab(context, '/suppliers');
  const { companyName } = await api.createSupplier();
  for (const each of [page, tab])
    await expect(each.getByRole('row', { name: companyName })).toBeVisible(SOON);
  expect(streams).toHaveLength(1);
  const isTakenOver = context.waitForEvent('request', isStream);
  await page.close();
  // It begins where the last batch of the other has ended.
  expect((await isTakenOver).url()).toMatch(/since=\d+/);
  const later = await api.createSupplier();
  await expect(tab.getByRole('row', { name: later.companyName })).toBeVisible(SOON);
});

test('pages that failed while the server was away heal by themselves, in all tabs', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/502|Failed to load/);
  await context.route(/\/api\/(settings|events)\b/, (route) => route.fulfill({ status: 502 }));
  const tab = await context.newPage();
  for (const each of [page, tab]) {
    await askOneByOne(each);
    const fails = each.waitForResponse(/\/api\/events/);
    await each.goto('/settings');
    await fails;
    await expect(each.getByRole('main').getByRole('alert').first()).toContainText('error 502');
  }
  await context.unrouteAll();
  for (const each of [page, tab])
    await expect(each.getByRole('button', { name: 'Save Company Settings' })).toBeEnabled({
      timeout: 30_000,
    });
});
