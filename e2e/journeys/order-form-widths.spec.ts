import { unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { OrderForm, savedOrder } from '../support/order-form';
import { expectToast } from '../support/toast';
import type { Locator } from '@playwright/test';

test('at every width numbers stand whole in their fields, and the name of a product has room', async ({
  page,
  api,
}) => {
  const { name } = await api.createProduct({ unitOfMeasurement: 'meters' });
  const form = new OrderForm(page);
  await form.openNew();
  await form.fillRow(1, { product: name, quantity: '1234567' });
  const { product, quantity, unitPrice } = form.row(1);
  const cut = (box: Locator) => box.evaluate((input) => input.scrollWidth - input.clientWidth);
  for (const [width, price] of [
    [390, '999999999999,99'],
    [430, '999999999,99'],
    [640, '999999999,99'],
    [768, '999999999999,99'],
    [950, '999999999999,99'],
    [1024, '999999999999,99'],
    [1190, '999999999999,99'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await unitPrice.fill(price);
    expect([await cut(quantity), await cut(unitPrice)], `at ${width}`).toEqual([0, 0]);
    const { width: room = 0 } = (await product.boundingBox()) ?? {};
    expect(room, `at ${width}`).toBeGreaterThanOrEqual(240);
  }
});

test('on a phone the list of products opens where all of it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new OrderForm(page);
  await form.openNew();
  await form.addButton.click();
  const { product } = form.row(2);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  for (const place of [700, 200]) {
    const { y = 0 } = (await product.boundingBox()) ?? {};
    await page.evaluate((by) => window.scrollBy(0, by), y - place);
    await product.click();
    await expect(list.getByRole('option').nth(3)).toBeVisible();
    const [box, menu] = [(await product.boundingBox())!, (await list.boundingBox())!];
    expect(box.y).toBeGreaterThanOrEqual(56);
    expect(menu.y + menu.height).toBeLessThanOrEqual(844 - 36);
    await page.keyboard.press('Escape');
    await expect(list.getByRole('option')).toHaveCount(0);
    await form.notes.focus();
  }
});

test('on a phone rows are cards, and nothing is wider than the screen', async ({ page, api }) => {
  const kettle = await api.createProduct({
    name: unique('Kettle of a rather long name, '.repeat(3)),
  });
  const customer = unique('Customer');
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new OrderForm(page);
  await form.openNew();
  await form.chooseType('Sales');
  await form.customerName.fill(customer);
  await form.fillRow(1, { product: kettle.name, quantity: '2' });
  await expect(form.row(1).all.getByText('Unit Price')).toBeVisible();
  await form.addButton.click();
  await form.fillRow(2, { product: kettle.name, quantity: '1' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await form.row(1).remove.click();
  await form.save();
  await expectToast(page, 'Success', 'Order created successfully');
  await savedOrder(page, customer);
});
