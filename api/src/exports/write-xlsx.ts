import { toDigits, type Decimal, type Language } from '@stockroom/contract';
import { writeXlsxStream, type CellStyle, type CellValue } from 'hucre/xlsx';
import { minuteOf } from '../time-zones';
import { cellsOf, type ColumnKind, type ExportTable } from './export-table';
import { fittingWidths } from './fitting-widths';

interface XlsxOptions {
  sheet: string;
  language: Language;
  timeZone: string;
}

const TIME_FORMATS: Record<Language, string> = {
  ru: 'dd.mm.yyyy hh:mm',
  en: 'yyyy-mm-dd hh:mm',
};
/** What is left out has none: a pattern would show "5," for 5 where it has room for "5,125". */
const FORMATS: Partial<Record<ColumnKind, string>> = {
  count: '#,##0',
  money: '#,##0.00####',
  share: '0.0%',
};

/** As many rows as decide how wide the columns are. */
const SAMPLE_SIZE = 200;

/**
 * A workbook of one sheet (more where Excel's limit of rows asks for it), made row by row. Texts are stored as
 * texts, so none of them is ever run as a formula.
 */
export async function writeXlsx<Row>(
  table: ExportTable<Row>,
  { sheet, language, timeZone }: XlsxOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { columns } = table;
  const cells = workbookCells(table, timeZone);
  const sample = await firstOf(cells, SAMPLE_SIZE);
  const widths = fittingWidths(columns, sample);
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
    columns: columns.map(({ kind }, index) => ({
      width: widths[index],
      get style() {
        return isHeading ? headingStyle(kind) : bodyStyle(kind, language);
      },
    })),
    freezePane: { rows: 1 },
  });
}

function headingStyle(kind: ColumnKind): CellStyle {
  return {
    font: { bold: true },
    alignment: { horizontal: kind === 'text' ? 'left' : 'right' },
    border: { bottom: { style: 'thin' } },
  };
}

function bodyStyle(kind: ColumnKind, language: Language): CellStyle | undefined {
  const numFmt = kind === 'time' ? TIME_FORMATS[language] : FORMATS[kind];
  return numFmt === undefined ? undefined : { numFmt };
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
  if (kind !== 'time') return numberCell(cell);
  // A cell knows no time zones: it holds what the clock on the wall showed.
  return new Date(`${minuteOf(String(cell), timeZone).replace(' ', 'T')}:00Z`);
}

/** A cell holds a double; digits beyond that stay exact as a text. */
function numberCell(number: Decimal): number | string {
  return typeof number === 'number' ? number : toDigits(number);
}
