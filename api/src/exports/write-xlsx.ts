import { toDigits, type Decimal, type Language } from '@stockroom/contract';
import { writeXlsxStream } from 'hucre/xlsx';
import { minuteOf } from '../time-zones';
import type { ExportColumn, ExportTable } from './export-table';

interface XlsxOptions {
  sheet: string;
  language: Language;
  timeZone: string;
}

const TIME_FORMATS: Record<Language, string> = {
  ru: 'dd.mm.yyyy hh:mm',
  en: 'yyyy-mm-dd hh:mm',
};
const MONEY_FORMAT = '#,##0.00####';
const MAX_COLUMN_WIDTH = 40;
const MIN_COLUMN_WIDTH = 12;

/**
 * A workbook of one sheet (more where Excel's limit of rows asks for it), made row by row. Texts are stored as
 * texts, so none of them is ever run as a formula.
 */
export function writeXlsx<Row>(
  { columns, rows }: ExportTable<Row>,
  { sheet, language, timeZone }: XlsxOptions,
): ReadableStream<Uint8Array> {
  const formats = { time: TIME_FORMATS[language], money: MONEY_FORMAT };
  return writeXlsxStream(cellsOf(columns, rows, timeZone), {
    name: sheet,
    columns: columns.map(({ header, kind }) => ({
      header,
      width: kind === 'text' ? MAX_COLUMN_WIDTH : Math.max(MIN_COLUMN_WIDTH, header.length + 2),
      ...(kind === 'time' || kind === 'money' ? { numFmt: formats[kind] } : {}),
    })),
    freezePane: { rows: 1 },
  });
}

async function* cellsOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
  timeZone: string,
) {
  for await (const row of rows) yield columns.map((column) => cellOf(column, row, timeZone));
}

function cellOf<Row>({ kind, value }: ExportColumn<Row>, row: Row, timeZone: string) {
  const cell = value(row);
  if (cell === null || kind === 'text') return cell;
  if (kind === 'number' || kind === 'money') return numberCell(cell);
  // A cell knows no time zones: it holds what the clock on the wall showed.
  return new Date(`${minuteOf(String(cell), timeZone).replace(' ', 'T')}:00Z`);
}

/** A cell holds a double; digits beyond that stay exact as a text. */
function numberCell(number: Decimal): number | string {
  return typeof number === 'number' ? number : toDigits(number);
}
