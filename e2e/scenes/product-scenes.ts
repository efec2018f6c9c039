import { expect } from '@playwright/test';
import { unique } from '../support/api-client';
import { holdBack } from '../support/gate';
import { ProductForm } from '../support/product-form';
import { toastOf } from '../support/toast';
import { BIG_PRICE, listScenes, LONG, pageScene, show, type Scene } from './scene';

export const PRODUCT_SCENES: Scene[] = [
  ...listScenes(
    { name: 'products', path: '/products', api: '**/api/products?*', heading: 'products' },
    false,
  ),
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
    name: 'product-changed-elsewhere',
    complaints: [/409/],
    open: async ({ page, api }) => {
      const { _id } = await api.createProduct({ name: LONG.product });
      const elsewhere = await page.context().newPage();
      const [form, other] = [new ProductForm(page), new ProductForm(elsewhere)];
      await form.openEdit(_id);
      await other.openEdit(_id);
      await other.fill({ name: `${LONG.product}, new`, minimumStockLevel: '12' });
      await other.save();
      await expect(toastOf(elsewhere)).toBeVisible();
      await elsewhere.close();
      await form.fill({ name: `${LONG.product}, newer` });
      await form.save();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'product-loading',
    isKnownToAxe: true,
    open: async ({ page, api }) => {
      const { _id } = await api.createProduct();
      await holdBack(page, `**/api/products/${_id}`);
      await page.goto(`/products/edit/${_id}`);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    },
  },
  {
    name: 'product-image-refused',
    isKnownToAxe: true,
    open: async ({ page }) => {
      const form = new ProductForm(page);
      await form.openNew();
      await form.upload({
        name: 'a.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg/>'),
      });
      await expect(form.imageUrl).toHaveAccessibleDescription(/JPG, PNG/);
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
