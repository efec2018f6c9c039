import { readTable } from './read-table';
import { utf16, utf8, windows1251 } from './testing/make-file';
import { outline } from './testing/outline';

const TABLE = 'Артикул;Наименование;Остаток\r\n0012;Чай «Ёлочка» № 5;3\r\n';
const READ = ['1: Артикул|Наименование|Остаток', '2 record: 0012|Чай «Ёлочка» № 5|3'];

it.each<[what: string, bytes: Uint8Array, encoding: string]>([
  ['UTF-8', utf8(TABLE), 'utf-8'],
  ['UTF-8 with a mark', utf8(TABLE, '\ufeff'), 'utf-8'],
  ['UTF-16 LE with a mark', utf16(`\ufeff${TABLE}`, true), 'utf-16le'],
  ['UTF-16 LE without a mark', utf16(TABLE, true), 'utf-16le'],
  ['UTF-16 BE with a mark', utf16(`\ufeff${TABLE}`, false), 'utf-16be'],
  ['UTF-16 BE without a mark', utf16(TABLE, false), 'utf-16be'],
  ['windows-1251', windows1251(TABLE), 'windows-1251'],
])('reads %s', async (_, bytes, encoding) => {
  const table = await readTable(bytes, 'stock.csv');
  expect(outline(table)).toEqual(READ);
  expect(table.choices).toEqual({ encoding, separator: ';' });
});

it('reads with the encoding that a person chooses', async () => {
  const table = await readTable(windows1251(TABLE), 'stock.csv', { encoding: 'utf-8' });
  expect(table.choices.encoding).toBe('utf-8');
  expect(table.headings[0]).toContain('\ufffd');
});

it.each<[what: string, text: string, lines: string[], separator?: string]>([
  [
    'semicolons and decimal commas',
    'sku;price\na;1,5\nb;2,5',
    ['1: sku|price', '2 record: a|1,5', '3 record: b|2,5'],
  ],
  [
    'commas',
    'sku,name\na,"Tea, black"\nb,Milk',
    ['1: sku|name', '2 record: a|Tea, black', '3 record: b|Milk'],
    ',',
  ],
  ['tabs', 'sku\tname\na\tTea; black\n', ['1: sku|name', '2 record: a|Tea; black'], '\t'],
  ['bars', 'sku|name\na|Tea\n', ['1: sku|name', '2 record: a|Tea'], '|'],
  ['one column', 'barcode\n4601\n4602', ['1: barcode', '2 record: 4601', '3 record: 4602']],
  ['sep=', 'sep=,\r\nsku,name;unit\r\na,Tea;kg', ['2: sku|name;unit', '3 record: a|Tea;kg'], ','],
  [
    'old ends of lines',
    'sku;name\ra;Tea\rb;Milk',
    ['1: sku|name', '2 record: a|Tea', '3 record: b|Milk'],
  ],
  [
    'mixed ends of lines',
    'sku;name\r\na;Tea\nb;Milk',
    ['1: sku|name', '2 record: a|Tea', '3 record: b|Milk'],
  ],
  [
    'cells of several lines',
    'sku;name\na;"Tea\nblack"\nb;Milk',
    ['1: sku|name', '2 record: a|Tea\nblack', '4 record: b|Milk'],
  ],
  ['doubled quotes', 'sku;name\na;"Tea ""Elite"""', ['1: sku|name', '2 record: a|Tea "Elite"']],
  [
    'quotes within a cell',
    'sku;name\na;Pipe 1/2"\nb;"Milk"',
    ['1: sku|name', '2 record: a|Pipe 1/2"', '3 record: b|Milk'],
  ],
  ['codes as formulas', 'sku;name\n="0012";Tea', ['1: sku|name', '2 record: 0012|Tea']],
  [
    'guarded texts of our export',
    "sku;name\n'-5;'=Tea,'+1 it's",
    ['1: sku|name', "2 record: -5|=Tea,+1 it's"],
  ],
  [
    'longer and shorter lines',
    'sku;name\na;Tea;;\nb\nc;Milk;new',
    ['1: sku|name|', '2 record: a|Tea|', '3 record: b||', '4 record: c|Milk|new'],
  ],
  [
    'empty lines',
    'sku;name\n\na;Tea\n;\n\nb;Milk\n\n',
    ['1: sku|name', '2 empty', '3 record: a|Tea', '4 empty', '6 record: b|Milk'],
  ],
  [
    'no-break spaces',
    'sku;price\n\u00a0a\u00a0;1\u00a0250,50',
    ['1: sku|price', '2 record: a|1\u00a0250,50'],
  ],
  ['only headings', 'sku;name;price', ['1: sku|name|price']],
])('reads %s', async (_, text, lines, separator = ';') => {
  const table = await readTable(utf8(text), 'stock.csv');
  expect(outline(table)).toEqual(lines);
  expect(table.choices.separator).toBe(separator);
});

it('takes the separator that a person chooses', async () => {
  const table = await readTable(utf8('sku;name\na;Tea\nb;Milk'), 'a.csv', { separator: ',' });
  expect(outline(table)).toEqual(['1: sku;name', '2 record: a;Tea', '3 record: b;Milk']);
});

it('names the line below which a quotation mark is open', async () => {
  const reading = readTable(utf8('sku;name\na;Tea\nb;"Milk\nc;Salt'), 'stock.csv');
  await expect(reading).rejects.toThrow('In line 3 or below it, a quotation mark is not closed.');
});

it('reads a CSV file under any name', async () => {
  const { choices } = await readTable(utf8('sku;name\na;Tea'), 'stock.xlsx');
  expect(choices).toEqual({ encoding: 'utf-8', separator: ';' });
});
