import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { Keys } from '../support/keys';
import { rowsOf } from '../support/list';
import { OrderDetail } from '../support/order-detail';
import { OrderForm } from '../support/order-form';
import { ProductForm } from '../support/product-form';
import { SupplierForm } from '../support/supplier-form';
import { AdjustForm, ReceiveForm } from '../support/stock-form';
import { expectToast } from '../support/toast';

/** The smallest GIF there is: one transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('the keyboard adds a product with its image, changes it, deletes it and undoes that', async ({
  page,
  api,
}) => {
  const { companyName } = await api.createSupplier();
  const name = unique('Lamp by keys');
  const keys = new Keys(page);
  const form = new ProductForm(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await keys.press('g', 'p');
  await keys.expectPage('Products');
  await keys.press('n');
  await keys.expectPage('Add Product');
  await keys.fill(form.name, name);
  await keys.fill(form.sku, unique('KEY').replace(' ', '-'));
  await keys.goTo(form.category);
  await keys.type('Too');
  await keys.goTo(form.unit);
  await keys.type('box');
  await keys.fill(form.purchasePrice, '10,5');
  await keys.fill(form.sellingPrice, '12');
  await keys.fill(form.minimumStockLevel, '3');
  await keys.choose(form.supplier, companyName);
  const chooser = page.waitForEvent('filechooser');
  await keys.use(page.getByRole('button', { name: 'Upload Image' }));
  await (await chooser).setFiles({ name: 'pixel.gif', mimeType: 'image/gif', buffer: PIXEL });
  await expect(form.preview).toBeVisible();
  await keys.use(page.getByRole('button', { name: 'Create Product' }));
  await expectToast(page, 'Success', 'Product created successfully');
  await keys.expectPage('Products');

  const row = await keys.find(name);
  await expect(row).toContainText('Tools');
  await keys.use(row.getByRole('link', { name: 'Edit' }));
  await keys.expectPage('Edit Product');
  await keys.fill(form.sellingPrice, '13,75');
  await keys.press('Control+Enter');
  await expectToast(page, 'Success', 'Product updated successfully');
  await keys.expectPage('Products');
  await expect(await keys.find(name)).toContainText('13,75 ₽');
  await keys.deleteAndUndo(row);
});

test('the keyboard adds a supplier, changes it, deletes it and undoes that', async ({ page }) => {
  const companyName = unique('Keys');
  const keys = new Keys(page);
  const form = new SupplierForm(page);
  await page.goto('/suppliers');
  await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  await keys.press('n');
  await keys.expectPage('Add Supplier');
  await keys.fill(form.companyName, companyName);
  await keys.fill(form.contactPerson, 'Vera Orlova');
  await keys.fill(form.phone, '+7 (000) 000-00-00');
  await keys.fill(form.email, 'no address');
  await keys.fill(form.address, 'First line');
  await keys.press('Enter');
  await keys.type('Second line');
  await keys.press('Control+Enter');
  await expect(form.email).toBeFocused();
  await keys.press('Control+a');
  await keys.type('vera@example.com');
  await keys.press('Enter');
  await expectToast(page, 'Success', 'Supplier created successfully');
  await keys.expectPage('Suppliers');

  const row = await keys.find(companyName);
  await keys.use(row.getByRole('link', { name: companyName }));
  await keys.expectPage('Edit Supplier');
  await keys.goTo(form.companyName);
  await keys.press('End');
  await keys.type(' & Co');
  await keys.use(page.getByRole('button', { name: 'Update Supplier' }));
  await expectToast(page, 'Success', 'Supplier updated successfully');
  await keys.expectPage('Suppliers');
  await expect(await keys.find(companyName)).toContainText(`${companyName} & Co`);
  await keys.deleteAndUndo(row);
});

test('the keyboard writes an order, forces it, changes it, deletes it and undoes that', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/409/);
  const kettle = await api.createProduct({ name: unique('Kettle') });
  await api.receiveStock({ productId: kettle._id, quantity: 2 });
  const customer = unique('Customer by keys');
  const keys = new Keys(page);
  const form = new OrderForm(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await keys.press('n');
  await keys.expectPage('Create Order');
  await keys.goTo(form.type);
  await keys.type('Sal');
  await keys.fill(form.customerName, customer);
  await keys.choose(form.row(1).product, kettle.name);
  await expect(form.row(1).quantity).toBeFocused();
  await keys.type('3');
  await keys.use(form.addButton);
  await expect(form.rows).toHaveCount(2);
  await keys.use(form.row(2).remove);
  await expect(form.rows).toHaveCount(1);
  await keys.use(page.getByRole('button', { name: 'Create Order' }));
  await expectToast(page, 'Success', 'Order created successfully');
  await keys.expectPage('Orders');

  const row = await keys.find(customer);
  await keys.use(row.getByRole('link', { name: 'View' }));
  await keys.expectPage('Order Details');
  const detail = new OrderDetail(page);
  await keys.use(detail.updateButton);
  await expect(detail.choice('Processing')).toBeVisible();
  await keys.type('Com');
  await expect(detail.choice('Completed')).toBeFocused();
  await keys.press('Enter');
  await keys.use(detail.shortage.getByRole('button', { name: 'Complete anyway' }));
  await detail.expectStatus('Completed');
  await expect(detail.updateButton).toBeFocused();
  expect((await api.getProduct(kettle._id)).currentStock).toBe(0);

  await keys.use(page.getByRole('link', { name: 'Edit Order' }), 'Shift+Tab');
  await keys.expectPage('Edit Order');
  await keys.fill(form.notes, 'By keys');
  await keys.press('Control+Enter');
  await expectToast(page, 'Success', 'Order updated successfully');
  await keys.expectPage('Orders');
  await keys.deleteAndUndo(await keys.find(customer));
});

test('the keyboard receives stock, finds movements of a period and adjusts', async ({
  page,
  api,
}) => {
  const { _id: productId, name } = await api.createProduct({ name: unique('Stock by keys') });
  const stock = async () => (await api.getProduct(productId)).currentStock;
  const keys = new Keys(page);
  await page.goto('/inventory');
  await expect(rowsOf(page).first()).toBeVisible();

  await test.step('receive', async () => {
    await keys.use(page.getByRole('main').getByRole('link', { name: 'Receive Stock' }));
    await keys.expectPage('Receive Stock');
    const form = new ReceiveForm(page);
    await keys.choose(form.product, name);
    await expect(form.quantity).toBeFocused();
    await keys.type('12');
    await keys.press('Control+Enter');
    await expectToast(page, 'Success', 'Stock received successfully');
    expect(await stock()).toBe(12);
  });
  await test.step('find', async () => {
    await keys.find(name);
    await keys.goTo(page.getByRole('combobox', { name: 'Period' }));
    await keys.type('Last month');
    await expect(page.getByText('No stock movements found')).toBeVisible();
    await keys.press('End');
    await keys.goTo(page.getByLabel('From', { exact: true }));
    await keys.type('01012030');
    await expect(page.getByText('Ends before it begins')).toBeVisible();
    await keys.goTo(page.getByLabel('To', { exact: true }));
    await keys.type('01012031');
    await expect(page).toHaveURL(/from=2030-01-01&to=2031-01-01/);
  });
  await test.step('adjust', async () => {
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
    expect(await stock()).toBe(7);
  });
});
