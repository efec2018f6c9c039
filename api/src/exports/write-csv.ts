import { toDigits, type Decimal, type Language } from '@stockroom/contract';
import type { CellTable, ColumnKind } from './export-table';
import { shownTime } from './shown-time';
import { streamOf } from './stream-of';

interface CsvOptions {
  language: Language;
  timeZone: string;
}

/** Excel takes a file for UTF-8 only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would run a text that begins like this as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** How many characters are handed on at once. */
const CHUNK_LENGTH = 64 * 1024;

/** RFC 4180, with the separators of the language: where a comma is the decimal point, a semicolon parts cells. */
export function writeCsv(table: CellTable, options: CsvOptions): ReadableStream<Uint8Array> {
  return streamOf(csvChunks(table, options));
}

async function* csvChunks({ columns, lines }: CellTable, options: CsvOptions) {
  const encoder = new TextEncoder();
  const separator = options.language === 'ru' ? ';' : ',';
  const line = (cells: string[]) =>
    `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
  let chunk = BYTE_ORDER_MARK + line(columns.map(({ header }) => header));
  for await (const cells of lines) {
    chunk += line(columns.map(({ kind }, index) => cellOf(kind, cells[index] ?? null, options)));
    if (chunk.length < CHUNK_LENGTH) continue;
    yield encoder.encode(chunk);
    chunk = '';
  }
  yield encoder.encode(chunk);
}

function cellOf(
  kind: ColumnKind,
  cell: Decimal | null,
  { language, timeZone }: CsvOptions,
): string {
  if (cell === null) return '';
  if (kind === 'text') return textCell(String(cell));
  if (kind === 'time') return shownTime(String(cell), language, timeZone);
  const digits = toDigits(cell);
  return numberCell(kind === 'money' ? withPlaces(digits) : digits, language);
}

function textCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function numberCell(digits: string, language: Language): string {
  return language === 'ru' ? digits.replace('.', ',') : digits;
}

/** "103.5" as "103.50"; a unit cost keeps its further places. */
function withPlaces(digits: string): string {
  const [whole, fraction = ''] = digits.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}
