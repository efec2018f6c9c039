import { parseCsv } from '../../test/conformance/export-files';
import { moneyColumn, textColumn } from './export-table';
import { writeCsv } from './write-csv';

async function csvOf(text: string, language: 'ru' | 'en' = 'ru'): Promise<string[]> {
  async function* rows() {
    yield text;
  }
  const columns = [textColumn<string>('Name', (name) => name), moneyColumn('Value', () => -9.5)];
  const file = writeCsv({ columns, rows: rows() }, { language, timeZone: 'UTC' });
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  return parseCsv(bytes, language === 'ru' ? ';' : ',')[1] ?? [];
}

/** Undoes what the file does to a text, by the rule that writeCsv documents. */
function restored(cell: string): string {
  const filler = `(?:["']|[^\\S\\t\\r\\n])*`;
  const atStart = `(?<=^${filler})'(?=[\\t\\r\\n])`;
  const atSign = `(?<=(?:^|[,;\\t\\r\\n])${filler})'(?=[=+\\-@＝＋－＠﹦﹢﹣﹫])`;
  return cell.replace(new RegExp(`${atStart}|${atSign}`, 'g'), '');
}

const WRITTEN: [text: string, cell: string][] = [
  // Signs that begin a formula.
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'].map(
    (sign): [string, string] => [`${sign}1`, `'${sign}1`],
  ),
  ['\tTab', "'\tTab"],
  ['\r\nLine', "'\r\nLine"],
  // Cells of a program that splits at another separator.
  ['a,=1+1', "a,'=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a\t@x', "a\t'@x"],
  ['a\n-1+1', "a\n'-1+1"],
  ['a\r\n＝1', "a\r\n'＝1"],
  ['a,=1;+2', "a,'=1;'+2"],
  // A quote or a space does not hide it.
  ['a,"=1+1"', `a,"'=1+1"`],
  ['"=1+1"', `"'=1+1"`],
  [' =1', " '=1"],
  ['a, \u00a0=1', "a, \u00a0'=1"],
  // A text that had the apostrophe already gets another.
  ["'=1", "''=1"],
  ["'\tTab", "''\tTab"],
];

test.each(WRITTEN)('writes %j as the text %j, in either language', async (text, cell) => {
  expect((await csvOf(text, 'ru'))[0]).toBe(cell);
  expect((await csvOf(text, 'en'))[0]).toBe(cell);
});

test.each(['a=1', 'a-1, b+1', "it's", 'A\n\nB\r\nC', 'e@mail.example', '5" pipe'])(
  'keeps %j unchanged',
  async (text) => {
    expect((await csvOf(text))[0]).toBe(text);
  },
);

test.each([...WRITTEN.flat(), "a,' =1", "''", '\t=1', ',,"\',-'])(
  'writes %j so that the documented rule restores it',
  async (text) => {
    const [cell = ''] = await csvOf(text);
    expect(restored(cell)).toBe(text);
  },
);

test('leaves negative numbers numbers', async () => {
  expect((await csvOf('a', 'ru'))[1]).toBe('-9,50');
  expect((await csvOf('a', 'en'))[1]).toBe('-9.50');
});
