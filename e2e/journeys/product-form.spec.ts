import { storageOf } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { ProductForm } from '../support/product-form';
import { expectToast } from '../support/toast';

test('creates a product, with decimals as they are typed here', async ({ page, api }) => {
  const supplier = await api.createSupplier();
  const form = new ProductForm(page);
  const name = unique('Чай «Ёлочка»');
  await page.goto('/products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page).toHaveURL('/products/new');
  await form.fill({
    name,
    sku: unique('TEA').replace(' ', '-'),
    description: 'Чёрный, 100 г ☕',
    purchasePrice: '1 234,5',
    sellingPrice: '1999.99',
    minimumStockLevel: '2,125',
  });
  await form.category.selectOption('Furniture');
  await form.unit.selectOption('kg');
  await form.chooseSupplier(supplier.companyName);
  await form.save();
  await expectToast(page, 'Success', 'Product created successfully');
  await expect(page).toHaveURL('/products');

  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('1 234,50 ₽');
  await expect(row).toContainText('1 999,99 ₽');
  await expect(row).toContainText(/0\s*\/\s*2,125/);
  await expect(row).toContainText(supplier.companyName);
});

test('asks for everything that is missing, and goes to the first such field', async ({ page }) => {
  const form = new ProductForm(page);
  await form.openNew();
  await form.fill({ minimumStockLevel: '' });
  await form.save();
  for (const [field, message] of [
    [form.name, 'Product name is required'],
    [form.sku, 'SKU is required'],
    [form.category, 'Please select a category'],
    [form.purchasePrice, 'Purchase price is required'],
    [form.sellingPrice, 'Selling price is required'],
    [form.minimumStockLevel, 'Minimum stock level is required'],
    [form.supplier, 'Please select a supplier'],
  ] as const)
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  await expect(form.name).toBeFocused();
  await expect(page).toHaveURL('/products/new');
});

test('refuses numbers that cannot be, each at its field', async ({ page }) => {
  const form = new ProductForm(page);
  await form.openNew();
  await form.fill({ purchasePrice: '-1', sellingPrice: '-0,01', minimumStockLevel: '-3' });
  await form.save();
  await expect(form.purchasePrice).toHaveAccessibleDescription(/Price must be positive/);
  await expect(form.sellingPrice).toHaveAccessibleDescription(/Price must be positive/);
  await expect(form.minimumStockLevel).toHaveAccessibleDescription(/Stock level must be positive/);

  await form.fill({ purchasePrice: '1,005', sellingPrice: 'ten', minimumStockLevel: '1,5' });
  await form.save();
  await expect(form.purchasePrice).toHaveAccessibleDescription(/at most 2 decimal places/);
  await expect(form.sellingPrice).toHaveAccessibleDescription(/Selling price must be a number/);
  await expect(form.minimumStockLevel).toHaveAccessibleDescription(/whole number for this unit/);
});

test('a SKU that is taken is refused at its field; nothing typed is lost', async ({
  page,
  api,
  complaints,
}) => {
  complaints.allow(/409/, /SKU/);
  const existing = await api.createProduct();
  const supplier = await api.createSupplier();
  const form = new ProductForm(page);
  await form.openNew();
  await form.fill({
    name: 'Twin',
    sku: existing.sku,
    purchasePrice: '1',
    sellingPrice: '2',
    minimumStockLevel: '3',
  });
  await form.category.selectOption('Tools');
  await form.chooseSupplier(supplier.companyName);
  await form.save();
  await expect(form.sku).toHaveAccessibleDescription(/already/);
  await expect(form.sku).toBeFocused();
  await expect(form.name).toHaveValue('Twin');
  await expect(form.supplier).toHaveValue(supplier.companyName);

  await form.fill({ sku: unique('SKU') });
  await form.save();
  await expectToast(page, 'Success', 'Product created successfully');
});

test('a server that fails leaves the form as it was', async ({ page, api, complaints }) => {
  complaints.allow(/500/, /Failed to save product/);
  const product = await api.createProduct();
  const form = new ProductForm(page);
  await failCalls(page, '**/api/products/*', 'PUT');
  await form.openEdit(product._id);
  await form.fill({ name: 'Changed' });
  await form.save();
  await expectToast(page, 'Error', 'Failed to save product');
  await expect(form.name).toHaveValue('Changed');
});

test('an edit shows the record, saves it and returns to the list', async ({ page, api }) => {
  const product = await api.createProduct({ description: 'As it was', purchasePrice: 10.5 });
  const form = new ProductForm(page);
  await form.openEdit(product._id);
  await expect(form.name).toHaveValue(product.name);
  await expect(form.sku).toHaveValue(product.sku);
  await expect(form.description).toHaveValue('As it was');
  await expect(form.purchasePrice).toHaveValue(/^10[.,]50?$/);
  await expect(form.supplier).toHaveValue(product.supplierName);
  await form.fill({ description: '' });
  await form.save();
  await expectToast(page, 'Success', 'Product updated successfully');
  await expect(page).toHaveURL('/products');
  expect((await api.getProduct(product._id)).description).toBe('');
});

test('a price with two digits too many is asked about before it is saved', async ({
  page,
  api,
}) => {
  const product = await api.createProduct({ sellingPrice: 150 });
  const form = new ProductForm(page);
  await form.openEdit(product._id);
  await form.fill({ sellingPrice: '15000' });
  await form.save();
  const question = page.getByRole('alertdialog', { name: 'Is the price right?' });
  await expect(question).toContainText('The selling price of 150,00 ₽ becomes 15 000,00 ₽.');
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(form.sellingPrice).toBeFocused();
  await form.fill({ sellingPrice: '155' });
  await form.save();
  await expectToast(page, 'Success', 'Product updated successfully');
  expect((await api.getProduct(product._id)).sellingPrice).toBe(155);
});

test('who saves second is told, keeps what was typed, and can load what the first one saved', async ({
  page,
  api,
  browser,
  origin,
  user,
  complaints,
}) => {
  complaints.allow(/409/, /changed|newer/i);
  const product = await api.createProduct();
  const form = new ProductForm(page);
  await form.openEdit(product._id);

  const elsewhere = await browser.newContext({ storageState: storageOf(origin, user) });
  complaints.watch(elsewhere);
  const otherPage = await elsewhere.newPage();
  const otherForm = new ProductForm(otherPage);
  await otherForm.openEdit(product._id);
  await otherForm.fill({ description: 'From the first' });
  await otherForm.save();
  await expectToast(otherPage, 'Success', 'Product updated successfully');
  await elsewhere.close();

  await form.fill({ description: 'From the second' });
  await form.save();
  const conflict = page.getByRole('main').getByRole('alert');
  await expect(conflict).toBeVisible();
  await expect(form.description).toHaveValue('From the second');
  expect((await api.getProduct(product._id)).description).toBe('From the first');
  await conflict.getByRole('button', { name: /load/i }).click();
  await expect(form.description).toHaveValue('From the first');
  await form.fill({ description: 'From both' });
  await form.save();
  await expectToast(page, 'Success', 'Product updated successfully');
  expect((await api.getProduct(product._id)).description).toBe('From both');
});

test('leaving with something typed asks once', async ({ page, api }) => {
  const product = await api.createProduct();
  const form = new ProductForm(page);
  await form.openEdit(product._id);
  await form.fill({ name: 'Changed' });
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /stay|keep|cancel/i }).click();
  await expect(form.name).toHaveValue('Changed');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: /leave|discard/i }).click();
  await expect(page).toHaveURL('/');
});

test('a double click on save writes once', async ({ page, api }) => {
  const supplier = await api.createSupplier();
  const form = new ProductForm(page);
  const posts: string[] = [];
  let release = () => {};
  const pressedTwice = new Promise<void>((resolve) => (release = resolve));
  // The first save is held until the second press, or it might be over by then.
  await page.route('**/api/products', async (route) => {
    if (route.request().method() === 'POST') {
      posts.push(route.request().url());
      await pressedTwice;
    }
    await route.continue();
  });
  await form.openNew();
  await form.fill({
    name: unique('Once'),
    sku: unique('ONCE'),
    purchasePrice: '1',
    sellingPrice: '1',
    minimumStockLevel: '0',
  });
  await form.category.selectOption('Tools');
  await form.chooseSupplier(supplier.companyName);
  await form.name.press('Control+Enter');
  await form.name.press('Control+Enter');
  release();
  await expectToast(page, 'Success', 'Product created successfully');
  expect(posts).toHaveLength(1);
});

test('a product that does not exist is said not to', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/products/edit/0190a0a0-0000-7000-8000-000000000000');
  await expect(page.getByRole('main').getByText('Product not found')).toBeVisible();
});
