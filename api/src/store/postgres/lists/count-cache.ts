import { LRUCache } from 'lru-cache';

export interface Count {
  total: number;
  /** Null without a search, and without matches. */
  extent: Extent | null;
}

/** The range of sort values that holds all matches of a search. */
export interface Extent {
  first: string | number;
  last: string | number;
  /** Matches that changed after this instant may lie outside. */
  asOf: string;
}

/** The counts of lists, by list and filter. */
export type CountCache = LRUCache<string, Count>;

/**
 * Keeps the counts of long lists for ten seconds. With 1,000,000 movements, the first page takes 1 ms of the
 * processor and the count 75 ms (190 ms with a filter). The count of 100,000 products takes 7 to 30 ms.
 */
export function createCountCache(): CountCache {
  return new LRUCache({ max: 500, ttl: 10_000 });
}
