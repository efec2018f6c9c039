/** The server pages lists with opaque keyset cursors, in both directions. */
export interface Page {
  nextCursor: string | null;
  previousCursor: string | null;
  /** Records that match the filter, over all pages. */
  total: number;
  /** What the list shows, where nothing contains the search as it was typed. */
  searchedFor?: string;
}

export interface PageQuery {
  cursor?: string;
  /** 1 to 100 records. */
  limit?: number;
}

export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;
/** The most characters of a search text. */
export const MAX_SEARCH_LENGTH = 200;

/** A column to sort by; a leading minus means descending. */
export type Sort<Key extends string> = Key | `-${Key}`;

/** The answer to a write. */
export interface WriteResult {
  success: true;
  message: string;
}
