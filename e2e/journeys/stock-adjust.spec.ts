import type { Page } from '@playwright/test';
import type { StockMovement } from '@stockroom/contract';
import { expect, signedInTest as test } from '../support/fixtures';
import { Keys } from '../support/keys';
import { AdjustForm } from '../support/stock-form';
import { expectToast } from '../support/toast';

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');

const ABSOLUTE = 'Set Absolute Stock Level';
const RELATIVE = 'Adjust by Amount (+/-)';

for (const [what, type, typed, preview, movement] of [
  ['down to a level', ABSOLUTE, '7', '12 → 7 pieces', { movementType: 'out', quantity: 5 }],
  ['up to a level', ABSOLUTE, '20', '12 → 20 pieces', { movementType: 'in', quantity: 8 }],
  ['to zero', ABSOLUTE, '0', '12 → 0 pieces', { movementType: 'out', quantity: 12 }],
  ['up by an amount', RELATIVE, '3', '12 → 15 pieces', { movementType: 'in', quantity: 3 }],
  ['down by an amount', RELATIVE, '-12', '12 → 0 pieces', { movementType: 'out', quantity: 12 }],
] satisfies [string, string, string, string, Partial<StockMovement>][]) {
  test(`adjusts ${what}`, async ({ page, api }) => {
    const { _id: productId, name } = await api.createProduct();
    await api.receiveStock({ productId, quantity: 12 });
    const form = new AdjustForm(page);
    await form.open();
    await form.chooseProduct(name);
    await expect(form.fact('Current Stock')).toHaveText('12 pieces');
    await form.type.selectOption(type);
    await (type === ABSOLUTE ? form.newLevel : form.amount).fill(typed);
    await expect(form.preview).toContainText(preview);
    await form.reason.selectOption('Damaged');
    await form.notes.fill('Counted');
    await form.save();
    await expectToast(page, 'Success', 'Stock adjusted successfully');
    await expect(page).toHaveURL('/inventory');
    const [last] = await api.listMovements(productId);
    expect(last).toMatchObject({ ...movement, reason: 'Damaged', notes: 'Counted' });
  });
}

test('the products list follows: out of stock', async ({ page, api }) => {
  const { _id: productId, sku } = await api.createProduct();
  await api.receiveStock({ productId, quantity: 12 });
  await page.goto(`/products?search=${sku}`);
  await expect(rows(page)).toContainText('In Stock');
  const form = new AdjustForm(page);
  await page.goto(`/inventory/adjust?productId=${productId}`);
  await form.type.selectOption(ABSOLUTE);
  await form.newLevel.fill('0');
  await form.reason.selectOption('Lost');
  await form.save();
  await expectToast(page, 'Success', 'Stock adjusted successfully');
  await page.goto(`/products?search=${sku}`);
  await expect(rows(page)).toContainText('Out of Stock');
});

test('below zero is refused in words at the amount, and nothing typed is lost', async ({
  page,
  api,
}) => {
  const { _id: productId } = await api.createProduct();
  await api.receiveStock({ productId, quantity: 12 });
  const form = new AdjustForm(page);
  await form.open(productId);
  await form.type.selectOption(RELATIVE);
  await form.amount.fill('-13');
  await form.reason.selectOption('Theft');
  await expect(form.preview).toHaveCount(0);
  await form.save();
  await expect(form.amount).toHaveAccessibleDescription(/Stock cannot fall below 0/);
  await expect(form.amount).toBeFocused();
  await expect(form.amount).toHaveValue('-13');
  await expect(form.reason).toHaveValue('Theft');
  expect((await api.getProduct(productId)).currentStock).toBe(12);

  await form.type.selectOption(ABSOLUTE);
  await form.newLevel.fill('-1');
  await form.save();
  await expect(form.newLevel).toHaveAccessibleDescription(/Stock level cannot be negative/);
});

