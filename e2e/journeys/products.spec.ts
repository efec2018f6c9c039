import { expect, signedInTest as test } from '../support/fixtures';
import { ProductForm } from '../support/product-form';
import { expectToast } from '../support/toast';

/** The smallest PNG there is: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const STORED_IMAGE = /^\/api\/images\/[0-9a-f]{64}$/;

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
