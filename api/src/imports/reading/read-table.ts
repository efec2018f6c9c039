import { sumQuantities } from '@stockroom/contract';
import { recogniseColumns } from './columns';
import { findHeadings, type Headings } from './find-headings';
import { formatOf, refuse } from './file-format';
import { checkRecords, countFilled, isNumeric, type Line } from './lines';
import { decimalSignOf, parseNumber } from './parse-cell';
import { readCsv } from './read-csv';
import { readXls } from './read-xls';
import { readXlsx } from './read-xlsx';
import {
  UnreadableFileError,
  type ReadingChoices,
  type RowKind,
  type SourceRow,
  type SourceTable,
} from './source-table';

/**
 * Reads the table of a CSV, TSV, XLSX or XLS file. The content decides about the format, not the name.
 * @throws UnreadableFileError with what is wrong and what to do
 */
export async function readTable(
  bytes: Uint8Array,
  fileName: string,
  choices: ReadingChoices = {},
): Promise<SourceTable> {
  const format = formatOf(bytes, fileName);
  if (format === 'csv') {
    const { lines, encoding, separator } = await readCsv(bytes, fileName, choices);
    return { sheets: [], choices: { encoding, separator }, ...tableOf(lines, fileName) };
  }
  const read = format === 'xlsx' ? readXlsx : readXls;
  const { sheets, sheet, lines } = await read(bytes, fileName, choices.sheet).catch((error) => {
    throw error instanceof UnreadableFileError ? error : refuse('damaged', fileName, error);
  });
  return { sheets, choices: { sheet }, ...tableOf(lines, fileName) };
}

function tableOf(
  lines: readonly Line[],
  fileName: string,
): Pick<SourceTable, 'headings' | 'headingLine' | 'rows'> {
  if (lines.length === 0) throw refuse('empty', fileName);
  const { texts, start, end } = findHeadings(lines);
  const columns = usedColumns(texts, lines.slice(end));
  const headings = columns.map((column) => texts[column] ?? '');
  const hasGroups = countFilled(headings) >= LEAST_COLUMNS_WITH_GROUPS;
  const rows = withGroups(rowsBelow(lines, { start, end }, columns, hasGroups), headings);
  checkRecords(rows.filter(({ kind }) => kind === 'record').length);
  return { headings, headingLine: lines[start]?.line ?? 1, rows };
}

/** Programs that merge cells leave columns without any text between the others. */
function usedColumns(headings: readonly string[], below: readonly Line[]): number[] {
  const isUsed = headings.map((text) => text !== '');
  for (const { cells } of below) cells.forEach((cell, column) => (isUsed[column] ||= cell !== ''));
  return [...isUsed.keys()].filter((column) => isUsed[column]);
}

function rowsBelow(
  lines: readonly Line[],
  { start, end }: Pick<Headings, 'start' | 'end'>,
  columns: readonly number[],
  hasGroups: boolean,
): SourceRow[] {
  const keyOf = (cells: readonly string[]) => cells.join('\n');
  const headings = new Set(lines.slice(start, end).map(({ cells }) => keyOf(cells)));
  const rows: SourceRow[] = [];
  for (const { line, cells: all, emptyLine } of lines.slice(end)) {
    if (emptyLine !== undefined) rows.push({ line: emptyLine, kind: 'empty', cells: [] });
    const cells = columns.map((column) => all[column] ?? '');
    const kind = headings.has(keyOf(all)) ? 'heading' : kindOf(cells, hasGroups);
    rows.push({ line, kind, cells });
  }
  return rows;
}

/** Gives records the group above them. */
function withGroups(rows: SourceRow[], headings: readonly string[]): SourceRow[] {
  markSums(rows, headings);
  let group: string | undefined;
  for (const row of rows) {
    if (row.kind === 'group') group = row.cells.find((cell) => cell !== '' && !isNumeric(cell));
    if (row.kind === 'record' && group !== undefined) row.group = group;
  }
  return rows;
}

/** What products have and groups do not. */
const OF_PRODUCTS = ['sku', 'barcode', 'unitOfMeasurement', 'purchasePrice', 'sellingPrice'];
/** No group of a report is longer. */
const MAX_GROUP = 10_000;

/** Makes groups of the rows that have a name and the sum of the stock below them, but nothing of a product. */
function markSums(rows: readonly SourceRow[], headings: readonly string[]): void {
  const fields = recogniseColumns(headings, 'products');
  const stock = fields.indexOf('currentStock');
  const ofProducts = [...fields.keys()].filter((column) =>
    OF_PRODUCTS.includes(fields[column] ?? ''),
  );
  if (stock < 0 || ofProducts.length === 0) return;
  const decimal = decimalSignOf(rows.map(({ cells }) => cells[stock] ?? ''));
  const stocks = rows.map(({ kind, cells }) => {
    const parsed = parseNumber(cells[stock] ?? '', { language: 'ru', decimal });
    return kind === 'record' && 'value' in parsed ? parsed.value : 0;
  });
  const groups = new Set<number>();
  const isSum = (start: number) => {
    let sum = 0;
    for (let index = start + 1; index < Math.min(rows.length, start + MAX_GROUP); index += 1) {
      if (rows[index]?.kind !== 'record' || groups.has(index)) continue;
      sum = sumQuantities([sum, stocks[index] ?? 0]);
      if (sum >= (stocks[start] ?? 0)) return sum === stocks[start];
    }
    return false;
  };
  // From the last one: the groups of a group come below it.
  for (const [index, { kind, cells }] of [...rows.entries()].reverse()) {
    const texts = cells.filter((cell) => cell !== '' && !isNumeric(cell));
    const isNameOnly = texts.length === 1 && ofProducts.every((column) => !cells[column]);
    if (kind === 'record' && isNameOnly && stocks[index] !== 0 && isSum(index)) groups.add(index);
  }
  // A report begins with a group. In a list, two products may have the same stock by chance.
  const first = rows.findIndex(({ kind }) => kind === 'record');
  if (!groups.has(first)) return;
  for (const [index, row] of rows.entries()) if (groups.has(index)) row.kind = 'group';
}

const TOTAL = /^(итого|итог|всего)(?!\p{L})|^((grand |sub)?totals?|total (for|of) .*):?$/iu;
/** The name of a product may begin like a total: other texts stand beside it. */
const SUM = /^[-+(]?\d/;
/** In a list of two columns, a line with one filled cell is a record. */
const LEAST_COLUMNS_WITH_GROUPS = 3;
/** "1, 2, 3 …" below headings. */
const LEAST_NUMBERED_COLUMNS = 3;

function kindOf(cells: readonly string[], hasGroups: boolean): RowKind {
  const filled = cells.filter(Boolean);
  const [first = ''] = filled;
  if (TOTAL.test(first) && filled.slice(1).every((cell) => SUM.test(cell))) return 'total';
  const isNumbering = filled.every((cell, index) => cell === String(index + 1));
  if (isNumbering && filled.length >= LEAST_NUMBERED_COLUMNS) return 'heading';
  return hasGroups && filled.length === 1 && !isNumeric(first) ? 'group' : 'record';
}
