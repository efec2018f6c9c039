import { utils } from '@e965/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import { readTable } from './read-table';
import { UnreadableFileError } from './source-table';
import { rawXlsx, utf16, utf8, xls, zip } from './testing/make-file';

const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function compound(stream: string): Uint8Array {
  return Buffer.concat([bytesOf(COMPOUND), Buffer.alloc(504), utf16(`${stream}\0`, true)]);
}

async function workbook(): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: 'A', rows: [['sku'], ['a']] }] });
}

const rows = (count: number) => utf8(`sku;name\n${'a;Tea\n'.repeat(count)}`);
const tenMegabytes = '<c><v>1</v></c>'.repeat(700_000);

it.each<[what: string, make: () => Uint8Array | Promise<Uint8Array>, message: string]>([
  ['an empty file', () => new Uint8Array(), 'stock.xlsx is empty'],
  ['a file of blanks', () => utf8(' \r\n\t\r\n'), 'stock.xlsx is empty'],
  ['a file of separators', () => utf8(';;\r\n;;\r\n'), 'stock.xlsx is empty'],
  ['an empty sheet', () => writeXlsx({ sheets: [{ name: 'A', rows: [] }] }), 'stock.xlsx is empty'],
  ['a renamed PDF', () => utf8('%PDF-1.7\n1 0 obj'), 'stock.xlsx is a PDF document'],
  ['a web page', () => utf8('<html><table><tr><td>sku</td></tr></table></html>'), 'is a web page'],
  ['a web page with a mark', () => utf8('\n<!DOCTYPE html>\n<p>', '\ufeff'), 'is a web page'],
  ['a web page of Excel', () => utf8('<?xml version="1.0"?><html xmlns="">'), 'is a web page'],
  ['XML', () => utf8('<?xml version="1.0"?><?mso-application?><Workbook/>'), 'is an XML file'],
  ['a picture', () => bytesOf('\x89PNG\r\n\x1a\n'), 'is a picture'],
  ['RTF', () => utf8('{\\rtf1 sku}'), 'is a text document'],
  ['RAR', () => bytesOf('Rar!\x1a\x07'), 'is an archive'],
  ['a ZIP archive of tables', () => zip({ 'stock.csv': 'sku;name' }), 'is an archive'],
  ['a Word document', () => zip({ 'word/document.xml': '<w/>' }), 'is a text document'],
  [
    'an OpenDocument',
    () => zip({ mimetype: 'x', 'content.xml': '<o/>' }),
    'is an OpenDocument file',
  ],
  ['XLSB', () => zip({ 'xl/workbook.bin': 'x' }), 'is a workbook of another kind'],
  [
    'Excel 95',
    () => xls({ A: utils.aoa_to_sheet([['sku']]) }, { bookType: 'biff5' }),
    'is a workbook of another kind',
  ],
  ['an old Word document', () => compound('WordDocument'), 'is a text document'],
  ['a workbook with a password', () => compound('EncryptedPackage'), 'needs a password'],
  ['half an XLSX file', async () => (await workbook()).slice(0, 900), 'is damaged'],
  ['half an XLS file', () => compound('Workbook'), 'is damaged'],
  ['an XLSX file without sheets', () => zip({ 'xl/workbook.xml': '<workbook/>' }), 'is damaged'],
  [
    'an XLSX file with a cell beyond its limits',
    () => rawXlsx('<row><c r="ZZZZ1"/></row>'),
    'is damaged',
  ],
  [
    'other bytes',
    () => Uint8Array.from({ length: 999 }, (_, index) => (index * 7) % 251),
    'holds no table',
  ],
  ['a zip bomb', () => rawXlsx(tenMegabytes), 'unpacks to far more than a table needs'],
  [
    'a zip bomb that hides its size',
    () => rawXlsx(tenMegabytes, { declaredSize: 0 }),
    'unpacks to far more',
  ],
  [
    'a zip bomb that declares less',
    () => rawXlsx(tenMegabytes, { declaredSize: 900 }),
    'is damaged',
  ],
  [
    'a zip bomb of long sizes',
    () => rawXlsx(tenMegabytes, { areSizesLong: true }),
    'unpacks to far more',
  ],
  ['more than 20 MB', () => new Uint8Array(20 * 1024 * 1024 + 1), 'is larger than 20 MB'],
  ['more than 200 columns', () => utf8(`${'sku;'.repeat(200)}sku\n`), 'more than 200 columns'],
  ['more than 100,000 records', () => rows(100_001), 'more than 100,000 records'],
])('refuses %s', async (_, make, message) => {
  const bytes = await make();
  const error: unknown = await readTable(bytes, 'stock.xlsx').catch((one: unknown) => one);
  expect(error).toBeInstanceOf(UnreadableFileError);
  expect(error).toHaveProperty('message', expect.stringContaining(message));
});
