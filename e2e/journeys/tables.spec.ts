import type { Page } from '@playwright/test';
import { askOneByOne } from '../support/early-answers';
import { expect, signedInTest as test } from '../support/fixtures';
import { PHONE, TABLET } from '../support/look';
import { REPORT_TYPES } from '../support/report-page';

const LISTS = [
  '/products',
  '/inventory',
  '/suppliers',
  '/orders',
  ...REPORT_TYPES.map(([type]) => `/reports?type=${type}`),
];
const LAPTOPS = [1280, 1366];
/** About what a million pieces at the highest price are worth. */
const HUGE = '999999999990000.12';

const table = (page: Page) => page.getByRole('main').getByRole('table').last();
const cells = (page: Page) => table(page).getByRole('row').nth(1).getByRole('cell');

for (const path of LISTS)
  test(`on a tablet ${path} shows every column of a record, and two records side by side`, async ({
    page,
  }) => {
    await page.setViewportSize(TABLET);
    await page.goto(path);
    await expectWithin(page);
    const [first, second] = await Promise.all(
      [1, 2].map((row) => table(page).getByRole('row').nth(row).boundingBox()),
    );
    expect(second?.y).toBe(first?.y);
    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    await page.keyboard.press('Tab');
    await expect(cells(page).locator(':focus')).toBeVisible();
  });

// Narrowed to what a shop has: other journeys move amounts that none does.
test('on a laptop the movements do not scroll sideways', async ({ page }) => {
  await page.goto('/inventory?search=TL-');
  for (const width of LAPTOPS) {
    await page.setViewportSize({ width, height: 800 });
    await expectWithin(page);
  }
});

for (const { path, call, sums } of [
  { path: '/inventory', call: '**/api/stock-movements?*', sums: /^(value|unitCost)$/ },
  {
    path: '/reports?type=stock-movements',
    call: '**/api/reports/stock-movements?*',
    sums: /Value$/,
  },
  {
    path: '/reports?type=inventory-valuation',
    call: '**/api/reports/inventory-valuation?*',
    sums: /^(value|averageCost|retailValue|potentialMargin)$/,
  },
])
  test(`on a desk ${path} has room for the largest sums`, async ({ page }) => {
    await askOneByOne(page);
    await page.route(call, async (route) => {
      const answer = await (await route.fetch()).text();
      await route.fulfill({
        json: JSON.parse(answer, (key, value: unknown) => (sums.test(key) ? HUGE : value)),
      });
    });
    await page.goto(path);
    await expect(table(page)).toContainText('999 990 000,12');
    await expectWithin(page);
  });

test('on a phone the order of rows is chosen from a list', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/orders');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Total Amount, descending');
  await expect(page).toHaveURL(/sort=-totalAmount/);
  await expect(table(page)).toBeVisible();
});

/** That what is in the cells is seen without scrolling sideways. */
async function expectWithin(page: Page) {
  await expect(cells(page).first()).toBeVisible();
  const free = await table(page).evaluate((element) => {
    const frame = element.parentElement?.getBoundingClientRect();
    const content = document.createRange();
    return [...element.querySelectorAll('td')].map((cell) => {
      content.selectNodeContents(cell);
      return (frame?.right ?? 0) - content.getBoundingClientRect().right;
    });
  });
  expect(Math.min(...free)).toBeGreaterThanOrEqual(0);
}
