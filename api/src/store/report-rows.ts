import {
  divideRounded,
  fromScaled,
  sumMoney,
  sumQuantities,
  TEXT_COLUMNS,
  toScaled,
  type Decimal,
} from '@stockroom/contract';
import { VALUE_SCALE } from '../stock-movements/average-cost';
import { UNKNOWN_FIGURE } from './reports';
import type { ListPage, ListRequest } from './store';
import { compareFigures, pageOf, sortDirection, sortKey } from './pagination';
import { compareText } from './text';

/** Cuts a page out of all rows of a report, sorted by a text or by a figure, which may be unknown. */
export function pageOfRows<Row extends { _id: string }>(
  rows: readonly Row[],
  request: ListRequest<unknown, string>,
): ListPage<Row> {
  const column = sortKey(request.sort);
  const listed = rows.map((row) => ({ _id: row._id, row, key: keyOf(row, column) }));
  const sort = sortDirection(request.sort) === 'desc' ? '-key' : 'key';
  const compare = TEXT_COLUMNS.includes(column) ? undefined : compareFigures;
  const { records, ...page } = pageOf(listed, { ...request, sort }, compare);
  return { ...page, records: records.map(({ row }) => row) };
}

function keyOf(row: object, column: string): string | number {
  const value: unknown = Reflect.get(row, column) ?? UNKNOWN_FIGURE;
  return typeof value === 'number' ? value : String(value);
}

export function grouped<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].sort(([a], [b]) => compareText(a, b));
}

/** Adds up columns of money and of quantities, whose names end in `Quantity`. */
export function totalsOf<Column extends string>(
  rows: readonly Record<Column, Decimal>[],
  columns: readonly Column[],
): Record<Column, Decimal> {
  const sum = (column: Column) => {
    const figures = rows.map((row) => row[column]);
    return column.endsWith('Quantity') ? sumQuantities(figures) : sumMoney(figures);
  };
  return Object.fromEntries(columns.map((column) => [column, sum(column)])) as Record<
    Column,
    Decimal
  >;
}

const RATIO_SCALE = 4;

/** @returns null for a whole that is not above 0 */
export function ratio(part: Decimal, whole: Decimal): number | null {
  const units = toScaled(whole, VALUE_SCALE);
  if (units <= 0n) return null;
  const scaled = toScaled(part, VALUE_SCALE) * 10n ** BigInt(RATIO_SCALE);
  return Number(fromScaled(divideRounded(scaled, units), RATIO_SCALE));
}
