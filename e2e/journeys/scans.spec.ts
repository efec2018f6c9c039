import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { OrderForm } from '../support/order-form';
import { scan } from '../support/scan';
import { AdjustForm, ReceiveForm } from '../support/stock-form';
import { toastOf } from '../support/toast';

test('a code that is scanned while no field has the focus goes where the page wants it', async ({
  page,
  api,
}) => {
  // With the letters of shortcuts in it.
  const { name, sku } = await api.createProduct({ sku: unique('gp-NGD').replace(' ', '-') });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Receive Stock' })
    .click();
  const form = new ReceiveForm(page);
  await expect(form.product).toBeVisible();
  await scan(page, sku);
  await expect(form.product).toHaveValue(name);
  await expect(form.quantity).toBeFocused();
  await expect(page).toHaveURL('/inventory/receive');

  await page.goto('/products?search=lamp');
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue('lamp');
  await scan(page, sku);
  await expect(search).toHaveValue(sku);
  await expect(page.getByRole('row').filter({ hasText: sku })).toBeVisible();
  await expect(page).toHaveURL(`/products?search=${sku}`);
});

test('of a page without a place for it, a scanned code finds its product', async ({
  page,
  api,
}) => {
  const { _id, sku } = await api.createProduct();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scan(page, sku);
  await expect(page).toHaveURL(new RegExp(_id));
});

test('the next scan is no quantity', async ({ page, api }) => {
  const kettle = await api.createProduct();
  const lamp = await api.createProduct({ sku: digits() });
  const form = new ReceiveForm(page);
  await form.open();
  await form.product.focus();
  await scan(page, kettle.sku);
  await expect(form.product).toHaveValue(kettle.name);
  await form.quantity.fill('7');
  await scan(page, lamp.sku);
  await expect(form.product).toHaveValue(lamp.name);
  await expect(form.quantity).toHaveValue('');
  await expect(form.quantity).toBeFocused();
  await expect(toastOf(page)).toHaveCount(0);
  expect(await api.listMovements(kettle._id)).toEqual([]);

  // What a hand types is.
  await form.quantity.pressSequentially('1234567', { delay: 60 });
  await expect(form.quantity).toHaveValue('1234567');
});

test('the next scan after a row of an order was removed replaces no other row', async ({
  page,
  api,
}) => {
  const [kettle, lamp, desk] = [
    await api.createProduct(),
    await api.createProduct(),
    await api.createProduct(),
  ];
  const form = new OrderForm(page);
  await form.openNew();
  for (const [index, { name, sku }] of [kettle, lamp, desk].entries()) {
    await scan(page, sku);
    await expect(form.row(index + 1).product).toHaveValue(name);
    await form.row(index + 1).remove.focus();
  }
  await form.row(1).remove.click();
  await expect(form.row(1).remove).toBeFocused();
  await scan(page, kettle.sku);
  await expect(form.row(3).product).toHaveValue(kettle.name);
  await expect(form.row(1).product).toHaveValue(lamp.name);
  await expect(form.row(2).product).toHaveValue(desk.name);
});

test('a scan changes no choice that has the focus', async ({ page, api }) => {
  const { name, sku } = await api.createProduct({ sku: unique('TH-EF').replace(' ', '-') });
  const form = new AdjustForm(page);
  await form.open();
  await form.reason.selectOption('Correction');
  await form.reason.focus();
  await scan(page, sku);
  await expect(form.product).toHaveValue(name);
  await expect(form.reason).toHaveValue('Correction');

  await page.goto('/products');
  const category = page.getByLabel('Category');
  await category.focus();
  await scan(page, sku);
  await expect(page.getByRole('searchbox')).toHaveValue(sku);
  await expect(page).toHaveURL(`/products?search=${sku}`);
});

test('a code is read as it was printed in a Russian layout too', async ({ page, api }) => {
  const { name, sku } = await api.createProduct({ sku: unique('RU').replace(' ', '-') });
  const form = new ReceiveForm(page);
  await form.open();
  await form.product.focus();
  await scan(page, sku, 'Russian');
  await expect(form.product).toHaveValue(name);
  await expect(form.quantity).toBeFocused();

  await page.goto('/products');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await scan(page, sku, 'Russian');
  await expect(page.getByRole('searchbox')).toHaveValue(sku);
  await expect(page.getByRole('row').filter({ hasText: sku })).toBeVisible();
});

/** A SKU of digits only, as on goods from elsewhere. */
function digits(): string {
  return `9${Number.parseInt(unique('').trim().slice(0, 6), 16)}`.padEnd(8, '0');
}
