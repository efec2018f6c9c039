import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/fixtures';
import { holdBack } from '../support/gate';
import { DESK, expectAbove, PHONE, TABLET, watchPlaces } from '../support/look';
import { toastOf } from '../support/toast';

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

test('header, sidebar and footer are there on every page', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText('Stockroom')).toBeVisible();
  // At least the three of a new user: other journeys bring about more (notifications.spec.ts).
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

test('the menu opens a page, marks it and moves the focus to its heading', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Products' }).click();
  const heading = page.getByRole('heading', { name: 'Products', level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Products · Stockroom');
  await expect(menu.getByRole('link', { name: 'Products' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

test('the name of a button that shows only an icon goes once it was pressed, until it is pointed at anew', async ({
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
});

test('a skip link leads past the menu', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the theme is light at first, changes by the toggle and stays', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  await expect(page.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
  await expect(root).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
  await expect(root).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(root).not.toHaveClass(/dark/);
});

for (const [stored, system, isDark] of [
  ['dark', 'light', true],
  ['light', 'dark', false],
  ['system', 'dark', true],
  ['system', 'light', false],
] as const) {
  test(`theme ${stored} is there before the first paint on a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem('ui-theme', theme), stored);
    // The application never starts: what is on the document was put there by the page itself.
    await page.route('**/*.js', (route) => route.abort('aborted'));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await page.locator('html').evaluate((root) => root.classList.contains('dark'))).toBe(
      isDark,
    );
  });
}

test('on a phone the menu is a drawer that closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const products = page.getByRole('link', { name: 'Products', exact: true });
  await expect(products).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await products.click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await expect(products).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

for (const [what, use] of [
  ['has just been touched', (page: Page) => page.mouse.move(100, 100)],
  ['was not touched yet', async () => {}],
] as const) {
  test(`on a phone the menu of a page that ${what} opens without a connection, too`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize(PHONE);
    const drawer = page.waitForResponse(/menu-drawer/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await use(page);
    await (await drawer).finished();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Products', exact: true })).toBeVisible();
    await context.setOffline(false);
  });
}

test('on a phone at 200 % the drawer has what the header has no room for', async ({ page }) => {
  await page.setViewportSize({ width: PHONE.width / 2, height: PHONE.height / 2 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Stockroom' });
  await drawer.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await drawer.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
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
  // Not by role: for a screen reader, only the drawer is there.
  const toast = page.locator('li').filter({ hasText: 'Company settings saved successfully' });
  await expect(toast).toBeVisible();
  const last = drawer.getByRole('link', { name: 'Settings' });
  await last.scrollIntoViewIfNeeded();
  await expectAbove(last, toast);
  await toast.getByLabel('Close').click();
  await expect(toast).toHaveCount(0);
  await expect(drawer).toBeVisible();
});

test('what a toast offers can be pressed while the palette is open', async ({ page, api }) => {
  const { name } = await api.createProduct();
  await page.setViewportSize(PHONE);
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Product deleted successfully');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Not by role: for a screen reader, only the palette is there.
  await page.locator('li button', { hasText: 'Undo' }).click();
  await expect(page.locator('li').filter({ hasText: 'Product restored' })).toBeVisible();
});

for (const size of [DESK, TABLET, PHONE])
  test(`the end of a page is scrolled out from under a toast, and stays where it is when that goes, at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...size, height: 600 });
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Export Report' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await expect(toastOf(page)).toContainText('Export Started');
    const end = page.getByRole('main').locator('p').last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAbove(end, toastOf(page));
    const expectUnmoved = await watchPlaces(end);
    // By itself: closed by a press, it gives the focus back to where that was.
    await expect(toastOf(page)).toHaveCount(0, { timeout: 15_000 });
    await expectUnmoved();
    // Once nobody looks at it, the room is taken back.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const roomy = await height();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(height).toBeLessThan(roomy);
  });

test('the name of the button that opens the menu is read as a whole', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.hover();
  const { left, transform } = await button.evaluate((element) => {
    const { left, transform } = getComputedStyle(element, '::after');
    return { left: element.getBoundingClientRect().left + Number.parseFloat(left), transform };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(transform).toBe('none');
});

test('an unknown path says so, signed in', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await expect(page.getByText('/no/such/page')).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
});
