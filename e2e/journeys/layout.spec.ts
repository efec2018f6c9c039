import { holdBack } from '../support/calls';
import { expect, signedInTest as test } from '../support/fixtures';
import { DESK, expectAbove, PHONE, watchPlaces } from '../support/screen';
import { keepToast, releaseToast, toastOf } from '../support/toast';

const MENU = [
  ['Dashboard', '/'],
  ['Products', '/products'],
  ['Stock Movements', '/inventory'],
  ['Receive Stock', '/inventory/receive'],
  ['Stock Adjustment', '/inventory/adjust'],
  ['Suppliers', '/suppliers'],
  ['Orders', '/orders'],
  ['Reports', '/reports'],
  ['Settings', '/settings'],
] as const;

test('every page has a header, the menu of all areas and a footer', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText('Stockroom')).toBeVisible();
  // Three or more: other journeys add notifications (notifications.spec.ts).
  await expect(header.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Built by');
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText('AI App Builder');

  const menu = page.getByRole('navigation');
  const inventory = menu.getByRole('button', { name: 'Inventory' });
  if ((await inventory.getAttribute('aria-expanded')) === 'false') await inventory.click();
  for (const [label, path] of MENU)
    await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  expect(await menu.getByRole('link').allTextContents()).toEqual(MENU.map(([label]) => label));
});

test('the name of an icon button hides after a press until the next hover, and fits the screen', async ({
  page,
}) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  const expectName = (visibility: string) =>
    expect
      .poll(() => toggle.evaluate((button) => getComputedStyle(button, '::after').visibility))
      .toBe(visibility);
  await toggle.hover();
  await expectName('visible');
  await toggle.click();
  await expectName('hidden');
  await page.getByRole('heading', { level: 1 }).hover();
  await toggle.hover();
  await expectName('visible');

  await page.setViewportSize(PHONE);
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.hover();
  const { left, transform } = await button.evaluate((element) => {
    const { left, transform } = getComputedStyle(element, '::after');
    return { left: element.getBoundingClientRect().left + Number.parseFloat(left), transform };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(transform).toBe('none');
});

test('the page sets its theme before the first paint', async ({ page }) => {
  // The application never starts: only the page itself can set the theme.
  await page.route('**/*.js', (route) => route.abort('aborted'));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  for (const [stored, system, isDark] of [
    ['dark', 'light', true],
    ['light', 'dark', false],
    ['system', 'dark', true],
    ['system', 'light', false],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((theme) => localStorage.setItem('ui-theme', theme), stored);
    await page.reload({ waitUntil: 'domcontentloaded' });
    const root = page.locator('html');
    const hasDarkClass = await root.evaluate(({ classList }) => classList.contains('dark'));
    expect(hasDarkClass, `${stored} on a ${system} system`).toBe(isDark);
  }
});

test('the menu of a phone opens without a connection', async ({ page, context, browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize(PHONE);
  const drawer = page.waitForResponse(/menu-drawer/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await (await drawer).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Products', exact: true })).toBeVisible();
  await context.setOffline(false);
});

test('a toast and the drawer leave each other room, and the toast closes alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: PHONE.width, height: 400 });
  await page.goto('/settings');
  const save = page.getByRole('button', { name: 'Save Company Settings' });
  await expect(save).toBeEnabled();
  const answer = await holdBack(page, '**/api/settings/company');
  await save.click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Stockroom' });
  await expect(drawer).toBeVisible();
  answer();
  // Not by role: an open drawer hides the rest from screen readers.
  const toast = page.locator('li').filter({ hasText: 'Company settings saved successfully' });
  await expect(toast).toBeVisible();
  await keepToast(page);
  const last = drawer.getByRole('link', { name: 'Settings' });
  await last.scrollIntoViewIfNeeded();
  await expectAbove(last, toast);
  await toast.getByLabel('Close').click();
  await expect(toast).toHaveCount(0);
  await expect(drawer).toBeVisible();
});

test('the action of a toast works while the palette is open', async ({ page, api }) => {
  const { name } = await api.createProduct();
  await page.setViewportSize(PHONE);
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Product deleted successfully');
  await keepToast(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Not by role: an open palette hides the rest from screen readers.
  await page.locator('li button', { hasText: 'Undo' }).click();
  await expect(page.locator('li').filter({ hasText: 'Product restored' })).toBeVisible();
});

for (const size of [DESK, PHONE])
  test(`the end of a page scrolls clear of a toast and stays in place when it goes, ${size.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...size, height: 600 });
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Export Report' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await expect(toastOf(page)).toContainText('Export Started');
    await keepToast(page);
    const end = page.getByRole('main').locator('p:visible').last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAbove(end, toastOf(page));
    const expectUnmoved = await watchPlaces(end);
    // The toast times out: closing it would move the focus.
    await releaseToast(page);
    await expect(toastOf(page)).toHaveCount(0, { timeout: 15_000 });
    await expectUnmoved();
    // Scrolled away, the page takes the room back.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const roomy = await height();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(height).toBeLessThan(roomy);
  });
