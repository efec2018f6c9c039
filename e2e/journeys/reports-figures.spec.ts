import { AWKWARD_NAME, bookShop } from '../support/booked-shop';
import { readCsv, readXlsx } from '../support/exported-file';
import { expect } from '../support/fixtures';
import { inCents } from '../support/ledger';
import { emptyShopTest as test } from '../support/own-product';
import { money, number, REPORT_TYPES, ReportPage, unitCost } from '../support/report-page';

const share = (value: number) =>
  `${(Math.round(value * 1000) / 10).toFixed(1).replace('.', ',')} %`;
/** In a file of the Russian locale. */
const comma = (value: number) => String(value).replace('.', ',');
const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000;

test('the figures of every report are those of what was booked', async ({ page, api }) => {
  const { lamp, ledgers, open, performance, onceSpend } = await bookShop(api);
  const report = new ReportPage(page);
  const shortage = lamp.minimumStockLevel - ledgers.lamp.quantity;

  await test.step('low stock', async () => {
    await report.open('low-stock');
    const [, , category, ...figures] = await report.cells(/Лампа/);
    expect(category).toBe('Furniture');
    expect(figures.slice(0, 5)).toEqual([
      `${number(ledgers.lamp.quantity)} pieces`,
      '40 pieces',
      `${number(-shortage)} pieces`,
      `${number(open.expected)} pieces`,
      `${number(shortage + open.committed - open.expected)} pieces 2 committed`,
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

  await test.step('inventory valuation', async () => {
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
    await expect(page.getByRole('link', { name: /^Furniture/ })).toContainText(
      rubles(ledgers.lamp.value),
    );
  });

  await test.step('stock movements', async () => {
    await report.open('stock-movements');
    const { in: came, out: went, quantity, value } = ledgers.lamp;
    expect((await report.cells(/Лампа/)).slice(2)).toEqual([
      ...[0, came.quantity, went.quantity, quantity].map((one) => `${number(one)} pieces`),
      ...[0, came.value, went.value, value].map(money),
    ]);
    const sold = inCents(ledgers.lamp.out.value + ledgers.rope.out.value);
    expect(await report.cells(/^Sale/)).toEqual(['Sale 2 movements', money(0), money(sold)]);
  });

  await test.step('supplier performance', async () => {
    await report.open('supplier-performance');
    expect(await report.cells(/Often/)).toEqual([
      'Often & Co',
      number(performance.orders),
      number(performance.completed),
      money(performance.spend),
      // Its trend, a picture.
      '',
      '0 days',
      share(performance.fillRate),
      share(performance.cancelledShare),
      `+${share(performance.priceChange)}`,
    ]);
    expect(await report.cells(/Once/)).toEqual([
      ...['Once; Ltd', '1', '1', money(onceSpend), '', '—', '—', '—', '—'],
    ]);
  });
});

test('the files hold every cell of what is shown', async ({ page, api }) => {
  const { lamp, ledgers, open, performance, onceSpend } = await bookShop(api);
  const report = new ReportPage(page);
  const shortage = lamp.minimumStockLevel - ledgers.lamp.quantity;
  const { in: came, out: went, quantity, value } = ledgers.lamp;
  const retail = inCents(quantity * 60.5);

  const names = [AWKWARD_NAME, '-LAMP', 'Furniture'];
  const expected = {
    'low-stock': [
      ...names,
      ...[quantity, 40, -shortage, 'pieces', open.committed, open.expected],
      ...[shortage + open.committed - open.expected, 'Often & Co'],
    ],
    'inventory-valuation': [
      ...[...names, 'pieces', quantity, Math.round(ledgers.lamp.averageCost * 1e6) / 1e6],
      ...[value, retail, inCents(retail - value)],
    ],
    'stock-movements': [
      ...[...names, 'pieces', 0, came.quantity, went.quantity, quantity],
      ...[0, came.value, went.value, value],
    ],
    'supplier-performance': [
      ...['Often & Co', performance.orders, performance.completed],
      // The trend: everything was bought this month.
      ...[performance.spend, performance.spend, 0, fourDecimals(performance.fillRate), 1],
      ...[performance.cancelledShare, performance.priceChange].map(fourDecimals),
    ],
  } as const;

  for (const [type] of REPORT_TYPES) {
    await test.step(type, async () => {
      await report.open(type);
      const csv = await report.exportAs('CSV');
      // The journal's file is named stock-movements.
      const name = type === 'stock-movements' ? 'stock-movements-report' : type;
      expect(csv.suggestedFilename()).toMatch(new RegExp(`^${name}_\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      const csvRows = await readCsv(csv);
      const mark = String(expected[type][0]);
      const row = csvRows.slice(1).find(([name]) => name?.includes(mark));
      expect(row?.map(withoutZeros)).toEqual(
        expected[type].map((cell) =>
          typeof cell === 'number' ? comma(cell) : cell.replace(/^[=-]/, "'$&"),
        ),
      );
      await expect(page.getByRole('button', { name: 'Export Report' })).toBeEnabled();
      const xlsxRows = await readXlsx(await report.exportAs('Excel'));
      expect(xlsxRows.slice(1).find(([name]) => name === mark)).toEqual([...expected[type]]);
      expect(xlsxRows[0]).toEqual(csvRows[0]);
      expectAllColumns(csvRows[0], await report.columns(type));
      // Below its rows a workbook has their totals, and why stock moved; a CSV file is the rows alone.
      const totals = type === 'low-stock' ? [] : ['Total'];
      const asides =
        type === 'stock-movements' ? ['Reason', 'Purchase', 'Sale', 'Stock Receipt'] : [];
      const below = xlsxRows.slice(csvRows.length).map(([name]) => name);
      expect(below.filter((name) => name !== null)).toEqual([...totals, ...asides]);
    });
  }
  await report.open('supplier-performance');
  const few = (await readCsv(await report.exportAs('CSV'))).find(([name]) => name === 'Once; Ltd');
  expect(few?.map(withoutZeros)).toEqual([
    ...['Once; Ltd', '1', '1', comma(onceSpend), comma(onceSpend), '', '', '0', '', ''],
  ]);
});

test('a file has the filter and the order of the screen', async ({ page, api }) => {
  await bookShop(api);
  const report = new ReportPage(page);
  await report.open('inventory-valuation', '&sort=-value');
  const first = (await readCsv(await report.exportAs('CSV'))).slice(1).map(([, sku]) => sku);
  expect(first).toEqual(["'-LAMP", 'ROPE']);
  await report.open('inventory-valuation', '&sort=value&category=Tools');
  const second = (await readCsv(await report.exportAs('CSV'))).slice(1).map(([, sku]) => sku);
  expect(second).toEqual(['ROPE']);
});

/** In the order of the screen; in a file each can stand alone, so "In" is "In Quantity" there. */
function expectAllColumns(header: string[] = [], shown: string[]) {
  let place = -1;
  for (const name of shown) {
    const start = name === 'Trend' ? `Spend ${new Date().toISOString().slice(0, 7)}` : name;
    place = header.findIndex((other, index) => index > place && other.startsWith(start));
    expect(place, `${name} in ${header.join()}`).not.toBe(-1);
  }
}

/** An amount with whatever spaces the screen has. */
function rubles(amount: number): RegExp {
  return new RegExp(money(amount).replace(/ /g, '\\s'));
}

/** Money has two places at least in a file; here only its amount counts. */
function withoutZeros(cell: string): string {
  return /^-?\d+,\d+$/.test(cell) ? cell.replace(/,?0+$/, '') : cell;
}
