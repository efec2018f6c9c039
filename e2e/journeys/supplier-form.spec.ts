import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { ProductForm } from '../support/product-form';
import { SupplierForm } from '../support/supplier-form';
import { expectToast } from '../support/toast';

test('a product form that was open before offers a new supplier at once', async ({ page }) => {
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
    companyName,
    contactPerson: 'Вера Орлова',
    phone: '+7 (000) 101-20-30',
    email: 'vera@example.com',
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

test('an edit returns to the filtered list, and products show the new name', async ({
  page,
  api,
}) => {
  const supplier = await api.createSupplier({ address: 'Samara', paymentTerms: 'Net 30' });
  const { sku } = await api.createProduct({ supplierId: supplier._id });
  const companyName = unique('Renamed');
  await page.goto(`/products?search=${sku}`);
  await expect(page.getByRole('row', { name: sku })).toContainText(supplier.companyName);
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  // Until the page changes, the search on screen is that of the products.
  await expect(page.getByRole('heading', { name: 'Suppliers', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(supplier.companyName);
  const list = `/suppliers?${new URLSearchParams({ search: supplier.companyName })}`;
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: supplier.companyName }).click();
  const form = new SupplierForm(page);
  await expect(form.companyName).toHaveValue(supplier.companyName);
  await expect(form.email).toHaveValue('supplier@example.com');
  await expect(form.address).toHaveValue('Samara');
  await form.fill({ companyName, address: '' });
  await form.save();
  await expectToast(page, 'Success', 'Supplier updated successfully');
  await expect(page).toHaveURL(list);
  expect(await api.getSupplier(supplier._id)).toMatchObject({ companyName, address: '' });
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(sku);
  await expect(page.getByRole('row', { name: sku })).toContainText(companyName);
});
