import type { Page } from '@playwright/test';
import { AWKWARD_NAME, bookShop } from '../support/booked-shop';
import { readCsv, readXlsx } from '../support/exported-file';
import { expect, signedInTest } from '../support/fixtures';
import { inCents } from '../support/ledger';
import { rowsOf } from '../support/list';
import { emptyShopTest } from '../support/own-product';
import { money, number, ReportPage, unitCost } from '../support/report-page';
import { expectToast } from '../support/toast';

const percent = (value: number) =>
  `${(Math.round(value * 1000) / 10).toFixed(1).replace('.', ',')} %`;

emptyShopTest('every report shows the figures of all bookings', async ({ page, api }) => {
  const { lamp, ledgers, open, performance, onceSpend } = await bookShop(api);
  const report = new ReportPage(page);
  const shortage = lamp.minimumStockLevel - ledgers.lamp.quantity;

  await emptyShopTest.step('low stock', async () => {
    await report.open('low-stock');
    const [, , category, ...figures] = await report.cells(/Лампа/);
    expect(category).toBe('Furniture');
    expect(figures.slice(0, 5)).toEqual([
      `${number(ledgers.lamp.quantity)} pieces`,
      '40 pieces',
      `${number(-shortage)} pieces`,
      `${number(open.expected)} pieces`,
      `${number(shortage + open.committed - open.expected + 1)} pieces 2 committed`,
    ]);
    // The rope is exactly at its minimum.
    const rope = (await report.cells(/Верёвка/)).slice(3, 6);
    expect(rope).toEqual(['2,5 meters', '2,5 meters', '0 meters']);
    await expect(page.getByText('2 items')).toBeVisible();
  });

  const retail = {
    lamp: inCents(ledgers.lamp.quantity * 60.5),
    rope: inCents(ledgers.rope.quantity * 1.25),
  };
  const valueOfAll = inCents(ledgers.lamp.value + ledgers.rope.value);
  const retailOfAll = inCents(retail.lamp + retail.rope);

  await emptyShopTest.step('inventory valuation', async () => {
    await report.open('inventory-valuation');
    for (const [name, product, unit] of [
      [/Лампа/, 'lamp', 'pieces'],
      [/Верёвка/, 'rope', 'meters'],
    ] as const) {
      const { quantity, averageCost, value } = ledgers[product];
      expect((await report.cells(name)).slice(3)).toEqual([
        `${number(quantity)} ${unit}`,
        unitCost(averageCost),
        money(value),
        money(retail[product]),
        money(retail[product] - value),
      ]);
    }
    expect((await report.cells(/^Total/)).slice(-3)).toEqual([
      money(valueOfAll),
      money(retailOfAll),
      money(retailOfAll - valueOfAll),
    ]);
    const inFurniture = new RegExp(money(ledgers.lamp.value).replace(/ /g, '\\s'));
    await expect(page.getByRole('link', { name: /^Furniture/ })).toContainText(inFurniture);
  });

  await emptyShopTest.step('stock movements', async () => {
    await report.open('stock-movements');
    const { in: came, out: went, quantity, value } = ledgers.lamp;
    expect((await report.cells(/Лампа/)).slice(2)).toEqual([
      ...[0, came.quantity, went.quantity, quantity].map((one) => `${number(one)} pieces`),
      ...[0, came.value, went.value, value].map(money),
    ]);
    const sold = inCents(ledgers.lamp.out.value + ledgers.rope.out.value);
    expect(await report.cells(/^Sale/)).toEqual(['Sale 2 movements', money(0), money(sold)]);
  });

  await emptyShopTest.step('supplier performance', async () => {
    await report.open('supplier-performance');
    expect(await report.cells(/Often/)).toEqual([
      'Often & Co',
      number(performance.orders),
      number(performance.completed),
      money(performance.spend),
      // Its trend is a picture.
      '',
      '0 days',
      percent(performance.fillRate),
      percent(performance.cancelledShare),
      `+${percent(performance.priceChange)}`,
    ]);
    expect(await report.cells(/Once/)).toEqual([
      ...['Once; Ltd', '1', '1', money(onceSpend), '', '—', '—', '—', '—'],
    ]);
  });
});

