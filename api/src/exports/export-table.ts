import {
  mayDo,
  ORDER_MONEY_PERMISSIONS,
  type Decimal,
  type OrderType,
  type Permission,
  type Role,
} from '@stockroom/contract';

/** text stays text; number: exact decimal digits; count: a whole number; money: with two places at least;
 * share: of 1, which a workbook shows in percent; time: an ISO instant, shown in the reader's time zone. */
export type ColumnKind = 'text' | 'number' | 'count' | 'money' | 'share' | 'time';

/** A heading and its cells, in the reader's language. */
export interface ExportColumn<Row> {
  header: string;
  kind: ColumnKind;
  /** One of them lets a person have the column; without any, everybody who exports has it. */
  permissions?: readonly Permission[];
  value(row: Row): Decimal | null;
}

export interface ExportTable<Row> {
  columns: readonly ExportColumn<Row>[];
  /** Read once, row by row, as fast as the client takes them. */
  rows: AsyncIterable<Row>;
  /** Below the rows of a workbook, if there are any: their totals. */
  totals?: (() => Promise<ClosingLine>) | undefined;
  /** Below the totals and an empty line: what the screen shows beside its table. */
  asides?: (() => Promise<readonly ClosingLine[]>) | undefined;
}

/** The cells of a line below the rows, by the headings of their columns. */
type ClosingLine = Readonly<Record<string, Decimal>>;

/** The cells of the rows and of the lines below them, line by line. */
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

type ValueOf<Row> = ExportColumn<Row>['value'];

export function textColumn<Row>(header: string, value: (row: Row) => string): ExportColumn<Row> {
  return { header, kind: 'text', value };
}

export const timeColumn = columnOf('time');
export const numberColumn = columnOf('number');
export const countColumn = columnOf('count');
export const shareColumn = columnOf('share');

/** @param permissions for amounts that some roles may not see */
export function moneyColumn<Row>(
  header: string,
  value: ValueOf<Row>,
  ...permissions: readonly Permission[]
): ExportColumn<Row> {
  return { header, kind: 'money', value, ...(permissions.length > 0 && { permissions }) };
}

/** Money that is a cost or a price by the type of the row's order: a role may see it in some rows only. */
export function orderMoneyColumn<Row>(
  header: string,
  role: Role,
  typeOf: (row: Row) => OrderType,
  value: ValueOf<Row>,
): ExportColumn<Row> {
  return moneyColumn(
    header,
    (row) => (mayDo(role, ORDER_MONEY_PERMISSIONS[typeOf(row)]) ? value(row) : null),
    ...Object.values(ORDER_MONEY_PERMISSIONS),
  );
}

function columnOf(kind: ColumnKind) {
  return <Row>(header: string, value: ValueOf<Row>): ExportColumn<Row> => ({ header, kind, value });
}
