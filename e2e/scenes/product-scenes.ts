import { expect } from '@playwright/test';
import { inStoreCode } from '@stockroom/contract';
import { unique } from '../support/api-client';
import { failCalls, holdBack } from '../support/calls';
import { ProductForm } from '../support/product-form';
import {
  askToDelete,
  BIG_PRICE,
  finishLoading,
  listScenes,
  LONG,
  pageScene,
  type Scene,
  seeQuestion,
  show,
  showToast,
  type Stage,
} from './scene';

/** Higher than wide, with a background. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400">
  <rect width="300" height="400" fill="#d9e4ec"/><circle cx="150" cy="200" r="90" fill="#55789c"/>
</svg>`;

/** A new product, one with a price that is no number, and one without a name. */
const PRICE_LIST = `SKU;Name;Category;Unit;Supplier;Purchase price;Selling price;Minimum;Stock;Description;Image
A-1;${LONG.product};Lighting;pcs;${LONG.company};1250,50;2 499,00;5;12;Warm light;
A-2;Desk lamp;Lighting;pcs;${LONG.company};cheap;990;5;-4;;
A-3;;Lighting;pcs;${LONG.company};10;20;0;0;;
Total;;;;;;;;8;;`;

export const PRODUCT_SCENES: Scene[] = [
  ...listScenes({ name: 'products', path: '/products', api: '**/api/products?*' }, false),
  {
    name: 'products-long',
    open: async ({ page, api }) => {
      const { _id: supplierId } = await api.createSupplier({ companyName: LONG.company });
      const name = unique(LONG.product);
      const given = { supplierId, unitOfMeasurement: 'meters', description: LONG.product } as const;
      await api.createProduct({
        ...given,
        name: `${name} 0`,
        purchasePrice: BIG_PRICE,
        sellingPrice: BIG_PRICE,
      });
      // At a low price: other scenes show the value of all stock.
      const { _id: productId } = await api.createProduct({ ...given, name: `${name} 1` });
      await api.receiveStock({ productId, quantity: 12_345_678.125 });
      await show(page, `/products?search=${encodeURIComponent(name.slice(-20))}`);
    },
  },
  {
    name: 'product-delete-question',
    part: '[role=alertdialog]',
    keepsWords: true,
    open: async ({ page, t }) => {
      await show(page, '/products');
      await askToDelete({ page, t });
    },
  },
  {
    name: 'product-deleted-toast',
    keepsWords: true,
    open: async ({ page, api, t }) => {
      const { sku } = await api.createProduct();
      await show(page, `/products?search=${sku}`);
      await askToDelete({ page, t });
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('Delete') })
        .click();
      await showToast(page, t('Undo'));
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
  ...(['supplier', 'category'] as const).map((option) => ({
    name: `product-new-${option}`,
    part: '[role=dialog]',
    open: async ({ page }: Stage) => {
      await show(page, '/products/new');
      await page.getByRole('button', { name: `New ${option}…` }).click();
      await expect(page.getByRole('dialog', { name: `New ${option}` })).toBeVisible();
    },
  })),
  {
    name: 'product-page',
    open: async ({ page, api, t }) => {
      const barcodes = [{ code: `BOX-${Date.now()}`, units: 12 }];
      const { _id: productId } = await api.createProduct({ name: LONG.product, barcodes });
      await api.receiveStock({ productId, quantity: 40, purchasePrice: 99.5 });
      const items = [{ productId, quantity: 25, unitPrice: 1499.9 }];
      const { _id } = await api.createOrder({ items, customerName: LONG.product });
      await api.setOrderStatus(_id, 'completed');
      await api.createOrder({ items: [{ productId, quantity: 3, unitPrice: 1499.9 }] });
      await show(page, `/products/${productId}`);
      await page
        .getByRole('group', { name: t('Committed') })
        .getByText(t('Committed'))
        .click();
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
    keepsWords: true,
    allowedErrors: [/409/],
    open: async ({ page, api, t }) => {
      const product = await api.createProduct({ name: LONG.product });
      await show(page, `/products/edit/${product._id}`);
      await api.updateProduct({ ...product, name: `${LONG.product} 2`, minimumStockLevel: 12 });
      await page.getByLabel(t('Product Name')).fill(`${LONG.product} 3`);
      await page.getByRole('button', { name: t('Update Product') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'product-loading',
    skipsAxe: true,
    open: async ({ page, api }) => {
      const { _id } = await api.createProduct();
      await holdBack(page, `**/api/products/${_id}`);
      await page.goto(`/products/edit/${_id}`);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    },
  },
  {
    name: 'product-with-image',
    skipsAxe: true,
    open: async ({ page }) => {
      await page.route('**/picture.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
      );
      const form = new ProductForm(page);
      await form.openNew();
      await form.fill({ imageUrl: '/picture.svg' });
      await expect(form.preview).toBeVisible();
    },
  },
  {
    name: 'product-without-choices',
    skipsAxe: true,
    allowedErrors: [/500/, /Failed to load/],
    open: async ({ page }) => {
      await failCalls(page, '**/api/{categories,suppliers}*');
      await page.goto('/products/new');
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(2);
    },
  },
  {
    name: 'product-image-refused',
    skipsAxe: true,
    keepsWords: true,
    open: async ({ page, t }) => {
      await show(page, '/products/new');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: t('Upload Image') }).click();
      const buffer = Buffer.from('<svg/>');
      await (await chooser).setFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer });
      await expect(page.getByRole('main').getByRole('alert')).toContainText('JPG, PNG');
    },
  },
  {
    name: 'product-leave-question',
    part: '[role=alertdialog]',
    keepsWords: true,
    open: async ({ page, t }) => {
      await show(page, '/products/new');
      await page.getByLabel(t('Product Name')).fill('AI');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('Back') })
        .click();
      await seeQuestion(page);
    },
  },
  pageScene('import', '/products/import'),
  {
    name: 'import-preview',
    open: async ({ page }) => {
      await show(page, '/products/import');
      await page.locator('input[type=file]').setInputFiles({
        name: LONG.file,
        mimeType: 'text/csv',
        buffer: Buffer.from(PRICE_LIST),
      });
      await expect(page.getByRole('table')).toBeVisible();
      await finishLoading(page);
    },
  },
  {
    name: 'labels',
    open: async ({ page, api }) => {
      const codes = [
        inStoreCode(Date.now() % 10_000_000_000),
        `CODE-WIDER-THAN-ITS-LABEL-${Date.now()}`,
      ];
      const given = [...codes.map((code) => [{ code, units: 1 }]), []];
      const ids: string[] = [];
      for (const barcodes of given)
        ids.push((await api.createProduct({ name: LONG.product, barcodes }))._id);
      await show(page, `/products/labels?products=${ids.map((id) => `${id}:12`).join(',')}`);
    },
  },
  pageScene('labels-empty', '/products/labels', { who: 'newcomer' }),
  pageScene('product-unknown', '/products/no-such-product', { allowedErrors: [/404/] }),
];
