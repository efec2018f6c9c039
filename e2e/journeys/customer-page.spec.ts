import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { expectNoOverflow, PHONE, showAs } from '../support/screen';
import { expectToast, toastOf } from '../support/toast';

test('two spellings of a customer become one, and Undo takes it back', async ({ page, api }) => {
  // All that an address could misunderstand.
  const name = unique('Кафе «Утро» & 100%/#?+');
  const other = `${name}, ООО`;
  const { _id: productId } = await api.createProduct();
  await api.receiveStock({ productId, quantity: 10 });
  const items = [{ productId, quantity: 2, unitPrice: 50 }];
  const { _id: orderId, orderNumber } = await api.createOrder({ items, customerName: name });
  await api.setOrderStatus(orderId, 'completed');
  await api.createOrder({ items, customerName: other, notes: 'Anna, +7 (000) 123-45-67' });

  await page.goto(`/orders/${orderId}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  expect(new URL(page.url()).searchParams.get('name')).toBe(name);
  const orders = page.getByRole('table', { name: 'Newest orders' }).getByRole('row');
  await expect(orders).toHaveCount(2);
  await expect(page.getByText('Revenue').locator('xpath=..')).toContainText('100,00');
  await page.reload();
  await expect(heading).toHaveText(name);

  await page.getByRole('button', { name: 'Merge with another customer' }).click();
  const dialog = page.getByRole('dialog', { name: `Merge “${name}”` });
  await dialog.getByLabel('Merge into').fill(other);
  await expect(dialog).toContainText(`1 order of “${name}” will get the name “${other}”.`);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expectToast(page, 'Success', 'Customers merged successfully');
  await expect(heading).toHaveText(other);
  await expect(orders).toHaveCount(3);
  await expect(page.getByText('Anna, +7 (000) 123-45-67')).toBeVisible();
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Merge undone successfully');
  await expect(heading).toHaveText(name);
  await expect(orders).toHaveCount(2);

  await showAs(page, PHONE, 'dark');
  await expectNoOverflow(page);
  await page.goto(`/orders/${orderId}`);
  for (const change of [`Customer: ${name} → ${other}`, `Customer: ${other} → ${name}`])
    await expect(page.getByText(change)).toBeVisible();
  await page.goto(`/orders?search=${orderNumber}`);
  await page.getByRole('link', { name }).click();
  await expect(heading).toHaveText(name);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove filter Customer: ${name}` })).toBeVisible();
});
