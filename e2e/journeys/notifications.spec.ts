import type { Page } from '@playwright/test';
import { failCalls } from '../support/calls';
import { expect } from '../support/fixtures';
import { emptyShopTest as test } from '../support/own-product';
import { expectAbove, PHONE } from '../support/screen';
import { expectToast, toastOf } from '../support/toast';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notif/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function expectUnread(page: Page, unread: number) {
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`);
  const badge = page.getByRole('banner').getByText(/^\d+$/);
  if (unread === 0) await expect(badge).toHaveCount(0);
  else await expect(badge).toHaveText(String(unread));
}

/** As a browser does with a tab in the background. */
async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('a new user has three, and reading them counts in every tab and after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectUnread(page, 3);
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await expectUnread(otherTab, 3);

  await bell(page).click();
  const rows = panel(page).getByRole('link');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Welcome to Stockroom');
  await rows.first().click();
  await expect(page).toHaveURL('/products/import');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  await expectUnread(page, 2);

  await otherTab.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectUnread(otherTab, 2);
  const marked = otherTab.waitForResponse('**/api/notifications/read');
  await bell(otherTab).click();
  await panel(otherTab).getByRole('button', { name: 'Mark all as read' }).click();
  await expectUnread(otherTab, 0);
  await marked;

  await page.reload();
  await expectUnread(page, 0);
  await bell(page).click();
  await expect(panel(page).getByRole('link')).toHaveCount(3);
});

test('a visible page announces low stock without a reload, a hidden one does not ask', async ({
  page,
  context,
  api,
}) => {
  const lamp = await api.createProduct({ name: 'Desk lamp', sku: 'LAMP-1' });
  await api.receiveStock({ productId: lamp._id, quantity: 9 });
  await page.goto('/');
  await expectUnread(page, 3);

  await api.adjustStock(lamp._id, 4);
  await expectUnread(page, 4);
  await bell(page).click();
  const newest = panel(page).getByRole('link').first();
  await expect(newest).toContainText('Desk lamp is running low');
  await expect(newest).toContainText('LAMP-1: 4 pieces in stock, the minimum is 5.');
  const renewed = page.waitForResponse('**/api/notifications?*');
  await newest.click();
  await expect(page).toHaveURL(`/products/${lamp._id}`);
  await expectUnread(page, 3);
  await renewed;

  await setVisibility(page, 'hidden');
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await expectUnread(otherTab, 3);
  await api.receiveStock({ productId: lamp._id, quantity: 9 });
  // Only now: the page may have asked once more after the click above.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/notifications')) asked += 1;
  });
  // Another tab learns of it, and by then this one could have asked.
  await api.adjustStock(lamp._id, 2);
  await expectUnread(otherTab, 4);
  expect(asked).toBe(0);
  await setVisibility(page, 'visible');
  await expectUnread(page, 4);
});

test('the panel ends above a toast on a low screen', async ({ page, browserErrors }) => {
  browserErrors.allow(/500/, /Failed to mark notifications as read/);
  await failCalls(page, '**/api/notifications/read');
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await page.goto('/');
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expectToast(page, 'Error', 'Failed to mark notifications as read');
  await expectAbove(panel(page), toastOf(page));
});