emptyShopTest(
  'a file holds every cell of the screen, in its filter and order',
  async ({ page, api }) => {
    const { ledgers } = await bookShop(api);
    const report = new ReportPage(page);
    const { quantity, averageCost, value } = ledgers.lamp;
    const retail = inCents(quantity * 60.5);
    const lamp = [
      ...[AWKWARD_NAME, '-LAMP', 'Furniture', 'pieces', quantity],
      ...[Math.round(averageCost * 1e6) / 1e6, value, retail, inCents(retail - value)],
    ];

    await report.open('inventory-valuation', '&sort=-value');
    const csv = await report.exportAs('CSV');
    expect(csv.suggestedFilename()).toMatch(/^inventory-valuation_\d{4}-\d\d-\d\d\.csv$/);
    const [header, first, second, ...others] = await readCsv(csv);
    // In a Russian file the comma is decimal, and an apostrophe stops a formula.
    expect(first?.map(withoutZeros)).toEqual(
      lamp.map((cell) =>
        typeof cell === 'number' ? String(cell).replace('.', ',') : cell.replace(/^[=-]/, "'$&"),
      ),
    );
    expect(second?.[1]).toBe('ROPE');
    expect(others).toEqual([]);
    await expect(page.getByRole('button', { name: 'Export Report' })).toBeEnabled();
    const workbook = await readXlsx(await report.exportAs('Excel'));
    expect(workbook.slice(0, 2)).toEqual([header, lamp]);

    await report.open('inventory-valuation', '&sort=value&category=Tools');
    const tools = (await readCsv(await report.exportAs('CSV'))).slice(1).map(([, sku]) => sku);
    expect(tools).toEqual(['ROPE']);
  },
);

/** Money has two places at least in a file; only its amount counts here. */
function withoutZeros(cell: string): string {
  return /^-?\d+,\d+$/.test(cell) ? cell.replace(/,?0+$/, '') : cell;
}

signedInTest(
  'low stock leads to an order, to its receipt and out of the report',
  async ({ page, api }) => {
    const supplier = await api.createSupplier();
    const product = await api.createProduct({ supplierId: supplier._id, minimumStockLevel: 9 });
    const report = new ReportPage(page);
    const main = page.getByRole('main');
    await report.open('low-stock', `&supplierId=${supplier._id}`);

    await signedInTest.step('order it', async () => {
      await rowsOf(page).getByRole('link', { name: 'Create Order' }).click();
      await expect(page).toHaveURL(`/orders/new?productId=${product._id}&quantity=10`);
      await expect(main.getByRole('combobox', { name: 'Supplier' })).toHaveValue(
        supplier.companyName,
      );
      await expect(main.getByRole('combobox', { name: 'Product' })).toHaveValue(product.name);
      await expect(main.getByLabel('Quantity')).toHaveValue('10');
      await page.getByRole('button', { name: 'Create Order' }).click();
      await expectToast(page, 'Success', 'Order created successfully');
      await expect(page).toHaveURL('/orders');
    });
    await signedInTest.step('find its open order', async () => {
      await goBackTwice(page);
      await expect(rowsOf(page)).toContainText('0 pieces');
      await rowsOf(page).getByRole('link', { name: '10', exact: true }).click();
      await expect(page).toHaveURL(`/orders?type=incoming&productId=${product._id}&open=true`);
      await expect(rowsOf(page)).toHaveCount(1);
      await expect(rowsOf(page)).toContainText(supplier.companyName);
      await page.goBack();
    });
    await signedInTest.step('receive it', async () => {
      await rowsOf(page).getByRole('link', { name: 'Receive Stock' }).click();
      await expect(page).toHaveURL(`/inventory/receive?productId=${product._id}`);
      await expect(main.getByLabel('Quantity')).toHaveValue('10');
      await page.getByRole('button', { name: 'Receive Stock' }).click();
      await expect(page).toHaveURL('/inventory');
      await goBackTwice(page);
      await expect(page.getByText('No low stock items found')).toBeVisible();
    });
  },
);

async function goBackTwice(page: Page) {
  await page.goBack();
  await page.goBack();
}

signedInTest('a menu opens and closes at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new ReportPage(page).open('low-stock');
  await page.getByRole('button', { name: 'Export Report' }).click();
  const menu = page.getByRole('menu', { name: 'Export Report' });
  // A menu with an animation would stay until that ends.
  await expect(menu).toHaveCSS('animation-name', 'none');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
