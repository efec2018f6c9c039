import { expect } from '@playwright/test';
import { unique } from '../support/api-client';
import { toastOf } from '../support/toast';
import { BIG_PRICE, listScenes, LONG, pageScene, show, type Scene } from './scene';

export const PRODUCT_SCENES: Scene[] = [
  ...listScenes('products', '/products', '**/api/products?*', 'products'),
  {
    name: 'products-long',
    open: async ({ page, api }) => {
      const { _id: supplierId } = await api.createSupplier({ companyName: LONG.company });
      const name = unique(LONG.product);
      for (const currentStock of [0, 12_345_678.125])
        await api
          .createProduct({
            name: `${name} ${currentStock}`,
            supplierId,
            unitOfMeasurement: 'meters',
            purchasePrice: BIG_PRICE,
            sellingPrice: BIG_PRICE,
            description: LONG.product,
          })
          .then(({ _id: productId }) =>
            currentStock ? api.receiveStock({ productId, quantity: currentStock }) : undefined,
          );
      await show(page, `/products?search=${encodeURIComponent(name.slice(-20))}`);
    },
  },
  {
    name: 'product-delete-question',
    part: '[role=alertdialog]',
    open: async ({ page }) => {
      await show(page, '/products');
      await page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'product-deleted-toast',
    open: async ({ page, api }) => {
      const { sku } = await api.createProduct();
      await show(page, `/products?search=${sku}`);
      await page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(toastOf(page)).toContainText('Undo');
    },
  },
  pageScene('product-new', '/products/new'),
  {
    name: 'product-new-with-errors',
    open: async ({ page }) => {
      await show(page, '/products/new');
      await page.getByRole('button', { name: 'Create Product' }).click();
      await expect(page.getByText('Product name is required')).toBeVisible();
    },
  },
  {
    name: 'product-edit',
    open: async ({ page, api }) => {
      const { _id } = await api.createProduct({ name: LONG.product, description: LONG.product });
      await show(page, `/products/edit/${_id}`);
    },
  },
  {
    name: 'product-leave-question',
    part: '[role=alertdialog]',
    open: async ({ page }) => {
      await show(page, '/products/new');
      await page.getByLabel('Product Name').fill('Half typed');
      await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  pageScene('product-unknown', '/products/edit/no-such-product', { complaints: [/404/] }),
];
