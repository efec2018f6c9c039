import { toDigits, type Decimal, type Language } from '@stockroom/contract';
import { writeCsvStream } from 'hucre/csv';
import { minuteOf } from '../time-zones';
import { cellsOf, type ColumnKind, type ExportTable } from './export-table';

interface CsvOptions {
  language: Language;
  timeZone: string;
}

/** Quotes and spaces, after which a program may still find a sign at the beginning of a cell. */
const FILLER = `(?:["']|[^\\S\\t\\r\\n])*`;
/** Where a cell begins, also for a program that splits at another separator than this file does. */
const CELL_START = `(?:^|[,;\\t\\r\\n])`;
/** A sign that begins a formula, also in the wide and small forms of East Asian keyboards. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/** The place before a formula, as spreadsheets see it. The cheaper condition comes first. */
const FORMULA_START = new RegExp(
  `(?=${SIGN})(?<=${CELL_START}${FILLER})|(?=[\\t\\r\\n])(?<=^${FILLER})`,
  'g',
);

/**
 * RFC 4180, with the separators of the language: where a comma is the decimal point, a semicolon parts cells.
 *
 * No text becomes a formula, whether a program splits the file at commas, semicolons or tabs. Quotes don't help against
 * the wrong separator, so an apostrophe stands before each `=`, `+`, `-` or `@` (in any width) that begins the text or
 * follows a comma, a semicolon, a tab or the end of a line, with nothing but quotes, apostrophes and spaces between. It
 * also stands before a tab or the end of a line that begins the text in this way. To read a text back, remove the one
 * apostrophe directly before each such character: a text that had apostrophes there has one more in the file. Numbers
 * and times are no texts, and stay as they are.
 */
export function writeCsv<Row>(
  table: ExportTable<Row>,
  options: CsvOptions,
): ReadableStream<Uint8Array> {
  const { columns } = table;
  async function* lines() {
    yield columns.map(({ header }) => header);
    // Programs read a CSV file as one table, and would add up totals with the rows.
    for await (const cells of cellsOf({ ...table, totals: undefined, asides: undefined }))
      yield columns.map(({ kind }, index) => cellOf(kind, cells[index] ?? null, options));
  }
  return writeCsvStream(lines(), { delimiter: options.language === 'ru' ? ';' : ',', bom: true });
}

function cellOf(
  kind: ColumnKind,
  cell: Decimal | null,
  { language, timeZone }: CsvOptions,
): string {
  if (cell === null) return '';
  if (kind === 'text') return String(cell).replace(FORMULA_START, "'");
  if (kind === 'time') return timeCell(String(cell), language, timeZone);
  const digits = kind === 'money' ? withPlaces(toDigits(cell)) : toDigits(cell);
  return language === 'ru' ? digits.replace('.', ',') : digits;
}

/** "103.5" as "103.50"; a unit cost keeps its further places. */
function withPlaces(digits: string): string {
  const [whole, fraction = ''] = digits.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

/** "20.11.2026 14:05", or "2026-11-20 14:05" in English, which spreadsheets of any country read. */
export function timeCell(instant: string, language: Language, timeZone: string): string {
  const shown = minuteOf(instant, timeZone);
  if (language !== 'ru') return shown;
  const [year, month, day] = shown.slice(0, 10).split('-');
  return `${day}.${month}.${year}${shown.slice(10)}`;
}
