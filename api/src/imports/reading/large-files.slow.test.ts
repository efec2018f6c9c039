import { utils } from '@e965/xlsx';
import { writeXlsxStream } from 'hucre/xlsx';
import { readTable } from './read-table';
import { utf8, xls } from './testing/make-file';

const COUNT = 100_000;
const HEADINGS = ['Артикул', 'Наименование', 'Ед.', 'Цена закупки', 'Цена продажи', 'Остаток'];
const rowOf = (index: number) => [
  `A-${index}`,
  `Товар ${index}`,
  'шт',
  index * 1.1,
  index * 2,
  index % 50,
];

async function workbook(count: number): Promise<Uint8Array> {
  const rows = async function* () {
    yield HEADINGS;
    for (let index = 0; index < count; index += 1) yield rowOf(index);
  };
  const file = writeXlsxStream(rows(), { name: 'Лист1' });
  return new Uint8Array(await new Response(file).arrayBuffer());
}

function csv(count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, index) =>
    rowOf(index).join(';').replace('.', ','),
  );
  return utf8([HEADINGS.join(';'), ...rows].join('\r\n'));
}

async function countOf(bytes: Uint8Array) {
  const { rows } = await readTable(bytes, 'stock');
  return { count: rows.length, last: rows.at(-1)?.cells[1] };
}

it.each([
  ['CSV', csv],
  ['XLSX', workbook],
])('reads as many records as one import takes from %s', async (_, make) => {
  expect(await countOf(await make(COUNT))).toEqual({ count: COUNT, last: `Товар ${COUNT - 1}` });
});

it('reads an XLS file of as many rows as it can have', async () => {
  const rows = Array.from({ length: 65_535 }, (_, index) => rowOf(index));
  const bytes = xls({ Лист1: utils.aoa_to_sheet([HEADINGS, ...rows], { dense: true }) });
  expect(await countOf(bytes)).toEqual({ count: 65_535, last: 'Товар 65534' });
});

it('refuses more records than one import takes', async () => {
  await expect(readTable(await workbook(COUNT + 1), 'stock')).rejects.toThrow('100,000 records');
});
