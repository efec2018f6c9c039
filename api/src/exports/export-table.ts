import type { Decimal } from '@stockroom/contract';

/** text stays text; number: exact decimal digits; money: the same, with two places
 * at least; time: an ISO instant, shown in the reader's time zone. */
export interface ExportColumn<Row> {
  header: string;
  kind: 'text' | 'number' | 'money' | 'time';
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

export function numberColumn<Row>(
  header: string,
  value: (row: Row) => Decimal | null,
): ExportColumn<Row> {
  return { header, kind: 'number', value };
}

export function moneyColumn<Row>(
  header: string,
  value: (row: Row) => Decimal | null,
): ExportColumn<Row> {
  return { header, kind: 'money', value };
}

export function timeColumn<Row>(header: string, value: (row: Row) => string): ExportColumn<Row> {
  return { header, kind: 'time', value };
}
