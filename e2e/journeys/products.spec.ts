import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { rowsOf } from '../support/list';
import { ProductForm } from '../support/product-form';
import { expectToast } from '../support/toast';

/** The smallest PNG there is: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const STORED_IMAGE = /^\/api\/images\/[0-9a-f]{64}$/;

test('filter, order and page live in the address, so reload and Back work', async ({
  page,
  api,
}) => {
  const category = await api.createCategory();
  const beta = await api.createProduct({ category, name: unique('Beta'), sellingPrice: 10 });
  const alpha = await api.createProduct({ category, name: unique('Alpha'), sellingPrice: 20 });
  const filter = page.getByRole('combobox', { name: 'Category' });
  const expectNames = async (...names: string[]) => {
    await expect(rowsOf(page)).toHaveCount(names.length);
    await expect(rowsOf(page)).toContainText(names);
  };
  await page.goto('/products');
  await filter.selectOption(category);
  await expectNames(alpha.name, beta.name);
  expect(new URL(page.url()).searchParams.get('category')).toBe(category);

  const price = page.getByRole('columnheader', { name: 'Selling' });
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await expectNames(beta.name, alpha.name);
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await expectNames(alpha.name, beta.name);

  await page.reload();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.goBack();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await page.goBack();
  await expect(filter).toHaveValue('');
});

test('uploads an image, shows it and keeps it with the product', async ({ page, api }) => {
  const product = await api.createProduct();
  const form = new ProductForm(page);
  await form.openEdit(product._id);
  await expect(page.getByText('Supported formats: JPG, PNG, GIF (max 5MB)')).toBeVisible();
  await form.upload({ name: 'pixel.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(form.imageUrl).toHaveValue(STORED_IMAGE);
  await expect(form.preview).toBeVisible();
  await form.save();
  await expectToast(page, 'Success', 'Product updated successfully');
  const { imageUrl } = await api.getProduct(product._id);
  const image = await page.request.get(imageUrl);
  expect(image.headers()['content-type']).toBe('image/png');
  expect(image.headers()['cache-control']).toContain('immutable');
  expect(await image.body()).toEqual(PIXEL);
});

test('takes an image that is dropped, and one that is pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new ProductForm(page);
  await form.openNew();
  const bytes = [...PIXEL];
  const dataTransfer = await page.evaluateHandle((png) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(png)], 'pixel.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  await form.imageUrl.dispatchEvent('drop', { dataTransfer });
  await expect(form.imageUrl).toHaveValue(STORED_IMAGE);
  await expect(form.preview).toBeVisible();

  await form.imageUrl.fill('');
  await page.evaluate(async (png) => {
    const image = new Blob([new Uint8Array(png)], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
  }, bytes);
  await form.imageUrl.press('Control+V');
  await expect(form.imageUrl).toHaveValue(STORED_IMAGE);
  await expect(form.preview).toBeVisible();
});
