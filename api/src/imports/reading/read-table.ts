import { recogniseColumns } from './columns';
import { findHeadings, type Headings } from './find-headings';
import { formatOf, refuse } from './file-format';
import { checkRecords, countFilled, isNumeric, type Line } from './lines';
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
    const table = tableOf(lines, fileName, choices);
    const { headingLine } = table;
    return { format, sheets: [], choices: { encoding, separator, headingLine }, ...table };
  }
  const read = format === 'xlsx' ? readXlsx : readXls;
  const { sheets, sheet, lines } = await read(bytes, fileName, choices.sheet).catch((error) => {
    throw error instanceof UnreadableFileError ? error : refuse('damaged', fileName, error);
  });
  const table = tableOf(lines, fileName, choices);
  return { format, sheets, choices: { sheet, headingLine: table.headingLine }, ...table };
}

type Table = Pick<SourceTable, 'headings' | 'headingLine' | 'rows'>;

function tableOf(lines: readonly Line[], fileName: string, choices: ReadingChoices): Table {
  if (lines.length === 0) throw refuse('empty', fileName);
  const { texts, start, end } = findHeadings(lines, choices.headingLine);
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
  const isGroup = groupsWithSums(rows, headings);
  let group: string | undefined;
  for (const row of rows) {
    if (isGroup(row)) row.kind = 'group';
    if (row.kind === 'group') group = row.cells.find((cell) => cell !== '' && !isNumeric(cell));
    if (row.kind === 'record' && group !== undefined) row.group = group;
  }
  return rows;
}

/** @returns whether a row is a name with sums of the stock below it: without an SKU, where most others have one */
function groupsWithSums(rows: readonly SourceRow[], headings: readonly string[]) {
  const fields = recogniseColumns(headings, 'products');
  const [sku, stock] = [fields.indexOf('sku'), fields.indexOf('currentStock')];
  const ofProducts = ['barcode', 'purchasePrice', 'sellingPrice'].map((field) =>
    fields.findIndex((one) => one === field),
  );
  const isLikeGroup = ({ kind, cells }: SourceRow) =>
    kind === 'record' &&
    cells[sku] === '' &&
    isNumeric(cells[stock] ?? '') &&
    ofProducts.every((column) => !cells[column]) &&
    cells.filter((cell) => cell !== '' && !isNumeric(cell)).length === 1;
  const products = rows.filter(({ kind, cells }) => kind === 'record' && cells[sku]).length;
  const areGroups = rows.filter(isLikeGroup).length <= products;
  return (row: SourceRow) => areGroups && isLikeGroup(row);
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
