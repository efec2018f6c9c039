import { toDigits, type Decimal, type Language } from '@stockroom/contract';
import { minuteOf } from '../time-zones';
import { cellsOf, type ColumnKind, type ExportTable } from './export-table';

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
export function writeCsv<Row>(
  table: ExportTable<Row>,
  options: CsvOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const chunks = csvChunks(table, options)[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

async function* csvChunks<Row>(
  table: ExportTable<Row>,
  options: CsvOptions,
): AsyncGenerator<string, void> {
  const { columns } = table;
  const separator = options.language === 'ru' ? ';' : ',';
  const line = (cells: string[]) =>
    `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
  let chunk = BYTE_ORDER_MARK + line(columns.map(({ header }) => header));
  for await (const cells of cellsOf(table)) {
    chunk += line(columns.map(({ kind }, index) => cellOf(kind, cells[index] ?? null, options)));
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function cellOf(
  kind: ColumnKind,
  cell: Decimal | null,
  { language, timeZone }: CsvOptions,
): string {
  if (cell === null) return '';
  if (kind === 'text') return textCell(String(cell));
  if (kind === 'time') return timeCell(String(cell), language, timeZone);
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

/** "20.11.2026 14:05", or "2026-11-20 14:05" in English, which spreadsheets of any country read. */
function timeCell(instant: string, language: Language, timeZone: string): string {
  const shown = minuteOf(instant, timeZone);
  if (language !== 'ru') return shown;
  const [year, month, day] = shown.slice(0, 10).split('-');
  return `${day}.${month}.${year}${shown.slice(10)}`;
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}
