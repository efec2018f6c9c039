import { expect, signedInTest as test } from '../support/fixtures';
import { expectNoOverflow, PHONE, showAs } from '../support/screen';

test('the page of a product explains its stock', async ({ page, api }) => {
  const product = await api.createProduct();
  const { _id: productId, name, sku, supplierId } = product;
  await api.receiveStock({ productId, quantity: 10, purchasePrice: 30 });
  const sold = { productId, quantity: 4, unitPrice: 50 };
  const { _id: saleId } = await api.createOrder({ items: [sold] });
  await api.setOrderStatus(saleId, 'completed');
  const scope = { scope: 'supplier', scopeValue: supplierId, isBlind: false };
  const count = await api.beginDocument('counts', scope);
  await api.enterLines(count, { [productId]: 9 });
  await api.postDocument(count);
  const open = await api.createOrder({ items: [{ ...sold, quantity: 2 }] });
  await api.createOrder({ supplierId, items: [{ ...sold, quantity: 5 }] });

  await page.goto(`/products?search=${sku}`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/products/${productId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const figure = (label: string) => page.getByRole('group', { name: label });
  await expect(figure('On hand')).toContainText('9 pieces');
  await expect(figure('Expected')).toContainText('5 pieces');
  await expect(figure('Available')).toContainText('7 pieces');
  await figure('Committed').getByText('2 pieces').click();
  await expect(figure('Committed').getByRole('link', { name: open.orderNumber })).toBeVisible();

  const why = page.getByRole('table', { name: 'Stock Movements' });
  await expect(page.getByText('The last count found 9 on')).toBeVisible();
  await expect(why.getByRole('row')).toHaveCount(2);
  await why.getByRole('link', { name: /^CNT-/ }).click();
  await expect(page).toHaveURL(/\/inventory\/counts\//);
  await page.goBack();
  await expect(why).toBeVisible();
  await showAs(page, PHONE, 'dark');
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Edit Product' }).click();
  await expect(page).toHaveURL(`/products/edit/${productId}`);
});

test('an unknown product leads back to the list', async ({ page, browserErrors }) => {
  browserErrors.allow(/404/);
  await page.goto('/products/0190a0a0-0000-7000-8000-000000000000');
  await expect(page.getByText('Product not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/products');
});
