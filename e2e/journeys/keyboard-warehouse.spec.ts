import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { Keys } from '../support/keys';
import { scan } from '../support/scan';
import { expectToast } from '../support/toast';

test('the keyboard and a scanner receive a delivery with an unknown code, and undo it', async ({
  page,
  api,
}) => {
  const keys = new Keys(page);
  const [full, short] = [await api.createProduct(), await api.createProduct()];
  const { supplierId } = full;
  const items = [full, short].map(({ _id }) => ({ productId: _id, quantity: 4, unitPrice: 10 }));
  const { _id: orderId } = await api.createOrder({ supplierId, items });
  const unnamed = await api.createProduct();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.goto(`/orders/${orderId}`);
  await keys.use(page.getByRole('link', { name: 'Receive', exact: true }).first());
  await keys.fill(page.getByLabel('Supplier Reference'), 'WB-1');
  await keys.press('Enter');
  await expect(page.getByLabel('Scan or find a product')).toBeVisible();

  const code = `BOX${unnamed.sku}`;
  await scan(page, code);
  await expect(page.getByRole('alert').filter({ hasText: code })).toBeVisible();
  await keys.use(page.getByRole('button', { name: 'Add this code to a product' }));
  await keys.choose(page.getByRole('dialog').getByLabel('Product', { exact: true }), unnamed.name);
  await keys.press('Enter');
  await expect(row(unnamed.name).getByLabel('Delivered')).toHaveValue('1');

  await keys.use(page.getByRole('button', { name: 'Fill in the rest' }));
  await keys.fill(row(short.name).getByLabel('Delivered'), '3');
  await keys.fill(row(short.name).getByLabel('Rejected'), '1');
  await keys.goTo(row(short.name).getByLabel('Reason'));
  await keys.type('Damaged');
  await keys.use(page.getByRole('button', { name: 'Post delivery' }));
  // The order lacks the product of the code.
  await keys.use(page.getByRole('alertdialog').getByRole('button', { name: 'Receive all' }));
  await expectToast(page, 'Success', 'Stock received successfully');
  const stocks = async () =>
    Promise.all(
      [full, short, unnamed].map(async ({ _id }) => (await api.getProduct(_id)).currentStock),
    );
  expect(await stocks()).toEqual([4, 2, 1]);
  await keys.use(page.getByRole('button', { name: 'Undo' }));
  await keys.use(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }));
  await expectToast(page, 'Success', 'Document undone');
  expect(await stocks()).toEqual([0, 0, 0]);
});

test('the keyboard takes goods of a sale back', async ({ page, api }) => {
  const keys = new Keys(page);
  const { _id: productId, name } = await api.createProduct();
  await api.receiveStock({ productId, quantity: 5, purchasePrice: 30 });
  const items = [{ productId, quantity: 5, unitPrice: 50 }];
  const { _id: orderId } = await api.createOrder({ items });
  await api.setOrderStatus(orderId, 'completed');
  await page.goto(`/orders/${orderId}`);
  await keys.use(page.getByRole('link', { name: 'Return' }));
  const line = page.getByRole('group', { name });
  await keys.fill(line.getByLabel('Quantity returned'), '2');
  await keys.use(page.getByRole('button', { name: 'Post return' }));
  await expectToast(page, 'Success', 'Return posted');
  expect((await api.getProduct(productId)).currentStock).toBe(2);
});

test('the keyboard counts a category, reviews and posts it', async ({ page, api }) => {
  const keys = new Keys(page);
  const category = await api.createCategory();
  const first = await api.createProduct({ name: unique('Aa'), category });
  const second = await api.createProduct({ name: unique('Bb'), category });
  await page.goto('/inventory/counts');
  await keys.use(page.getByRole('link', { name: 'New count' }).first());
  await keys.goTo(page.getByRole('radio', { name: 'Everything' }));
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'A category' })).toBeChecked();
  await keys.goTo(page.getByLabel('Category', { exact: true }));
  await keys.type(category);
  await keys.use(page.getByRole('button', { name: 'Start' }));
  const counted = (name: string) =>
    page.getByRole('row').filter({ hasText: name }).getByLabel('Counted');
  await keys.fill(counted(first.name), '3');
  await keys.press('Enter');
  await expect(counted(second.name)).toBeFocused();
  await keys.type('4');
  await keys.press('Enter');
  await expect(page.getByText('2 of 2 counted')).toBeVisible();
  await keys.use(page.getByRole('button', { name: 'Review' }));
  await keys.use(page.getByRole('button', { name: 'Post count' }));
  await keys.use(page.getByRole('alertdialog').getByRole('button', { name: 'Post count' }));
  await expectToast(page, 'Success', 'Count posted');
  expect((await api.getProduct(first._id)).currentStock).toBe(3);
});
