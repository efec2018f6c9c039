import { readXlsx } from 'hucre/xlsx';
import {
  cellTable,
  countColumn,
  moneyColumn,
  numberColumn,
  shareColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from '../export-table';
import { sideTable } from '../side-table';
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

const options = { language: 'ru', timeZone: 'Europe/Moscow' } as const;
const nothing = () => Promise.resolve([]);
const sales = (rows: AsyncIterable<Sold>) => ({
  name: 'sales',
  ...cellTable({ columns: COLUMNS, rows }),
});

async function sheetsOf(...[first, others = nothing, more]: Partial<Parameters<typeof writeXlsx>>) {
  const file = writeXlsx(first ?? sales(sold(1)), others, { ...options, ...more });
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  return (await readXlsx(bytes, { readStyles: true })).sheets;
}

async function sheetOf(rows: AsyncIterable<Sold>) {
  const [sheet] = await sheetsOf(sales(rows));
  if (!sheet) throw new Error('No sheet');
  const styleAt = (row: number, column: number) => sheet.cells?.get(`${row},${column}`)?.style;
  return { ...sheet, styleAt };
}

test('the headings are bold and stay in sight; the rows are not bold', async () => {
  const { freezePane, styleAt, rows } = await sheetOf(sold(3));
  expect(freezePane).toMatchObject({ rows: 1 });
  expect(rows).toHaveLength(4);
  for (const [index, { header }] of COLUMNS.entries()) {
    expect([header, styleAt(0, index)?.font?.bold]).toEqual([header, true]);
    for (const row of [1, 2, 3]) expect(styleAt(row, index)?.font?.bold).toBeFalsy();
  }
});

test('a table without rows has its headings', async () => {
  const { rows, styleAt } = await sheetOf(sold(0));
  expect(rows).toEqual([COLUMNS.map(({ header }) => header)]);
  expect(styleAt(0, 0)?.font?.bold).toBe(true);
});

test('headings of numbers stand over the digits', async () => {
  const { styleAt } = await sheetOf(sold(1));
  const sides = COLUMNS.map((_column, index) => styleAt(0, index)?.alignment?.horizontal);
  expect(sides).toEqual(['left', 'left', 'right', 'right', 'right', 'right', 'right']);
});

test('each kind has its format, and the cell its exact value', async () => {
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

test('columns are as wide as what stands in them, to a limit', async () => {
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

test('takes rows as they are read, not all of them first', async () => {
  let read = 0;
  let isClosed = false;
  async function* endless(): AsyncGenerator<Sold> {
    try {
      for (;;) {
        read += 1;
        yield { name: `Lamp ${Math.random()}`, at: '2026-11-20T11:05:00.000Z', quantity: 1 };
      }
    } finally {
      isClosed = true;
    }
  }
  const file = writeXlsx(sales(endless()), nothing, options);
  const reader = file.getReader();
  await reader.read();
  await reader.read();
  expect(read).toBeLessThan(20_000);
  await reader.cancel();
  expect(isClosed).toBe(true);
});

test('what one sheet cannot hold goes on in the next, under the same headings', async () => {
  const [first, second, third, ...more] = await sheetsOf(sales(sold(5)), nothing, {
    ...options,
    maxLines: 3,
  });
  expect([first, second, third].map((sheet) => [sheet?.name, sheet?.rows.length])).toEqual([
    ['sales', 3],
    ['sales_2', 3],
    ['sales_3', 2],
  ]);
  expect(third?.rows.map((row) => row[3])).toEqual(['Quantity', 4.5]);
  expect(more).toEqual([]);
});

test('what is said besides has sheets of its own', async () => {
  const headings = [
    { header: 'Reason', kind: 'text' },
    { header: 'Value', kind: 'money' },
  ] as const;
  const reasons = () => Promise.resolve([sideTable('By "Reason"', headings, [['Sale', 1.5]])]);
  const [first, second] = await sheetsOf(sales(sold(1)), reasons);
  expect(first?.rows).toHaveLength(2);
  expect([second?.name, second?.rows]).toEqual([
    'By "Reason"',
    [
      ['Reason', 'Value'],
      ['Sale', 1.5],
    ],
  ]);
});

test.each([' & <b> "quotes" \'and\' ', 'two\nlines', 'Ёлка 🙂', '=1+1', 'bell\u0007'])(
  'keeps %j as it is',
  async (name) => {
    expect((await sheetOf(sold(1, name))).rows[1]?.[0]).toBe(name);
  },
);

test('names columns beyond Z as programs do', async () => {
  const columns = Array.from({ length: 60 }, (_, index) =>
    textColumn(`H${index}`, () => `C${index}`),
  );
  const table = cellTable({ columns, rows: sold(1) });
  const [sheet] = await sheetsOf({ name: 'wide', ...table });
  expect(sheet?.rows[1]?.slice(25, 60)).toEqual(
    columns.slice(25).map((_, index) => `C${index + 25}`),
  );
});
