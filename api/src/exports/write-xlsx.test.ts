import { readXlsx } from 'hucre/xlsx';
import {
  countColumn,
  moneyColumn,
  numberColumn,
  shareColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from './export-table';
import { writeXlsx } from './write-xlsx';

interface Sold {
  name: string;
  at: string;
  quantity: number;
}

const COLUMNS: ExportColumn<Sold>[] = [
  textColumn('Name', ({ name }) => name),
  textColumn('Unit', () => 'kg'),
  timeColumn('Date and Time', ({ at }) => at),
  numberColumn('Quantity', ({ quantity }) => quantity),
  countColumn('Orders', () => 1250),
  moneyColumn('Value', () => 1234567.5),
  shareColumn('Fill Rate', () => 0.8913),
];

async function* sold(count: number, name = 'Lamp'): AsyncGenerator<Sold> {
  for (let index = 0; index < count; index += 1)
    yield { name, at: '2026-11-20T11:05:00.000Z', quantity: index + 0.5 };
}

async function sheetOf(rows: AsyncIterable<Sold>) {
  const options = { sheet: 'sales', language: 'ru', timeZone: 'Europe/Moscow' } as const;
  const file = await writeXlsx({ columns: COLUMNS, rows }, options);
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  if (!sheet) throw new Error('No sheet');
  const styleAt = (row: number, column: number) => sheet.cells?.get(`${row},${column}`)?.style;
  return { ...sheet, styleAt };
}

test('freezes bold headings above the rows', async () => {
  const { freezePane, styleAt, rows } = await sheetOf(sold(3));
  expect(freezePane).toMatchObject({ rows: 1 });
  expect(rows).toHaveLength(4);
  for (const [index, { header }] of COLUMNS.entries()) {
    expect([header, styleAt(0, index)?.font?.bold]).toEqual([header, true]);
    for (const row of [1, 2, 3]) expect(styleAt(row, index)?.font?.bold).toBeFalsy();
  }
});

test('writes the headings of a table without rows', async () => {
  const { rows, styleAt } = await sheetOf(sold(0));
  expect(rows).toEqual([COLUMNS.map(({ header }) => header)]);
  expect(styleAt(0, 0)?.font?.bold).toBe(true);
});

test('aligns headings of numbers with the digits', async () => {
  const { styleAt } = await sheetOf(sold(1));
  const sides = COLUMNS.map((_column, index) => styleAt(0, index)?.alignment?.horizontal);
  expect(sides).toEqual(['left', 'left', 'right', 'right', 'right', 'right', 'right']);
});

test('gives each kind its format, and each cell its exact value', async () => {
  const { rows, styleAt } = await sheetOf(sold(1));
  expect(rows[1]).toEqual([
    ...['Lamp', 'kg', new Date('2026-11-20T14:05:00.000Z')],
    ...[0.5, 1250, 1234567.5, 0.8913],
  ]);
  expect(COLUMNS.map((_column, index) => styleAt(1, index)?.numFmt)).toEqual([
    ...[undefined, undefined, 'dd.mm.yyyy hh:mm', undefined],
    ...['#,##0', '#,##0.00####', '0.0%'],
  ]);
});

test.each([
  ['23.1000', 23.1],
  ['-12.50', -12.5],
  ['123456789012.34567', '123456789012.34567'],
])('writes the decimal %s as %p', async (value, cell) => {
  const columns = [moneyColumn('Price', () => value)];
  const options = { sheet: 'prices', language: 'en', timeZone: 'UTC' } as const;
  const file = await writeXlsx({ columns, rows: sold(1) }, options);
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  const [sheet] = (await readXlsx(bytes)).sheets;
  expect(sheet?.rows[1]).toEqual([cell]);
});

test('fits the columns to their content, up to a limit', async () => {
  const name = 'Настольная лампа с абажуром, №5';
  const widths = ({ columns = [] }: Awaited<ReturnType<typeof sheetOf>>) =>
    columns.map(({ width = 0 }) => width);
  const [first = 0, unit = 0, time = 0, , , money = 0] = widths(await sheetOf(sold(3, name)));
  expect(first).toBeGreaterThan(name.length);
  expect(first).toBeLessThan(1.3 * name.length);
  expect(unit).toBeLessThan(10);
  expect(time).toBeGreaterThan('20.11.2026 14:05'.length);
  expect(money).toBeGreaterThan('1 234 567,50'.length);
  expect(widths(await sheetOf(sold(1, 'long '.repeat(40))))[0]).toBeLessThan(70);
});

test('streams rows instead of reading all of them first', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<Sold> {
    for (;;) {
      read += 1;
      yield { name: `Lamp ${Math.random()}`, at: '2026-11-20T11:05:00.000Z', quantity: 1 };
    }
  }
  const options = { sheet: 'sales', language: 'en', timeZone: 'UTC' } as const;
  const file = await writeXlsx({ columns: COLUMNS, rows: endless() }, options);
  const reader = file.getReader();
  await reader.read();
  await reader.read();
  expect(read).toBeLessThan(20_000);
  await reader.cancel();
});
