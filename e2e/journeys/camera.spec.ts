import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, WHOLE_CHROMIUM } from '../support/chromium.mjs';
import { storageOf } from '../support/account.mjs';
import { writeCameraVideo } from '../support/fake-camera';
import { expect, test } from '../support/fixtures';

const CODE = '4006381333931';
const button = { name: 'Scan with the camera' };

let browser: Browser;
test.beforeAll(async () => {
  const video = join(tmpdir(), `stockroom-camera-${process.pid}.y4m`);
  writeCameraVideo(video, CODE);
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? WHOLE_CHROMIUM,
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
});
test.afterAll(() => browser.close());

test('the camera of a phone scans a product into a form and a search, and loads only when it is opened', async ({
  api,
  user,
  origin,
}) => {
  const product = await api.createProduct({ barcodes: [{ code: CODE, units: 1 }] });
  const context = await browser.newContext({
    baseURL: origin,
    storageState: storageOf(origin, user),
    permissions: ['camera'],
  });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/inventory/receive');
  await expect(page.getByRole('button', button)).toBeVisible();
  expect(loaded.filter((url) => /wasm|camera/.test(url))).toEqual([]);
  await page.getByRole('button', button).click();
  const dialog = page.getByRole('dialog', button);
  await expect(dialog.getByText(`Read: ${CODE}`)).toBeVisible();
  expect(loaded.filter((url) => url.endsWith('.wasm')).map((url) => new URL(url).origin)).toEqual([
    origin,
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Product')).toHaveValue(product.name);

  await page.goto('/products');
  await page.getByRole('button', button).click();
  await expect(dialog.getByText(`Read: ${CODE}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(CODE);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('tbody')).toContainText(product.name);
  await context.close();
});

test('counts a code that stays in view once a second', async ({ api, user, origin }) => {
  const product = await api.createProduct();
  const delivery = await api.beginDocument('deliveries', { supplierId: product.supplierId });
  const storageState = storageOf(origin, user);
  const context = await browser.newContext({
    baseURL: origin,
    storageState,
    permissions: ['camera'],
  });
  const page = await context.newPage();
  // A reader of the browser that sees the same code in every frame.
  await page.addInitScript((code) => {
    Object.assign(window, {
      BarcodeDetector: class {
        static getSupportedFormats() {
          return Promise.resolve(['ean_13', 'ean_8', 'upc_a', 'code_128']);
        }
        detect() {
          return Promise.resolve([{ rawValue: code }]);
        }
      },
    });
  }, product.sku);
  await page.goto(`/inventory/deliveries/${delivery._id}`);
  await page.getByRole('button', button).click();
  const opened = Date.now();
  await expect(page.getByText(`Read: ${product.sku}`)).toBeVisible();
  await expect(page.locator('[data-line-field=quantity]')).toHaveValue('3');
  // Three counts are two pauses apart.
  expect(Date.now() - opened).toBeGreaterThan(1900);
  await page.getByRole('button', { name: 'Close' }).click();
  await context.close();
});

test('says so when the browser does not allow the camera', async ({ user, origin }) => {
  const storageState = storageOf(origin, user);
  const context = await browser.newContext({ baseURL: origin, storageState });
  const page = await context.newPage();
  await page.goto('/inventory/receive');
  await page.getByRole('button', button).click();
  await expect(page.getByRole('alert')).toContainText('The browser does not allow the camera.');
  await context.close();
});
