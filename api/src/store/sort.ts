import type { Sort } from '@stockroom/contract';

/** The column of a sort, without its direction. */
export function sortKey<Key extends string>(sort: Sort<Key>): Key {
  return (sort.startsWith('-') ? sort.slice(1) : sort) as Key;
}

export function sortDirection(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc';
}
