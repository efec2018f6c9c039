import type { Decimal } from '@stockroom/contract';

/** text stays text; number: exact decimal digits; count: a whole number; money: with two places at least;
 * share: of 1, which a workbook shows in percent; time: an ISO instant, shown in the reader's time zone. */
export type ColumnKind = 'text' | 'number' | 'count' | 'money' | 'share' | 'time';

export interface ExportColumn<Row> {
  header: string;
  kind: ColumnKind;
  /** null for an empty cell. */
  value(row: Row): Decimal | null;
}

export interface ExportTable<Row> {
  columns: readonly ExportColumn<Row>[];
  /** Read once, row by row, as fast as the client takes them. */
  rows: AsyncIterable<Row>;
  /** Below the rows of a workbook, their totals; where there are no rows, nothing is. */
  totals?: (() => Promise<ClosingLine>) | undefined;
  /** Below the totals and an empty line, what the screen tells beside its table. */
  asides?: (() => Promise<readonly ClosingLine[]>) | undefined;
}

/** A line below the rows: what stands in it, by the heading of its column. */
export type ClosingLine = Readonly<Record<string, Decimal>>;

/** The cells of the rows and of what stands below them, line by line. */
export async function* cellsOf<Row>({
  columns,
  rows,
  totals,
  asides,
}: ExportTable<Row>): AsyncGenerator<readonly (Decimal | null)[], void> {
  let hasRows = false;
  for await (const row of rows) {
    hasRows = true;
    yield columns.map(({ value }) => value(row));
  }
  if (!hasRows) return;
  const closing = totals ? [await totals()] : [];
  if (asides) closing.push({}, ...(await asides()));
  for (const line of closing) yield columns.map(({ header }) => line[header] ?? null);
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
