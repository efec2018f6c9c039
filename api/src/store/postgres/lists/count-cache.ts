/** Each page counts a shorter list: that costs nothing, and people notice a wrong total. */
const LONG = 2000;
const LIFETIME_MS = 10_000;
const MAX_COUNTS = 500;

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

/**
 * Keeps the counts of long lists for some seconds. With 1,000,000 movements, the first page takes 1 ms of the
 * processor and the count 75 ms (190 ms with a filter). The count of 100,000 products takes 7 to 30 ms.
 */
export interface CountCache {
  /**
   * @param question identifies the list and its filter
   * @returns null when the page must count
   */
  get(question: string): Count | null;
  /** Ignores the counts of short lists. */
  set(question: string, count: Count): void;
}

export function createCountCache(now: () => number = () => performance.now()): CountCache {
  const entries = new Map<string, { count: Count; countedAt: number }>();
  return {
    get(question) {
      const entry = entries.get(question);
      return entry && now() - entry.countedAt <= LIFETIME_MS ? entry.count : null;
    },
    set(question, count) {
      entries.delete(question);
      if (count.total < LONG) return;
      entries.set(question, { count, countedAt: now() });
      const [oldest] = entries.keys();
      if (entries.size > MAX_COUNTS && oldest !== undefined) entries.delete(oldest);
    },
  };
}
