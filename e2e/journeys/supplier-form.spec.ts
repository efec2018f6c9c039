import { storageOf } from '../support/account.mjs';
import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { ProductForm } from '../support/product-form';
import { SupplierForm } from '../support/supplier-form';
import { expectToast, toastOf } from '../support/toast';

const REQUIRED = {
  contactPerson: 'Вера Орлова',
  phone: '+7 (000) 101-20-30',
  email: 'vera@example.com',
};

test('a new supplier can be chosen in the product form at once, which has been open before', async ({
  page,
}) => {
  const companyName = unique('ООО «Ёлочка» №1');
  const productForm = new ProductForm(page);
  const menu = page.getByRole('navigation');
  await productForm.openNew();
  await productForm.supplier.fill(companyName);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await menu.getByRole('link', { name: 'Suppliers' }).click();
  await page.getByRole('link', { name: 'Add Supplier' }).click();
  const form = new SupplierForm(page);
  await form.fill({
    ...REQUIRED,
    companyName,
    address: 'Workshop Lane 21\nSamara',
    paymentTerms: 'Net 30',
    notes: 'Delivers on Tuesdays',
  });
  await form.save();
  await expectToast(page, 'Success', 'Supplier created successfully');
  await expect(page).toHaveURL('/suppliers');
  await page.getByRole('searchbox').fill(companyName);
  const row = page.getByRole('row', { name: companyName });
  await expect(row).toContainText('Workshop Lane 21, Samara');
  await expect(row).toContainText('Net 30');

  await menu.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await productForm.chooseSupplier(companyName);
  await expect(productForm.supplier).toHaveValue(companyName);
});

test('asks for what is missing, and goes to the first such field', async ({ page }) => {
  const form = new SupplierForm(page);
  await form.openNew();
  await expect(form.paymentTerms).toHaveAccessibleDescription('Net 30, Net 15, COD');
  await form.save();
  for (const [field, message] of [
    [form.companyName, 'Company name is required'],
    [form.contactPerson, 'Contact person is required'],
    [form.phone, 'Phone number is required'],
    [form.email, 'Email is required'],
  ] as const)
    await expect(field).toHaveAccessibleDescription(message);
  await expect(form.companyName).toBeFocused();
  await form.fill({ companyName: 'Light Ltd', ...REQUIRED, email: 'somebody' });
  await form.save();
  await expect(form.email).toHaveAccessibleDescription('Invalid email address');
  await expect(form.email).toBeFocused();
  await expect(form.companyName).toHaveValue('Light Ltd');
  await expect(page).toHaveURL('/suppliers/new');
});

test('an edit shows the record and saves it; products follow the new name', async ({
  page,
  api,
}) => {
  const supplier = await api.createSupplier({ address: 'Samara', paymentTerms: 'Net 30' });
  const { sku } = await api.createProduct({ supplierId: supplier._id });
  const companyName = unique('Renamed');
  await page.goto(`/products?search=${sku}`);
  await expect(page.getByRole('row', { name: sku })).toContainText(supplier.companyName);
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  await page.getByRole('searchbox').fill(supplier.companyName);
  await page.getByRole('link', { name: supplier.companyName }).click();
  const form = new SupplierForm(page);
  await expect(form.companyName).toHaveValue(supplier.companyName);
  await expect(form.email).toHaveValue('supplier@example.com');
  await expect(form.address).toHaveValue('Samara');
  await form.fill({ companyName, address: '' });
  await form.save();
  await expectToast(page, 'Success', 'Supplier updated successfully');
  await expect(page).toHaveURL('/suppliers');
  expect(await api.getSupplier(supplier._id)).toMatchObject({ companyName, address: '' });
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('searchbox').fill(sku);
  await expect(page.getByRole('row', { name: sku })).toContainText(companyName);
});

test('of two tabs that edit one supplier, the second is told what changed and keeps its typing', async ({
  page,
  api,
  browser,
  origin,
  user,
  complaints,
}) => {
  complaints.allow(/409/, /Failed to save supplier/);
  const { _id } = await api.createSupplier({ address: 'Samara' });
  const form = new SupplierForm(page);
  await form.openEdit(_id);

  const elsewhere = await browser.newContext({ storageState: storageOf(origin, user) });
  complaints.watch(elsewhere);
  const otherPage = await elsewhere.newPage();
  const otherForm = new SupplierForm(otherPage);
  await otherForm.openEdit(_id);
  await otherForm.fill({ address: 'Kazan' });
  await otherForm.save();
  await expectToast(otherPage, 'Success', 'Supplier updated successfully');
  await elsewhere.close();

  await form.fill({ address: 'Kostroma' });
  await form.save();
  const conflict = page.getByRole('main').getByRole('alert');
  await expect(conflict).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Samara → Kazan');
  await expect(form.address).toHaveValue('Kostroma');
  expect((await api.getSupplier(_id)).address).toBe('Kazan');
  await conflict.getByRole('button', { name: 'Load the newer record' }).click();
  await expect(form.address).toHaveValue('Kazan');
  await form.fill({ notes: 'From both' });
  await form.save();
  await expectToast(page, 'Success', 'Supplier updated successfully');
  expect(await api.getSupplier(_id)).toMatchObject({ address: 'Kazan', notes: 'From both' });
});

test('a server that fails leaves the form as it was, and the next try saves once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/, /Failed to save supplier/);
  const form = new SupplierForm(page);
  const companyName = unique('Second try');
  await form.openNew();
  await failCalls(page, '**/api/suppliers', 'POST');
  await form.fill({ companyName, ...REQUIRED });
  await form.save();
  await expectToast(page, 'Error', 'Failed to save supplier');
  await expect(form.companyName).toHaveValue(companyName);
  await page.unroute('**/api/suppliers');
  await form.save();
  await expectToast(page, 'Success', 'Supplier created successfully');
  await page.getByRole('searchbox').fill(companyName);
  await expect(page.getByRole('row', { name: companyName })).toHaveCount(1);
});

test('a supplier that does not exist is said not to', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/suppliers/edit/0190a0a0-0000-7000-8000-000000000000');
  await expect(page.getByRole('main').getByText('Supplier not found')).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Suppliers' }).click();
  await expect(page).toHaveURL('/suppliers');
});
