import type { Page } from '@playwright/test';
import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { Keys } from '../support/keys';

const SEARCH = 'Search or do something';

test('shortcuts and the palette work in a Russian keyboard layout', async ({ page, api }) => {
  const { name, _id } = await api.createProduct({ name: unique('Palette lamp') });
  const keys = new Keys(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressRussian(page, 'п', 'KeyG');
  await pressRussian(page, 'з', 'KeyP');
  await keys.expectPage('Products');

  await pressRussian(page, '.', 'Slash');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await keys.type('gd/n?');
  await expect(search).toHaveValue('gd/n?');
  await expect(page).toHaveURL(/search=gd/);
  await search.blur();
  await pressRussian(page, 'т', 'KeyN');
  await keys.expectPage('Add Product');

  await pressRussian(page, 'л', 'KeyK', 'Control');
  await page.getByRole('combobox', { name: SEARCH }).fill(name);
  const option = page.getByRole('option', { name, exact: false });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await keys.press('Enter');
  await expect(page).toHaveURL(`/products/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the palette and shortcuts ask before they leave unsaved input', async ({ page }) => {
  const keys = new Keys(page);
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
  await keys.expectPage('Orders');
});

test('header and footer never cover the focus at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/products');
  await expect(page.getByRole('row').nth(20)).toBeAttached();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(hiddenFocus)).toBe('');
    }
});

/** Runs in the page. @returns the focused element where header or footer covers it, else '' */
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

async function pressRussian(page: Page, key: string, code: string, modifier?: 'Control') {
  const session = await page.context().newCDPSession(page);
  const modifiers = modifier ? 2 : 0;
  for (const type of ['keyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key, code, modifiers });
  await session.detach();
}
