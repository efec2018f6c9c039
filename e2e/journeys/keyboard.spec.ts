import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/fixtures';
import { unique } from '../support/api-client';

const SEARCH = 'Search or do something';

test('the product is gone through by keys, in English and in Russian', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [key, title] of [
    ['p', 'Products'],
    ['i', 'Stock Movements'],
    ['s', 'Suppliers'],
    ['o', 'Orders'],
    ['r', 'Reports and Analytics'],
    [',', 'Settings'],
    ['d', 'Dashboard'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expectPage(page, title);
  }
  await pressRussian(page, 'п', 'KeyG');
  await pressRussian(page, 'з', 'KeyP');
  await expectPage(page, 'Products');

  await pressRussian(page, '.', 'Slash');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('gd/n?');
  await expect(search).toHaveValue('gd/n?');
  await expect(page).toHaveURL(/search=gd/);
  await search.blur();
  await pressRussian(page, 'т', 'KeyN');
  await expectPage(page, 'Add Product');
  await expect(page).toHaveURL('/products/new');
});

test('a record is found and opened from anywhere', async ({ page, api }) => {
  const { name, _id, supplierName } = await api.createProduct({ name: unique('Palette lamp') });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressRussian(page, 'л', 'KeyK', 'Control');
  await page.getByRole('combobox', { name: SEARCH }).fill(name);
  const option = page.getByRole('option', { name, exact: false });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/edit/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // In another tab, by the keyboard and by the mouse; this page stays.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: SEARCH }).fill(supplierName);
  const supplier = page.getByRole('group', { name: 'Suppliers' }).getByRole('option').first();
  await expect(supplier).toBeVisible();
  const [byMouse] = await Promise.all([
    page.context().waitForEvent('page'),
    supplier.click({ modifiers: ['Control'] }),
  ]);
  await expect(byMouse).toHaveURL(/\/suppliers\/edit\//);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/products/edit/${_id}`);
});

test('what is typed is asked about before the palette or a key leads away', async ({ page }) => {
  await page.goto('/products/new');
  const name = page.getByLabel('Product Name');
  await name.fill('Unsaved lamp');
  for (const leave of [viaPalette, viaKeys]) {
    await leave(page);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(name).toHaveValue('Unsaved lamp');
  }
  await name.focus();
  await viaPalette(page);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toBeFocused();
  await viaPalette(page);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expectPage(page, 'Orders');
});

test('at 200 % zoom, what Tab comes to is never behind header or footer', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/products');
  await expect(page.getByRole('row').nth(20)).toBeAttached();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(key);
      const hidden = await page.evaluate(hiddenFocus);
      expect(hidden).toBe('');
    }
});

/** Runs in the page: what has the focus and cannot be seen whole; '' where all is well. */
function hiddenFocus(): string {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return '';
  const { top, bottom } = focused.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity;
  return top >= header && bottom <= footer ? '' : focused.outerHTML;
}

async function viaPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: SEARCH }).fill('orders');
  await page.keyboard.press('Enter');
}

async function viaKeys(page: Page) {
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
}

/** That it was gone to: its title has the focus. */
async function expectPage(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** A key of somebody who types Russian. */
async function pressRussian(page: Page, key: string, code: string, modifier?: 'Control') {
  const session = await page.context().newCDPSession(page);
  const modifiers = modifier ? 2 : 0;
  for (const type of ['keyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key, code, modifiers });
  await session.detach();
}
