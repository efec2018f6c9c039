import { toDigits, type Decimal, type Language } from '@stockroom/contract';
import { calculateColumnWidth, writeXlsxStream, type CellStyle, type CellValue } from 'hucre/xlsx';
import { minuteOf } from '../time-zones';
import { cellsOf, type ColumnKind, type ExportTable } from './export-table';

interface XlsxOptions {
  sheet: string;
  language: Language;
  timeZone: string;
}

const TIME_FORMATS: Record<Language, string> = {
  ru: 'dd.mm.yyyy hh:mm',
  en: 'yyyy-mm-dd hh:mm',
};
/** Other kinds have none: a pattern with room for "5,125" would show "5," for 5. */
const FORMATS: Partial<Record<ColumnKind, string>> = {
  count: '#,##0',
  money: '#,##0.00####',
  share: '0.0%',
};

const HEADING_FONT = { bold: true };
const SAMPLE_SIZE = 200;
/** In characters of the usual font. */
const WIDEST = 60;

/**
 * A workbook of one sheet (more beyond Excel's limit of rows), made row by row. Texts stay texts: Excel never runs
 * one as a formula.
 */
export async function writeXlsx<Row>(
  table: ExportTable<Row>,
  { sheet, language, timeZone }: XlsxOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { columns } = table;
  const cells = workbookCells(table, timeZone);
  const sample = await firstOf(cells, SAMPLE_SIZE);
  const widthOf = (header: string, kind: ColumnKind, index: number) =>
    Math.max(
      calculateColumnWidth([header], { font: HEADING_FONT, maxWidth: WIDEST }),
      calculateColumnWidth(
        sample.map((row) => row[index] ?? null),
        { numFmt: formatOf(kind, language), maxWidth: WIDEST },
      ),
    );
  // The writer knows styles of columns only, and asks for them at every cell: the row of headings has its own.
  let isHeading = true;
  const lines = async function* (): AsyncGenerator<CellValue[]> {
    yield columns.map(({ header }) => header);
    isHeading = false;
    yield* sample;
    yield* cells;
  };
  return writeXlsxStream(lines(), {
    name: sheet,
    columns: columns.map(({ header, kind }, index) => ({
      width: widthOf(header, kind, index),
      get style() {
        return isHeading ? headingStyle(kind) : { numFmt: formatOf(kind, language) };
      },
    })),
    freezePane: { rows: 1 },
  });
}

function headingStyle(kind: ColumnKind): CellStyle {
  return {
    font: HEADING_FONT,
    alignment: { horizontal: kind === 'text' ? 'left' : 'right' },
    border: { bottom: { style: 'thin' } },
  };
}

function formatOf(kind: ColumnKind, language: Language): string | undefined {
  return kind === 'time' ? TIME_FORMATS[language] : FORMATS[kind];
}

async function firstOf<Item>(items: AsyncIterator<Item>, count: number): Promise<Item[]> {
  const first: Item[] = [];
  while (first.length < count) {
    const { done, value } = await items.next();
    if (done) break;
    first.push(value);
  }
  return first;
}

async function* workbookCells<Row>(
  table: ExportTable<Row>,
  timeZone: string,
): AsyncGenerator<CellValue[], void> {
  const { columns } = table;
  for await (const cells of cellsOf(table))
    yield columns.map(({ kind }, index) => cellOf(kind, cells[index] ?? null, timeZone));
}

function cellOf(kind: ColumnKind, cell: Decimal | null, timeZone: string): CellValue {
  if (cell === null || kind === 'text') return cell;
  if (kind !== 'time') return typeof cell === 'number' ? cell : exact(toDigits(cell));
  // A cell knows no time zones: it holds the reader's local time.
  return new Date(`${minuteOf(String(cell), timeZone).replace(' ', 'T')}:00Z`);
}

/** A cell holds a double, which keeps 15 digits; more stay exact as a text. */
function exact(digits: string): CellValue {
  return digits.replace(/\D/g, '').length <= 15 ? Number(digits) : digits;
}
