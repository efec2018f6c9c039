import { expect, type Page } from '@playwright/test';
import { failCalls } from '../support/calls';
import { LONG, show, type Scene } from './scene';

const IN_THE_DIALOG = { part: '[role=dialog]' };

export const KEYBOARD_SCENES: Scene[] = [
  {
    name: 'shortcuts',
    ...IN_THE_DIALOG,
    open: async ({ page }) => {
      await show(page, '/products');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'palette',
    ...IN_THE_DIALOG,
    open: async ({ page }) => {
      await openPalette(page);
      await expect(page.getByRole('option', { name: 'Add Product' })).toBeVisible();
    },
  },
  {
    name: 'palette-found',
    ...IN_THE_DIALOG,
    open: async ({ page, api }) => {
      const { _id: supplierId } = await api.createSupplier({ companyName: LONG.company });
      const { _id: productId } = await api.createProduct({ name: LONG.product, supplierId });
      await api.createOrder({ supplierId, items: [{ productId, quantity: 1, unitPrice: 1 }] });
      await search(page, 'Ё');
      await expect(page.getByRole('group', { name: 'Orders' })).toBeVisible();
    },
  },
  {
    name: 'palette-no-match',
    ...IN_THE_DIALOG,
    open: async ({ page }) => {
      await search(page, 'nothing-is-called-so');
      await expect(page.getByText('Nothing found')).toBeVisible();
    },
  },
  {
    name: 'palette-failed',
    ...IN_THE_DIALOG,
    allowedErrors: [/500/, /Failed to search/],
    open: async ({ page }) => {
      await failCalls(page, '**/api/suppliers*');
      await search(page, 'or');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];

async function openPalette(page: Page) {
  await show(page, '/products');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

async function search(page: Page, text: string) {
  await openPalette(page);
  await page.getByRole('combobox', { name: 'Search or do something' }).fill(text);
}
