import { writeXlsxStream } from 'hucre/xlsx';
import { readTable } from './read-table';
import { utf8 } from './testing/make-file';

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
