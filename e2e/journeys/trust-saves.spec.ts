import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/fixtures';
import { holdBack, loadedOnFirstUse } from '../support/calls';
import { fillNewProduct, ProductForm } from '../support/product-form';
import { AdjustForm, ReceiveForm } from '../support/stock-form';
import { expectToast, toastOf } from '../support/toast';

/** GPRS. */
const SLOW_2G = {
  offline: false,
  latency: 1200,
  downloadThroughput: 6_250,
  uploadThroughput: 6_250,
};

test('Back during a save waits for it, goes back and shows its toast', async ({ page, api }) => {
  const product = await api.createProduct();
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('searchbox').fill(product.name);
  // The unfiltered list has the row, too, in another place.
  await expect(page).toHaveURL(/\?search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: product.name }).getByRole('link', { name: 'Edit' }).click();
  const form = new ProductForm(page);
  await form.description.fill('Changed on the way out');
  const answer = await holdBack(page, `**/api/products/${product._id}`);
  await form.save();
  await page.goBack();
  await expect(toastOf(page)).toContainText('Saving before you leave…');
  await expect(form.description).toHaveValue('Changed on the way out');
  answer();
  await expectToast(page, 'Success', 'Product updated successfully');
  await expect(page).toHaveURL(/\/products\?search=/);
  expect((await api.getProduct(product._id)).description).toBe('Changed on the way out');
});

test('a double click and Enter on a very slow line write once', async ({ page, api }) => {
  // The code for toasts loads before the line becomes slow.
  const used = loadedOnFirstUse(page);
  const { form } = await fillNewProduct(page, api);
  await used;
  const posts = postsOf(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW_2G);
  await page.getByRole('button', { name: 'Create Product' }).dblclick();
  await form.name.press('Enter');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  await expectToast(page, 'Success', 'Product created successfully');
  expect(posts).toHaveLength(1);
});

test('Enter after a save writes nothing more while the list loads', async ({ page, api }) => {
  const { form } = await fillNewProduct(page, api);
  const arrive = await holdBack(page, /products-page\..*js/);
  const posts = postsOf(page);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expectToast(page, 'Success', 'Product created successfully');
  await form.name.press('Enter');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  arrive();
  await expect(page).toHaveURL(/\/products$/);
  expect(posts).toHaveLength(1);
});

test('a save that loses its connection keeps the input, and saving again writes once', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/, /Failed to/);
  const { form, name } = await fillNewProduct(page, api);
  // The server saves it, but its answer gets lost.
  await page.route('**/api/products', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.save();
  await expectToast(page, 'Error', 'Failed to save product');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await page.context().setOffline(true);
  // The alert of the first save is still there.
  const failedAgain = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/products'),
  );
  await form.save();
  await failedAgain;
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(form.name).toHaveValue(name);

  await page.unroute('**/api/products');
  await page.context().setOffline(false);
  await form.save();
  await expectToast(page, 'Success', 'Product created successfully');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row', { name })).toHaveCount(1);
});

test('a form takes no input while it saves, and keeps the focus', async ({ page, api }) => {
  await test.step('texts, numbers and choices', async () => {
    const { _id: productId } = await api.createProduct();
    await api.receiveStock({ productId, quantity: 12 });
    const form = new AdjustForm(page);
    await form.open(productId);
    await form.type.selectOption('relative');
    await form.reason.selectOption('Found');
    await form.amount.fill('3');
    const answer = await holdBack(page, '**/api/stock-movements/adjustments');
    await form.amount.press('Enter');
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await expect(form.amount).not.toBeEditable();
    await expect(form.amount).toBeFocused();
    for (const key of ['7', 'Backspace', 'ArrowUp', 'Control+v', 'Control+z'])
      await page.keyboard.press(key);
    await expect(form.amount).toHaveValue('3');
    await page.keyboard.press('Tab');
    await expect(form.reason).toBeFocused();
    for (const key of ['ArrowDown', 't', 'End', 'Alt+ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    await form.reason.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.reason).toHaveValue('Found');
    await form.notes.click();
    await page.keyboard.type('Too late');
    await expect(form.notes).toHaveValue('');
    answer();
    await expectToast(page, 'Success', 'Stock adjusted successfully');
    const [last] = await api.listMovements(productId);
    expect(last).toMatchObject({ quantity: 3, reason: 'Found', notes: '' });
  });
  await test.step('radio buttons', async () => {
    const { _id: productId, supplierId } = await api.createProduct();
    const items = [{ productId, quantity: 5, unitPrice: 1 }];
    await api.createOrder({ type: 'incoming', supplierId, items });
    const form = new ReceiveForm(page);
    await form.open(productId);
    await expect(form.order(/PO-/)).toBeChecked();
    await form.quantity.fill('5');
    const answer = await holdBack(page, '**/api/stock-movements/receipts');
    await form.save();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    const none = form.main.getByRole('radio').last();
    await none.click();
    await none.press('ArrowUp');
    await expect(form.order(/PO-/)).toBeChecked();
    answer();
    await expectToast(page, 'Success', 'Stock received successfully');
    const [last] = await api.listMovements(productId);
    expect(last).toMatchObject({ quantity: 5 });
  });
});

/** Collects the addresses that the page posts to. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}
