import { expect, signedInTest as test } from '../support/fixtures';
import { scan } from '../support/scan';
import { expectNoOverflow, PHONE, showAs } from '../support/screen';
import { expectToast } from '../support/toast';

test('goods of a sale come back, partly written off, and the return is undone', async ({
  page,
  api,
}) => {
  const { _id: productId, name, sku } = await api.createProduct();
  await api.receiveStock({ productId, quantity: 10, purchasePrice: 30 });
  const items = [{ productId, quantity: 6, unitPrice: 50 }];
  const { _id: orderId } = await api.createOrder({ items });
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('button', { name: 'Update Status' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return' })).toHaveCount(0);
  await api.setOrderStatus(orderId, 'completed');
  await page.reload();
  await page.getByRole('link', { name: 'Return' }).click();
  await expect(page).toHaveURL(`/orders/${orderId}/return`);

  const line = page.getByRole('group', { name });
  const other = await api.createProduct();
  await line.getByLabel('Quantity returned').fill('');
  await scan(page, [sku, sku, other.sku]);
  await expect(line.getByLabel('Quantity returned')).toHaveValue('2');
  await expect(page.getByText(`${other.name} cannot go back here.`)).toBeVisible();
  await line.getByLabel('Quantity returned').fill('7');
  await page.getByRole('button', { name: 'Post return' }).click();
  await expect(line).toContainText('At most 6 can go back');
  await expect(line.getByLabel('Quantity returned')).toHaveValue('7');
  await line.getByLabel('Quantity returned').fill('3');
  await line.getByLabel('Written off').fill('1');
  await line.getByLabel('Reason').selectOption('Damaged');
  await page.getByRole('button', { name: 'Post return' }).dblclick();
  await expectToast(page, 'Success', 'Return posted');
  await expect(page).toHaveURL(/\/inventory\/returns\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Customer return RET-');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('150,00');
  expect((await api.getProduct(productId)).currentStock).toBe(6);

  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('3 returned');
  await page.getByRole('link', { name: /^RET-/ }).click();
  await showAs(page, PHONE, 'dark');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Document undone');
  expect((await api.getProduct(productId)).currentStock).toBe(4);
});

test('received goods go back to the supplier, but no more than came', async ({ page, api }) => {
  const { _id: productId, name, supplierId } = await api.createProduct();
  const items = [{ productId, quantity: 5, unitPrice: 20 }];
  const { _id: orderId } = await api.createOrder({ supplierId, items });
  const delivery = await api.beginDocument('deliveries', { orderId });
  await api.enterLines(delivery, { [productId]: 4 });
  await api.postDocument(delivery);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: 'Return to supplier' }).click();
  const line = page.getByRole('group', { name });
  await expect(line).toContainText('Received 4');
  await page.getByRole('button', { name: 'Return everything' }).click();
  await expect(line.getByLabel('Quantity returned')).toHaveValue('4');
  const stored = () => page.evaluate(() => Object.values(localStorage).join(' '));
  await expect.poll(stored).toContain('"quantity":4');
  await page.reload();
  await expect(line.getByLabel('Quantity returned')).toHaveValue('0');
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(line.getByLabel('Quantity returned')).toHaveValue('4');
  await page.getByRole('button', { name: 'Post return' }).click();
  await expectToast(page, 'Success', 'Return posted');
  expect((await api.getProduct(productId)).currentStock).toBe(0);
  await page.goto(`/orders/${orderId}/return`);
  await expect(page.getByText('Nothing can go back')).toBeVisible();
});
