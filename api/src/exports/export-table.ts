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
}

export function textColumn<Row>(header: string, value: (row: Row) => string): ExportColumn<Row> {
  return { header, kind: 'text', value };
}

export function timeColumn<Row>(header: string, value: (row: Row) => string): ExportColumn<Row> {
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
