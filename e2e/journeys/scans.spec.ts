import type { Product } from '@stockroom/contract';
import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { OrderForm } from '../support/order-form';
import { scan } from '../support/scan';
import { AdjustForm, ReceiveForm } from '../support/stock-form';
import { toastOf } from '../support/toast';

test('a scan without a focused field goes to the product field or the search', async ({
  page,
  api,
}) => {
  // The SKU holds letters of shortcuts.
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

test('a scan in the quantity field chooses the next product', async ({ page, api }) => {
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

  // A hand types more slowly.
  await form.quantity.pressSequentially('1234567', { delay: 60 });
  await expect(form.quantity).toHaveValue('1234567');
});

test('scans without a pause between them all count', async ({ page, api }) => {
  const category = await api.createCategory();
  const [kettle, lamp, desk] = [
    await api.createProduct({ category }),
    await api.createProduct({ category }),
    await api.createProduct({ category }),
  ];
  const unknown = unique('GONE').replace(' ', '-').padEnd(60, '0');
  const found = [kettle, lamp, kettle, kettle, desk, lamp].map(({ sku }) => sku);
  const codes = [...found.slice(0, 3), unknown, ...found.slice(3)];
  const order = new OrderForm(page);
  await order.openNew();
  await order.chooseType('Sales');
  await order.row(1).product.focus();
  await scan(page, codes);
  // A code of nothing keeps its row, and says so.
  const rows = [
    [kettle.name, '3'],
    [lamp.name, '2'],
    ['', ''],
    [desk.name, '1'],
  ] as const;
  for (const [index, [name, pieces]] of rows.entries()) {
    await expect(order.row(index + 1).product).toHaveValue(name);
    await expect(order.row(index + 1).quantity).toHaveValue(pieces);
  }
  await expect(order.row(3).all).toContainText(`Nothing found for “${unknown}”`);

  const receipt = new ReceiveForm(page);
  await receipt.open();
  await scan(page, [lamp.sku, kettle.sku, kettle.sku, kettle.sku]);
  await expect(receipt.product).toHaveValue(kettle.name);
  await expect(receipt.quantity).toHaveValue('3');

  const { _id } = await api.beginDocument('counts', {
    scope: 'category',
    scopeValue: category,
    isBlind: false,
  });
  await page.goto(`/inventory/counts/${_id}`);
  await page.getByLabel('Scan or find a product').focus();
  await scan(page, codes);
  const counted = ({ name }: Product) => page.getByRole('spinbutton', { name: `Counted: ${name}` });
  await expect(counted(kettle)).toHaveValue('3');
  await expect(counted(lamp)).toHaveValue('2');
  await expect(counted(desk)).toHaveValue('1');
  await expect(page.getByRole('alert')).toContainText(`Nothing found for “${unknown}”`);
});

test('a scan changes no select that has the focus', async ({ page, api }) => {
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

test('a scan in a Russian keyboard layout yields the printed code', async ({ page, api }) => {
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

/** A SKU of digits only, which a quantity field would accept. */
function digits(): string {
  return `9${Number.parseInt(unique('').trim().slice(0, 6), 16)}`.padEnd(8, '0');
}
