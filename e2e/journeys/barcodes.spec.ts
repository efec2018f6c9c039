import { expect, signedInTest as test } from '../support/fixtures';
import { OrderForm } from '../support/order-form';
import { ProductForm } from '../support/product-form';
import { newEan, scan } from '../support/scan';
import { ReceiveForm } from '../support/stock-form';
import { expectToast } from '../support/toast';

test('a product gets barcodes by scanning, and scans of them find and count it', async ({
  page,
  api,
}) => {
  const { _id, name } = await api.createProduct();
  const ean = newEan();
  const box = `BOX-${ean}`;
  const form = new ProductForm(page);
  await form.openEdit(_id);
  const row = (number: number) => page.getByRole('group', { name: `Barcode ${number}` });
  // No field has the focus.
  await scan(page, ean);
  await expect(row(1).getByRole('textbox')).toHaveValue(ean);
  await expect(row(2).getByRole('textbox')).toBeFocused();
  await scan(page, box);
  await expect(row(3).getByRole('textbox')).toBeFocused();
  await row(2).getByRole('spinbutton').fill('12');
  await form.save();
  await expectToast(page, 'Success', 'Product updated successfully');

  const order = new OrderForm(page);
  await order.openNew();
  await order.chooseType('Sales');
  await scan(page, box);
  await expect(order.row(1).product).toHaveValue(name);
  await expect(order.row(1).quantity).toHaveValue('12');
  await scan(page, ean);
  await expect(order.row(1).quantity).toHaveValue('13');
  await scan(page, box);
  await expect(order.row(1).quantity).toHaveValue('25');
});

test('a wrong digit and a barcode of another product are refused in their rows', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/409/, /Failed to save product/);
  const code = `TAKEN-${newEan()}`;
  const owner = await api.createProduct({ barcodes: [{ code, units: 1 }] });
  const { _id } = await api.createProduct();
  const form = new ProductForm(page);
  await form.openEdit(_id);
  await page.getByRole('button', { name: 'Add Barcode' }).click();
  const box = page.getByRole('group', { name: 'Barcode 1' }).getByRole('textbox');
  await box.fill('4006381333930');
  await form.save();
  await expect(page.getByText('it should be 1')).toBeVisible();
  await box.fill(code);
  await form.save();
  await expect(box).toHaveAccessibleDescription(
    `The product ${owner.name} has the barcode ${code}`,
  );
});

test('an unknown code leads to a new product that has it', async ({ page, api }) => {
  const ean = newEan();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scan(page, ean);
  const dialog = page.getByRole('dialog', { name: 'Search and actions' });
  await dialog.getByRole('button', { name: 'Create a product with this code' }).click();
  const form = new ProductForm(page);
  await expect(form.name).toBeVisible();
  await expect(page.getByRole('group', { name: 'Barcode 1' }).getByRole('textbox')).toHaveValue(
    ean,
  );
  const { companyName } = await api.createSupplier();
  await form.fill({ name: `Scanned ${ean}`, sku: ean, purchasePrice: '1', sellingPrice: '2' });
  await form.category.selectOption('Tools');
  await form.chooseSupplier(companyName);
  await form.save();
  await expectToast(page, 'Success', 'Product created successfully');
  await page.goto(`/products?search=0${ean}`);
  await expect(page.getByRole('row').filter({ hasText: `Scanned ${ean}` })).toBeVisible();
});

test('a code that no product has becomes one of a product, and the order goes on', async ({
  page,
  api,
}) => {
  const { name } = await api.createProduct();
  const code = `BOX-${newEan()}`;
  const order = new OrderForm(page);
  await order.openNew();
  await order.chooseType('Sales');
  await order.customerName.fill('Walk-in');
  await order.row(1).product.focus();
  await scan(page, code);
  await page.getByRole('button', { name: 'Add this code to a product' }).click();
  const dialog = page.getByRole('dialog', { name: code });
  await dialog.getByRole('combobox', { name: 'Product' }).fill(name);
  await page.getByRole('option', { name }).click();
  const units = dialog.getByRole('spinbutton', { name: 'Units' });
  await units.fill('12');
  await units.press('Enter');
  await expect(order.row(1).product).toHaveValue(name);
  await expect(order.row(1).quantity).toHaveValue('12');
  await expect(order.row(1).quantity).toBeFocused();
  await scan(page, code);
  await expect(order.row(1).quantity).toHaveValue('24');
  await expect(order.customerName).toHaveValue('Walk-in');
});

test('a code that no product has begins a product, and the delivery goes on', async ({
  page,
  api,
  context,
}) => {
  const { companyName } = await api.createSupplier();
  const ean = newEan();
  const receipt = new ReceiveForm(page);
  await receipt.open();
  await receipt.notes.fill('By van');
  await receipt.product.focus();
  await scan(page, ean);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Create a product with this code' }).click();
  const tab = await opened;
  const form = new ProductForm(tab);
  await form.fill({ name: `New ${ean}`, sku: ean, purchasePrice: '1', sellingPrice: '2' });
  await form.category.selectOption('Tools');
  await form.chooseSupplier(companyName);
  await form.save();
  await expectToast(tab, 'Success', 'Product created successfully');
  await tab.close();
  // A page of a test always has the focus, so it gets no event.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(receipt.product).toHaveValue(`New ${ean}`);
  await expect(receipt.quantity).toBeFocused();
  await expect(receipt.notes).toHaveValue('By van');
});
