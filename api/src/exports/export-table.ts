import type { Decimal } from '@stockroom/contract';

/** text stays text; number: exact decimal digits; count: a whole number; money: with two places at least;
 * share: of 1, which a workbook shows in percent; time: an ISO instant, shown in the reader's time zone. */
export type ColumnKind = 'text' | 'number' | 'count' | 'money' | 'share' | 'time';

export interface ExportHeading {
  header: string;
  kind: ColumnKind;
}

export interface ExportColumn<Row> extends ExportHeading {
  /** null for an empty cell. */
  value(row: Row): Decimal | null;
}

/** The cells of a line, one for each column; null for an empty one. */
export type Cells = readonly (Decimal | null)[];

/** What a file or a sheet of it is made of. */
export interface CellTable {
  columns: readonly ExportHeading[];
  /** Read once, line by line, as fast as the client takes them. */
  lines: AsyncGenerator<Cells, void>;
}

export interface ExportTable<Row> {
  columns: readonly ExportColumn<Row>[];
  rows: AsyncIterable<Row>;
  /** Below the rows, their totals; where there are no rows, nothing is. */
  totals?: (() => Promise<TotalsLine>) | undefined;
}

/** What stands below the rows, by the heading of its column. */
export type TotalsLine = Readonly<Record<string, Decimal>>;

/** The cells of the rows and of their totals. */
export function cellTable<Row>(table: ExportTable<Row>): CellTable {
  return { columns: table.columns, lines: linesOf(table) };
}

async function* linesOf<Row>({ columns, rows, totals }: ExportTable<Row>) {
  let hasRows = false;
  for await (const row of rows) {
    hasRows = true;
    yield columns.map(({ value }) => value(row));
  }
  if (!hasRows || !totals) return;
  const line = await totals();
  yield columns.map(({ header }) => line[header] ?? null);
}

export function textColumn<Row>(header: string, value: (row: Row) => string): ExportColumn<Row> {
  return { header, kind: 'text', value };
}

export function timeColumn<Row>(
  header: string,
  value: (row: Row) => string | null,
): ExportColumn<Row> {
  return { header, kind: 'time', value };
}

export const numberColumn = figureColumn('number');
export const countColumn = figureColumn('count');
export const moneyColumn = figureColumn('money');
export const shareColumn = figureColumn('share');

function figureColumn(kind: ColumnKind) {
  return <Row>(header: string, value: (row: Row) => Decimal | null): ExportColumn<Row> => ({
    header,
    kind,
    value,
  });
}
