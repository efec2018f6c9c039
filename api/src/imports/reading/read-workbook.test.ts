import { utils, type CellObject, type WorkSheet } from '@e965/xlsx';
import { writeXlsx as writeWorkbook, type WriteSheet } from 'hucre/xlsx';
import { textColumn, moneyColumn, timeColumn } from '../../exports/export-table';
import { writeCsv } from '../../exports/write-csv';
import { writeXlsx } from '../../exports/write-xlsx';
import { readTable } from './read-table';
import { rawXlsx, xls } from './testing/make-file';
import { outline } from './testing/outline';

const TABLE = [
  ['Артикул', 'Наименование', 'Цена', 'Дата'],
  ['0012', ' Чай ', 0.1 + 0.2, new Date('2026-11-20T00:00:00Z')],
  [4600000000015, 'Кофе', 1234567.5, new Date('2026-11-20T14:05:00Z')],
  [null, null, null, null],
  ['A-1', true, 1e-7, null],
];
const READ = [
  '1: Артикул|Наименование|Цена|Дата',
  '2 record: 0012|Чай|0.3|2026-11-20',
  '3 record: 4600000000015|Кофе|1234567.5|2026-11-20 14:05',
  '4 empty',
  '5 record: A-1|TRUE|0.0000001|',
];
const DATED = [null, null, null, 'dd.mm.yyyy'].map((numFmt) => (numFmt ? { numFmt } : {}));

/** An XLSX file. */
async function xlsx(
  sheets: WriteSheet[],
  dateSystem: '1900' | '1904' = '1900',
): Promise<Uint8Array> {
  return writeWorkbook({ sheets, dateSystem });
}

function xlsSheet(rows: unknown[][], cells: Record<string, CellObject> = {}): WorkSheet {
  return Object.assign(utils.aoa_to_sheet(rows, { UTC: true }), cells);
}

it.each(['1900', '1904'] as const)('reads an XLSX file with the calendar of %s', async (system) => {
  const bytes = await xlsx([{ name: 'Лист1', rows: TABLE, columns: DATED }], system);
  const table = await readTable(bytes, 'stock.xlsx');
  expect(table).toMatchObject({
    sheets: ['Лист1'],
    choices: { sheet: 'Лист1' },
    headingLine: 1,
  });
  expect(outline(table)).toEqual(READ);
});

it.each([
  ['xls', '1900', 0],
  ['xls', '1904', 1462],
  ['xlsx', '1900', 0],
  ['xlsx', '1904', 1462],
] as const)(
  'reads an %s file of SheetJS with the calendar of %s',
  async (format, system, shift) => {
    const sheet = xlsSheet(
      TABLE.map((row) => row.slice(0, 3)),
      {
        D1: { t: 's', v: 'Дата' },
        D2: { t: 'n', v: 46346 - shift, z: 'dd.mm.yyyy' },
        D3: { t: 'n', v: 46346 + (14 * 60 + 5) / 1440 - shift, z: 'dd.mm.yyyy hh:mm' },
      },
    );
    sheet['!ref'] = 'A1:D5';
    const bookType = format === 'xls' ? 'biff8' : 'xlsx';
    const bytes = xls({ Лист1: sheet }, { bookType, date1904: system === '1904' });
    const table = await readTable(bytes, 'stock');
    expect(table).toMatchObject({ sheets: ['Лист1'], choices: { sheet: 'Лист1' } });
    expect(outline(table)).toEqual(READ);
  },
);

const ODD = [
  '1: sku|name|price|discount',
  '2 record: 00007|#REF!|25|15%',
  '3 record: 00012|Tea|2.5|5%',
];

it('reads formats, formulas and errors of an XLSX file', async () => {
  const rows = [
    ['sku', 'name', 'price', 'discount'],
    [7, null, null, 0.15],
    [12, 'Tea', 2.5, 0.05],
  ];
  const cells = new Map([
    ['1,1', { value: '#REF!', type: 'error' as const }],
    ['1,2', { value: 25, formula: 'A2*2', formulaResult: 25 }],
  ]);
  const columns = [{ numFmt: '00000' }, {}, {}, { numFmt: '0%' }];
  const bytes = await xlsx([{ name: 'A', rows, cells, columns }]);
  expect(outline(await readTable(bytes, 'a.xlsx'))).toEqual(ODD);
});

it('reads formats, formulas and errors of an XLS file', async () => {
  const sheet = xlsSheet(
    [
      ['sku', 'name', 'price', 'discount'],
      [7, '', 0, 0.15],
      [12, 'Tea', 2.5, 0.05],
    ],
    {
      A2: { t: 'n', v: 7, z: '00000' },
      A3: { t: 'n', v: 12, z: '00000' },
      B2: { t: 'e', v: 23 },
      C2: { t: 'n', v: 25, f: 'A2*2' },
      D2: { t: 'n', v: 0.15, z: '0%' },
      D3: { t: 'n', v: 0.05, z: '0%' },
    },
  );
  expect(outline(await readTable(xls({ A: sheet }), 'a.xls'))).toEqual(ODD);
});

