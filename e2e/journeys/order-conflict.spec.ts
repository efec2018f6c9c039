import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { OrderForm } from '../support/order-form';
import { expectToast } from '../support/toast';

test('the second of two savers sees what changed, and loads it or saves over it', async ({
  page,
  api,
  user,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/409/, /changed|Failed to save order/);
  const kettle = await api.createProduct({ name: unique('Kettle') });
  const lamp = await api.createProduct({ name: unique('Lamp') });
  const order = await api.createOrder({
    items: [{ productId: kettle._id, quantity: 3, unitPrice: 150 }],
  });
  const form = new OrderForm(page);
  await form.openEdit(order._id);

  await test.step('somebody else saves first', async () => {
    const otherPage = await openBrowser(user);
    const otherForm = new OrderForm(otherPage);
    await otherForm.openEdit(order._id);
    await otherForm.row(1).quantity.fill('5');
    await otherForm.addButton.click();
    await otherForm.fillRow(2, { product: lamp.name, quantity: '1' });
    await otherForm.save();
    await expectToast(otherPage, 'Success', 'Order updated successfully');
  });

  await form.row(1).quantity.fill('2');
  await form.save();
  const main = page.getByRole('main');
  const conflict = main.getByRole('alert');
  await expect(conflict).toBeVisible();
  await expect(form.row(1).quantity).toHaveValue('2');
  await expect(main).toContainText('3 × 150,00 ₽ → 5 × 150,00 ₽');
  await expect(main).toContainText(`${lamp.name} (${lamp.sku})`);
  await expect(form.row(1).product).toHaveAccessibleDescription(/yours is kept/);
  await expect(form.row(2).product).toHaveValue(lamp.name);
  await expect(form.row(2).product).toHaveAccessibleDescription('Changed meanwhile');
  await form.save();
  await expect(conflict).toContainText('Not saved yet: choose one of the two.');
  await expect(conflict).toBeInViewport();
  const quantities = async () =>
    (await api.getOrder(order._id)).items.map(({ quantity }) => quantity);
  expect(await quantities()).toEqual([5, 1]);
  await conflict.getByRole('button', { name: 'Load the newer record' }).click();
  await expect(form.row(1).quantity).toHaveValue('5');
  await expect(form.row(2).product).toHaveValue(lamp.name);
  await form.row(1).quantity.fill('6');
  await form.save();
  await expectToast(page, 'Success', 'Order updated successfully');
  expect(await quantities()).toEqual([6, 1]);
});
