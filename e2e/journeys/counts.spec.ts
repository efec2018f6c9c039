import type { Page } from '@playwright/test';
import type { Product } from '@stockroom/contract';

import { ApiClient, unique } from '../support/api-client';
import { expect, signedInTest as test } from '../support/fixtures';
import { scan } from '../support/scan';
import { expectNoOverflow, PHONE } from '../support/screen';
import { expectToast } from '../support/toast';

const PRODUCTS = 25;

async function stockCategory(api: ApiClient) {
  const category = await api.createCategory();
  const { supplierId } = await api.createProduct();
  const products: Product[] = [];
  for (let number = 1; number <= PRODUCTS; number += 1) {
    const name = `${unique('Shelf')} ${String(number).padStart(2, '0')}`;
    const product = await api.createProduct({ name, category, supplierId });
    await api.receiveStock({ productId: product._id, quantity: 10, purchasePrice: 7 });
    products.push(product);
  }
  return { category, products };
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const counted = (page: Page, name: string) => row(page, name).getByLabel('Counted');

test('two people count 25 products at once, with a break and a sale between', async ({
  page,
  api,
  origin,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/409/);
  const { category, products } = await stockCategory(api);
  await page.goto('/inventory/counts');
  await page.getByRole('link', { name: 'New count' }).first().click();
  await page.getByLabel('A category').check();
  await page.getByLabel('Category', { exact: true }).selectOption(category);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/inventory\/counts\/[0-9a-f-]{36}$/);
  await expect(page.getByText(`0 of ${PRODUCTS} counted`)).toBeVisible();

  const { user } = await ApiClient.signUp(origin);
  const colleague = await openBrowser(user);
  await colleague.goto(page.url());
  const half = Math.ceil(PRODUCTS / 2);
  const enter = async (
    own: Page,
    list: readonly Product[],
    quantity: (index: number) => number,
  ) => {
    for (const [index, { name }] of list.entries()) {
      await counted(own, name).fill(String(quantity(index)));
      await own.keyboard.press('Enter');
    }
  };
  // Each counts one piece less of every fifth product.
  const found = (index: number) => (index % 5 === 0 ? 9 : 10);
  await Promise.all([
    enter(page, products.slice(0, half), found),
    enter(colleague, products.slice(half, PRODUCTS - 1), found),
  ]);
  await expect(page.getByText(`${PRODUCTS - 1} of ${PRODUCTS} counted`)).toBeVisible();

  const [first] = products;
  const last = products[PRODUCTS - 1];
  if (!first || !last) throw new Error('There are products');
  const items = [{ productId: first._id, quantity: 4, unitPrice: 20 }];
  const { _id: orderId } = await api.createOrder({ items });
  await api.setOrderStatus(orderId, 'completed');

  // Both enter the last one; the second is told.
  await colleague.reload();
  await counted(colleague, last.name).fill('8');
  await counted(page, last.name).fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${PRODUCTS} of ${PRODUCTS} counted`)).toBeVisible();
  await counted(colleague, last.name).press('Enter');
  await expect(row(colleague, last.name)).toContainText('entered 7 in the meantime');
  await row(colleague, last.name).getByRole('button', { name: /^Keep/ }).click();
  await expect(counted(colleague, last.name)).toHaveValue('7');
  await colleague.close();

  await page.getByRole('button', { name: 'Review' }).click();
  const differences = page.getByRole('table', { name: 'Differences' });
  await expect(differences.getByRole('row')).toHaveCount(1 + 7);
  await expect(differences.getByRole('row').nth(1)).toContainText(last.name);
  await differences.getByRole('row').nth(1).getByRole('button', { name: 'Count again' }).click();
  await expect(differences.getByRole('row')).toHaveCount(1 + 6);
  await page.getByRole('button', { name: 'Post count' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post count' }).click();
  await expectToast(page, 'Success', 'Count posted');
  const stocks = await Promise.all(products.map(({ _id }) => api.getProduct(_id)));
  expect(stocks.map(({ currentStock }) => currentStock)).toEqual(
    products.map((_product, index) => {
      if (index === PRODUCTS - 1) return 10;
      const own = index < half ? index : index - half;
      return found(own) - (index === 0 ? 4 : 0);
    }),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('one product at a time, by scan and by hand', async ({ page, api, browserErrors }) => {
    browserErrors.allow(/422/);
    const category = await api.createCategory();
    const first = await api.createProduct({
      name: unique('Aa'),
      category,
      unitOfMeasurement: 'kg',
    });
    const second = await api.createProduct({ name: unique('Bb'), category });
    const scope = { scope: 'category', scopeValue: category, isBlind: true };
    const count = await api.beginDocument('counts', scope);
    await page.goto(`/inventory/counts/${count._id}`);
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    await expect(page.getByText('In the books')).toHaveCount(0);
    await expectNoOverflow(page);
    const next = page.getByRole('button', { name: 'Next' });
    // Blanks are no quantity, and nothing is wrong with them.
    await page.getByLabel('Counted').fill(' ');
    await next.click();
    await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    // What no product can have stays in front; what the server refuses leads back to its product.
    await page.getByLabel('Counted').fill('-2');
    await next.click();
    await expect(page.getByText('Quantity cannot be negative')).toBeVisible();
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    await page.getByLabel('Counted').fill('1.5');
    await api.updateProduct({ ...first, unitOfMeasurement: 'pieces' });
    // By key: the refusal may come during a click and move the button away.
    await next.press('Enter');
    await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
    const check = page.getByRole('button', { name: `Check ${first.name}` });
    await expect(check).toBeVisible();
    await page.getByRole('button', { name: 'Post count' }).click();
    await expect(check).toBeFocused();
    await check.click();
    await expect(page.getByLabel('Counted')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Counted').fill('3');
    await next.click();
    await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
    await scan(page, first.sku);
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    await scan(page, first.sku);
    await expect(page.getByLabel('Counted')).toHaveValue('4');
    await expect(page.getByText('1 of 2 counted')).toBeVisible();
    // What somebody types after a code of nothing must not go to the product before.
    await scan(page, '4600000000008');
    await expect(page.getByText(/^Nothing found for/)).toBeVisible();
    await expect(page.getByRole('heading', { name: first.name })).toHaveCount(0);
    await page.getByLabel('Scan or find a product').fill(first.sku);
    await expect(page.getByRole('option', { name: first.name })).toBeVisible();
    await expect(page.getByRole('option')).not.toContainText('pieces');
    await page.keyboard.press('Escape');
    await scan(page, first.sku);
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    await expect(page.getByLabel('Counted')).toHaveValue('5');
    await page.getByRole('button', { name: 'Post count' }).click();
    // The code of nothing still stands on the page.
    await page.getByRole('button', { name: 'Post without them' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Post count' }).click();
    await expectToast(page, 'Success', 'Count posted');
    expect((await api.getProduct(first._id)).currentStock).toBe(5);
    expect((await api.getProduct(second._id)).currentStock).toBe(0);
  });
});