it('reads an XLSX file as simple programs write it', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = `<row>${text('sku')}${text('name')}</row><row r="5">${text('a')}${text('Tea &amp; milk')}</row>`;
  for (const areSizesLong of [false, true])
    expect(outline(await readTable(rawXlsx(rows, { areSizesLong }), 'a.xlsx'))).toEqual([
      '1: sku|name',
      '2 empty',
      '5 record: a|Tea & milk',
    ]);
});

it('reads merged headings below a title', async () => {
  const rows = [
    ['Прайс-лист на ноябрь', null, null, null],
    ['Артикул', 'Товар', 'Цена', null],
    [null, null, 'закупки', 'продажи'],
    ['Напитки', null, null, null],
    ['A-1', 'Чай', 80, 120],
    ['Итого', null, 80, 120],
  ];
  const merges = [
    { startRow: 0, startCol: 0, endRow: 0, endCol: 3 },
    { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
    { startRow: 1, startCol: 1, endRow: 2, endCol: 1 },
    { startRow: 1, startCol: 2, endRow: 1, endCol: 3 },
    { startRow: 3, startCol: 0, endRow: 3, endCol: 3 },
  ];
  expect(outline(await readTable(await xlsx([{ name: 'A', rows, merges }]), 'a.xlsx'))).toEqual([
    '2: Артикул|Товар|Цена закупки|Цена продажи',
    '4 group: Напитки|||',
    '5 record (Напитки): A-1|Чай|80|120',
    '6 total: Итого||80|120',
  ]);
});

const SHEETS: [name: string, rows: string[][]][] = [
  ['О файле', [['Остатки'], ['Составил', 'Иванов']]],
  [
    'Товары',
    [
      ['Артикул', 'Наименование'],
      ['A-1', 'Чай'],
    ],
  ],
  [
    'Черновик',
    [
      ['Артикул', 'Наименование', 'Цена'],
      ['A-1', 'Кофе', '5'],
    ],
  ],
];

it.each([
  ['xlsx', () => xlsx(SHEETS.map(([name, rows]) => ({ name, rows, hidden: name === 'Черновик' })))],
  [
    'xls',
    async () =>
      xls(Object.fromEntries(SHEETS.slice(0, 2).map(([name, rows]) => [name, xlsSheet(rows)]))),
  ],
])('reads the sheet of an %s file that has the most known headings', async (_, make) => {
  const bytes = await make();
  const table = await readTable(bytes, 'a');
  expect(table.sheets).toEqual(['О файле', 'Товары']);
  expect(table.choices.sheet).toBe('Товары');
  const chosen = await readTable(bytes, 'a', { sheet: 'О файле' });
  expect(outline(chosen)).toEqual(['2: Составил|Иванов']);
  expect(chosen.sheets).toEqual(['О файле', 'Товары']);
  await expect(readTable(bytes, 'a', { sheet: 'Заказы' })).rejects.toThrow('no such sheet');
});

it.each(['ru', 'en'] as const)('reads our own files in %s', async (language) => {
  const columns = [
    textColumn<string>('SKU', (name) => `-${name}`),
    textColumn<string>('Product Name', (name) => `=${name}, '+1`),
    moneyColumn<string>('Purchase Price', () => 1250.5),
    timeColumn<string>('Created', () => '2026-11-20T11:05:00.000Z'),
  ];
  const rows = async function* () {
    yield* ['Tea', "'Milk'"];
  };
  const options = { sheet: 'products', language, timeZone: 'UTC' };
  const files = [
    writeCsv({ columns, rows: rows() }, options),
    await writeXlsx({ columns, rows: rows() }, options),
  ];
  for (const file of files) {
    const bytes = new Uint8Array(await new Response(file).arrayBuffer());
    const table = await readTable(bytes, 'products');
    expect(table.headings).toEqual(['SKU', 'Product Name', 'Purchase Price', 'Created']);
    expect(table.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['-Tea', "=Tea, '+1"],
      ["-'Milk'", "='Milk', '+1"],
    ]);
  }
});

it('reads any text of our own CSV files', async () => {
  const signs = [...`'"=+-@,;|\t\n ab`];
  // A fixed sequence that visits every order of signs.
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 0x7fffffff) % signs.length;
  const texts = Array.from({ length: 3000 }, (_, index) =>
    Array.from({ length: index % 9 }, () => signs[next()]).join(''),
  );
  const rows = async function* () {
    yield* texts;
  };
  const columns = [
    textColumn<string>('SKU', () => 'a'),
    textColumn<string>('Name', (text) => text),
  ];
  for (const language of ['ru', 'en'] as const) {
    const file = writeCsv({ columns, rows: rows() }, { language, timeZone: 'UTC' });
    const table = await readTable(new Uint8Array(await new Response(file).arrayBuffer()), 'a.csv');
    expect(table.rows.map(({ cells }) => cells[1])).toEqual(texts.map((text) => text.trim()));
  }
});
