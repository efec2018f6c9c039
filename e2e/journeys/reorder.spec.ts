import type { Page } from '@playwright/test';
import { expectToFit } from '../support/accessibility';
import type { ApiClient } from '../support/api-client';
import { expect } from '../support/fixtures';
import { emptyShopTest as test } from '../support/own-product';
import { expectNoOverflow, PHONE } from '../support/screen';
import { expectToast, toastOf } from '../support/toast';

const SUPPLIERS = ['Apex', 'Nordwind', 'Tools'];
const PER_SUPPLIER = 6;
/** By the number of the product: one above its minimum, in packs of 4 where it has one. */
const QUANTITIES = [1, 4, 3, 4, 5, 8];

/** Products of three suppliers that are all out of stock. */
async function stockShop(api: ApiClient) {
  for (const companyName of SUPPLIERS) {
    const { _id: supplierId } = await api.createSupplier({ companyName });
    for (let number = 0; number < PER_SUPPLIER; number += 1)
      await api.createProduct({
        name: `${companyName} ${number}`,
        supplierId,
        minimumStockLevel: number,
        packSize: number % 2 === 1 ? 4 : 1,
        purchasePrice: 10,
      });
  }
}

const createButton = (page: Page) => page.getByRole('button', { name: /^Create \d+ orders?$/ });
const orderRows = (page: Page) => page.getByRole('main').getByRole('link', { name: /^PO-/ });

test('18 products are ordered from three suppliers in two clicks, and Undo takes it back', async ({
  page,
  api,
}) => {
  await stockShop(api);
  await page.goto('/reports');
  await page.getByRole('link', { name: 'What to order' }).click();
  await expect(page).toHaveURL('/inventory/reorder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What to order');
  for (const supplier of SUPPLIERS) {
    const card = page.getByRole('group', { name: supplier });
    for (const [number, quantity] of QUANTITIES.entries())
      await expect(card.getByLabel(`Quantity of ${supplier} ${number}`)).toHaveValue(
        String(quantity),
      );
    await expect(card).toContainText('250,00');
  }
  await createButton(page).click();
  await expectToast(page, 'Success', 'Orders created successfully');
  await expect(page.getByText('Nothing to order')).toBeVisible();

  const [, orders] = await api.listNewest();
  const order = { type: 'incoming', status: 'pending', itemCount: PER_SUPPLIER, totalAmount: 250 };
  expect(orders).toMatchObject({ orders: SUPPLIERS.map(() => order), total: 3 });
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Orders deleted successfully');
  await expect(createButton(page)).toHaveText('Create 3 orders');
  await page.goto('/orders');
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('quantities and choices are the buyer’s, and a second visit proposes nothing', async ({
  page,
  api,
}) => {
  const { _id: supplierId } = await api.createSupplier({
    companyName: 'Apex',
    minimumOrderValue: 500,
  });
  const { _id: other } = await api.createSupplier({ companyName: 'Nordwind' });
  const lamp = await api.createProduct({ name: 'Lamp', supplierId, purchasePrice: 10 });
  await api.createProduct({ name: 'Desk', supplierId, purchasePrice: 10 });
  await api.createProduct({ name: 'Chair', supplierId: other });
  await page.goto('/inventory/reorder');
  const apex = page.getByRole('group', { name: 'Apex' });
  await expect(apex).toContainText('Below the minimum order of 500,00');
  await apex.getByRole('button', { name: 'Why 6?' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('To stay above the minimum');
  await page.keyboard.press('Escape');
  await apex.getByLabel('Quantity of Lamp').fill('1,5');
  await createButton(page).click();
  await expect(apex.getByLabel('Quantity of Lamp')).toBeFocused();
  await expect(apex).toContainText('Quantity must be a whole number for this unit');
  // The tooltip stands above the button, because that text stands below it.
  const why = apex.getByRole('button', { name: 'Why 6?' }).first();
  const bottom = await why.evaluate((button) => getComputedStyle(button, '::after').bottom);
  expect(Number.parseFloat(bottom)).toBeGreaterThan(0);
  await apex.getByLabel('Quantity of Lamp').fill('60');
  await expect(apex).not.toContainText('Below the minimum order');
  await apex.getByLabel('Order Desk').uncheck();
  await page.getByLabel('Order from Nordwind').uncheck();
  await expect(createButton(page)).toHaveText('Create 1 order');
  await createButton(page).click();
  await expectToast(page, 'Success', 'Orders created successfully');
  expect(await api.getProduct(lamp._id)).toMatchObject({ expected: 60 });
  await expect(page.getByLabel('Quantity of Lamp')).toHaveCount(0);
  await expect(createButton(page)).toBeDisabled();
  await apex.getByLabel('Order Desk').check();
  await page.getByLabel('Order from Nordwind').check();
  await createButton(page).click();
  await expect(page.getByText('Nothing to order')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing to order')).toBeVisible();
  await page.getByRole('link', { name: 'Purchase orders' }).click();
  await expect(orderRows(page)).toHaveCount(3);
});

test('a phone orders with the thumb', async ({ page, api }) => {
  await stockShop(api);
  await page.setViewportSize(PHONE);
  await page.goto('/inventory/reorder');
  await expect(createButton(page)).toBeInViewport();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /^Why/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectToFit(page, 'a reason on a phone');
  await page.keyboard.press('Escape');
  await createButton(page).click();
  await expectToast(page, 'Success', 'Orders created successfully');
});