test('asks for everything that is missing', async ({ page }) => {
  const form = new AdjustForm(page);
  await form.open();
  await form.save();
  await expect(form.product).toHaveAccessibleDescription(/Please select a product/);
  await expect(form.type).toHaveAccessibleDescription(/Please select adjustment type/);
  await expect(form.reason).toHaveAccessibleDescription(/Please select a reason/);
  await form.type.selectOption(RELATIVE);
  await expect(form.amount).toHaveAccessibleDescription(/Adjustment amount is required/);
});

test('finds a movement by its period, and adjusts, by keyboard alone', async ({ page, api }) => {
  const { _id: productId, name } = await api.createProduct();
  await api.receiveStock({ productId, quantity: 12 });
  const keys = new Keys(page);
  await page.goto('/inventory');
  await expect(rows(page).first()).toBeVisible();
  await keys.find(name);
  await keys.goTo(page.getByRole('combobox', { name: 'Period' }));
  await keys.type('Last month');
  await expect(page.getByText('No stock movements found')).toBeVisible();
  await keys.press('End');
  await keys.goTo(page.getByLabel('From', { exact: true }));
  await keys.type('01012030');
  await expect(page.getByText('Begins after it ends')).toBeVisible();
  await keys.goTo(page.getByLabel('To', { exact: true }));
  await keys.type('01012031');
  await expect(page).toHaveURL(/from=2030-01-01&to=2031-01-01/);
  await keys.use(page.getByRole('main').getByRole('link', { name: 'Adjust Stock' }), 'Shift+Tab');
  await keys.expectPage('Stock Adjustment');

  const form = new AdjustForm(page);
  await keys.choose(form.product, name);
  await expect(form.type).toBeFocused();
  await keys.type('Adj');
  await keys.fill(form.amount, '-5');
  await expect(form.preview).toContainText('12 → 7 pieces');
  await keys.goTo(form.reason);
  await keys.type('Dam');
  await keys.press('Control+Enter');
  await expectToast(page, 'Success', 'Stock adjusted successfully');
  expect((await api.getProduct(productId)).currentStock).toBe(7);
});

test('works on a phone', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { _id: productId, name } = await api.createProduct();
  await page.goto('/inventory');
  await page.getByRole('link', { name: 'Adjust Stock' }).click();
  const form = new AdjustForm(page);
  await form.chooseProduct(name);
  await form.type.selectOption(RELATIVE);
  await form.amount.fill('2');
  await form.reason.selectOption('Found');
  await form.save();
  await expectToast(page, 'Success', 'Stock adjusted successfully');
  expect((await api.getProduct(productId)).currentStock).toBe(2);
});

test('counts a shelf on a phone: what matches the books is good news, and the next one is a press away', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const right = await api.createProduct();
  const wrong = await api.createProduct({ supplierId: right.supplierId });
  for (const { _id: productId } of [right, wrong])
    await api.receiveStock({ productId, quantity: 12 });
  const form = new AdjustForm(page);
  await page.goto('/inventory/adjust?adjustmentType=absolute');
  await form.chooseProduct(right.name);
  await form.newLevel.fill('12');
  await form.save();
  await expectToast(page, 'Success', 'The count matches the books: nothing to adjust');
  await page.getByRole('button', { name: 'Count another' }).click();
  await expect(form.product).toHaveValue('');
  await expect(form.product).toBeFocused();
  await form.chooseProduct(wrong.name);
  await expect(form.newLevel).toHaveValue('');
  await form.newLevel.fill('11');
  await form.reason.selectOption('Correction');
  await form.save();
  await expectToast(page, 'Success', 'Stock adjusted successfully');
  await expect(page).toHaveURL('/inventory');
  await page.getByRole('button', { name: 'Count another' }).click();
  await expect(form.type).toHaveValue('absolute');
  await expect(form.product).toBeFocused();
  await expect(form.product).toHaveValue('');
  expect(await api.listMovements(right._id)).toHaveLength(1);
  expect((await api.getProduct(wrong._id)).currentStock).toBe(11);
});
