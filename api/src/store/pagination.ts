import { COST_SCALE, toScaled, type Decimal, type Sort } from '@stockroom/contract';
import type { ListPage, ListRequest } from './store';
import { compareId, compareText } from './text';

/** A list is sorted by value, then by id. */
interface Place {
  value: string | number;
  id: string;
}

/**
 * Sorts the matching records and cuts the requested page out of them.
 * @param compare of sort values; by default numbers by size and texts as people order them
 */
export function pageOf<
  Key extends string,
  Listed extends { _id: string } & Record<Key, string | number>,
>(
  matching: Listed[],
  request: ListRequest<unknown, Sort<Key>>,
  compare = compareValues,
): ListPage<Listed> {
  const { sort, position, limit } = request;
  const key = sortKey(sort);
  const sign = sortDirection(sort) === 'desc' ? -1 : 1;
  const place = (record: Listed): Place => ({ value: record[key], id: record._id });
  const order = (a: Place, b: Place) => sign * (compare(a.value, b.value) || compareId(a.id, b.id));
  const sorted = matching.sort((a, b) => order(place(a), place(b)));

  const side = (record: Listed) => (position ? order(place(record), position) : 1);
  let start = sorted.filter((record) => side(record) <= 0).length;
  let end = start + limit;
  if (position?.direction === 'before') {
    end = sorted.filter((record) => side(record) < 0).length;
    start = Math.max(0, end - limit);
  }
  return {
    records: sorted.slice(start, end),
    hasPrevious: start > 0,
    hasNext: end < sorted.length,
    total: sorted.length,
  };
}

/** Compares figures of at most 6 decimals, which may have more digits than a number holds. */
export function compareFigures(a: Decimal, b: Decimal): number {
  const difference = toScaled(a, COST_SCALE) - toScaled(b, COST_SCALE);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareText(String(a), String(b));
}

export function sortKey<Key extends string>(sort: Sort<Key>): Key {
  return (sort.startsWith('-') ? sort.slice(1) : sort) as Key;
}

export function sortDirection(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc';
}
