import type { SortingState } from '@tanstack/react-table';

/** "-name" -> sorted by name, descending. */
export function toSorting(sort: string | undefined): SortingState {
  if (sort === undefined) return [];
  return [sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false }];
}

/** Sorted by name, descending -> "-name". */
export function toSort([first]: SortingState): string | undefined {
  return first && (first.desc ? `-${first.id}` : first.id);
}
