import type { Page } from '@playwright/test';
import { askOneByOne } from '../support/calls';
import { expect, signedInTest as test } from '../support/fixtures';
import { expectNoOverflow, PHONE, TABLET } from '../support/screen';
import { unique } from '../support/api-client';
import { rowsOf } from '../support/list';
import { REPORT_TYPES } from '../support/report-page';
import { SupplierForm } from '../support/supplier-form';
import { expectToast, keepToast, toastOf } from '../support/toast';

const LISTS = ['/products', '/inventory', '/suppliers', '/orders'];
const REPORTS = REPORT_TYPES.map(([type]) => `/reports?type=${type}`);
const LAPTOPS = [1200, 1280, 1366];
/** About the value of a million pieces at the highest price. */
const HUGE = '999999999990000.12';

const table = (page: Page) => page.getByRole('main').getByRole('table').last();
const cells = (page: Page) => table(page).getByRole('row').nth(1).getByRole('cell');

for (const path of LISTS)
  test(`on a tablet ${path} is a table of the columns that a phone shows`, async ({ page }) => {
    await page.setViewportSize(TABLET);
    await page.goto(path);
    await expectWithin(page);
    const headings = table(page).getByRole('columnheader');
    const shown = await headings.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
    );
    await expect(headings.first()).toBeInViewport();
    await page.setViewportSize(PHONE);
    const onPhone = await cells(page).evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.dataset['label']),
    );
    expect(shown).toEqual(onPhone);
  });

for (const path of REPORTS)
  test(`on a tablet ${path} shows every column of a record, and two records side by side`, async ({
    page,
  }) => {
    await page.setViewportSize(TABLET);
    await page.goto(path);
    await expectWithin(page);
    await expect
      .poll(async () => {
        const [first, second] = await Promise.all(
          [1, 2].map((row) => table(page).getByRole('row').nth(row).boundingBox()),
        );
        return first && second && second.y - first.y;
      })
      .toBe(0);
    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    await page.keyboard.press('Tab');
    await expect(cells(page).locator(':focus')).toBeVisible();
  });

// Narrowed to the demo data: other journeys move amounts that no shop does.
for (const path of ['/products?search=TL-', '/inventory?search=TL-'])
  test(`on a laptop ${path} does not scroll sideways, and its titles are readable`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of LAPTOPS) {
      await page.setViewportSize({ width, height: 800 });
      await expectWithin(page);
      const title = await table(page).getByRole('columnheader', { name: 'Product' }).boundingBox();
      expect(title?.width).toBeGreaterThan(160);
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
    // What other journeys change makes the page ask again, perhaps right now.
    await page.unrouteAll({ behavior: 'wait' });
  });

test('on a phone a record is two lines that fit, with a list for the order and all actions', async ({
  page,
  api,
}) => {
  await page.setViewportSize(PHONE);
  const supplier = await api.createSupplier({
    companyName: unique('Очень длинное название поставщика '.repeat(3)),
    email: `${'long'.repeat(15)}@example.com`,
    paymentTerms: 'Half in advance, the rest within thirty days',
  });
  await page.goto(listOf(supplier));
  await expect(rowsOf(page)).toHaveCount(1);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('Company, descending');
  await expect(page).toHaveURL(/sort=-companyName/);
  // The hidden headings are no stops of Tab.
  await order.focus();
  await page.keyboard.press('Tab');
  await expect(rowsOf(page).getByRole('link').first()).toBeFocused();
  await rowsOf(page).getByRole('link', { name: 'Edit' }).click();
  const form = new SupplierForm(page);
  await form.fill({ paymentTerms: 'COD' });
  await expectNoOverflow(page);
  await form.save();
  await expectToast(page, 'Success', 'Supplier updated successfully');
});

// Narrowed to the demo data: other journeys add names that no shop has.
for (const path of [
  '/products?search=TL-',
  '/orders?search=Lakeside',
  '/suppliers?search=Tools',
  '/inventory?search=TL-',
])
  test(`on a phone ${path} shows short records, and the first near the top`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(rowsOf(page).first()).toBeVisible();
    const boxes = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes[0]?.top).toBeLessThanOrEqual(260);
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(120);
  });

test('on a phone at 200 % a question holds its buttons, and a toast puts its button below the text', async ({
  page,
  api,
}) => {
  const supplier = await api.createSupplier();
  await page.setViewportSize({ width: PHONE.width / 2, height: PHONE.height / 2 });
  await page.goto(listOf(supplier));
  await rowsOf(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await question.evaluate(buttonsWithin)).toEqual([true, true]);
  await question.getByRole('button', { name: 'Delete' }).click();
  const toast = toastOf(page);
  await expect(toast).toContainText('Supplier deleted successfully');
  await keepToast(page);
  const words = (await toast.getByText('Supplier deleted successfully').boundingBox())!;
  const undo = (await toast.getByRole('button', { name: 'Undo' }).boundingBox())!;
  expect(words.width).toBeGreaterThan(120);
  expect(undo.y).toBeGreaterThanOrEqual(words.y + words.height);
});

function listOf({ companyName }: { companyName: string }) {
  return `/suppliers?search=${encodeURIComponent(companyName)}`;
}

/** Runs in the page. */
function buttonsWithin(box: Element): boolean[] {
  const edge = Number.parseFloat(getComputedStyle(box).paddingLeft);
  const { left, right } = box.getBoundingClientRect();
  return [...box.querySelectorAll('button')].map((button) => {
    const inner = button.getBoundingClientRect();
    return inner.left >= left + edge && inner.right <= right - edge;
  });
}

/** Expects the content of all cells in view without scrolling sideways. */
async function expectWithin(page: Page) {
  await expect(cells(page).first()).toBeVisible();
  const leastFree = () =>
    table(page).evaluate((element) => {
      const frame = element.parentElement?.getBoundingClientRect();
      const content = document.createRange();
      const free = [...element.querySelectorAll('td')].map((cell) => {
        content.selectNodeContents(cell);
        return (frame?.right ?? 0) - content.getBoundingClientRect().right;
      });
      return Math.min(...free);
    });
  await expect.poll(leastFree).toBeGreaterThanOrEqual(0);
}
