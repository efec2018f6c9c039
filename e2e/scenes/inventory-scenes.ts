import { expect } from '@playwright/test';
import { AdjustForm, ReceiveForm } from '../support/stock-form';
import {
  listScenes,
  LONG,
  pageScene,
  type Scene,
  seeMarked,
  seeQuestion,
  show,
  showToast,
} from './scene';

export const INVENTORY_SCENES: Scene[] = [
  ...listScenes({
    name: 'movements',
    path: '/inventory',
    api: '**/api/stock-movements?*',
  }),
  {
    name: 'movements-export-menu',
    part: '[role=menu]',
    open: async ({ page }) => {
      await show(page, '/inventory');
      await page.getByRole('button', { name: 'Export Report' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  pageScene('movements-reversed-period', '/inventory?from=2026-03-02&to=2026-03-01', {
    keepsWords: true,
    allowedErrors: [/422/],
  }),
  {
    name: 'movements-of-a-product',
    skipsAxe: true,
    open: async ({ page, api }) => {
      const { _id: productId } = await api.createProduct({ name: LONG.product });
      await api.receiveStock({ productId, quantity: 1_000_000, notes: LONG.product });
      await api.adjustStock(productId, 0);
      await show(page, `/inventory?productId=${productId}&from=2026-01-01`);
      await expect(page.getByText(/^Product:/)).toBeVisible();
    },
  },
  {
    name: 'movements-to-verify',
    open: async ({ page, api }) => {
      const { _id: productId } = await api.createProduct({ name: LONG.product });
      const force = async (quantity: number) => {
        const { _id } = await api.createOrder({ items: [{ productId, quantity, unitPrice: 10 }] });
        await api.setOrderStatus(_id, 'completed', true);
      };
      await force(1_000_000);
      await api.adjustStock(productId, 12);
      await force(14);
      await show(page, `/inventory?productId=${productId}`);
      await expect(page.getByText('Mark as verified')).toBeVisible();
      await expect(page.getByText(/^Verified by/)).toBeVisible();
    },
  },
  pageScene('receive', '/inventory/receive'),
  {
    name: 'receive-product-picker',
    open: async ({ page }) => {
      const form = new ReceiveForm(page);
      await form.open();
      await form.product.fill('a');
      await expect(page.getByRole('option').first()).toContainText('Apron');
    },
  },
  {
    name: 'receive-against-an-order',
    open: async ({ page, api }) => {
      const { _id: productId, supplierId } = await api.createProduct({ name: LONG.product });
      for (const quantity of [2, 1_000_000])
        await api.createOrder({ supplierId, items: [{ productId, quantity, unitPrice: 10 }] });
      const form = new ReceiveForm(page);
      await form.open(productId);
      await expect(form.order(/PO-/).first()).toBeVisible();
      await form.quantity.fill('12');
      await expect(form.preview).toBeVisible();
    },
  },
  {
    name: 'receive-with-errors',
    open: async ({ page }) => {
      const form = new ReceiveForm(page);
      await form.open();
      await form.save();
      await seeMarked(page);
    },
  },
  {
    name: 'receive-unusual-amount-question',
    part: '[role=alertdialog]',
    skipsAxe: true,
    keepsWords: true,
    open: async ({ page, api, t }) => {
      const { _id } = await api.createProduct({ name: LONG.product });
      await show(page, `/inventory/receive?productId=${_id}`);
      await page.getByLabel(t('Quantity')).fill('46012345');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('Receive Stock') })
        .click();
      await seeQuestion(page);
    },
  },
  {
    name: 'received-with-more-of-the-order-to-come',
    skipsAxe: true,
    open: async ({ page, api }) => {
      const { _id, supplierId } = await api.createProduct();
      const other = await api.createProduct({ supplierId });
      const items = [_id, other._id].map((productId) => ({
        productId,
        quantity: 2,
        unitPrice: 10,
      }));
      await api.createOrder({ supplierId, items });
      const form = new ReceiveForm(page);
      await form.open(_id);
      await form.save();
      await showToast(page, 'Stock received successfully');
      await expect(page.getByRole('link', { name: /^Receive next/ })).toBeVisible();
    },
  },
  {
    name: 'reorder',
    open: async ({ page, api }) => {
      const { _id: supplierId } = await api.createSupplier({
        companyName: LONG.company,
        minimumOrderValue: 1_000_000_000,
      });
      await api.createProduct({ name: LONG.product, supplierId, packSize: 12 });
      await show(page, '/inventory/reorder');
      const supplier = page.getByRole('group', { name: LONG.company }).last();
      await supplier.getByRole('button', { name: 'Why 12?' }).click();
      await expect(page.getByRole('dialog', { name: 'Why 12?' })).toBeVisible();
    },
  },
  pageScene('reorder-empty', '/inventory/reorder', { who: 'newcomer' }),
  pageScene('adjust', '/inventory/adjust'),
  {
    name: 'adjust-to-a-level',
    skipsAxe: true,
    open: async ({ page, api }) => {
      const { _id: productId } = await api.createProduct({ name: LONG.product });
      await api.receiveStock({ productId, quantity: 1_000_000 });
      const form = new AdjustForm(page);
      await form.open(productId);
      await form.type.selectOption('Set Absolute Stock Level');
      await form.newLevel.fill('12');
      await expect(form.preview).toBeVisible();
    },
  },
  {
    name: 'adjust-below-zero',
    open: async ({ page, api }) => {
      const { _id: productId } = await api.createProduct({ name: LONG.product });
      const form = new AdjustForm(page);
      await form.open(productId);
      await form.type.selectOption('Adjust by Amount (+/-)');
      await form.amount.fill('-7');
      await form.save();
      await seeMarked(page);
    },
  },
];
