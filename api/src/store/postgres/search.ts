import { sql, type RawBuilder } from 'kysely';

/** Texts of this many characters are found by pairs of characters (migration 0004). */
const PAIR = 2;
/** A number at the end tells more than what all numbers begin with: ORD-2026-0042. */
const ENDING_NUMBER = /\d{3,}$/;

/**
 * What `search_text` is compared with, for a typed text in which % and _ mean themselves. The collation is that
 * of the column: with any other, PostgreSQL would not use the index.
 */
export function searchPattern(search: string): RawBuilder<string> {
  const literal = search.replace(/[\\%_]/g, '\\$&');
  return sql<string>`'%' || ${lowerCase(literal)} || '%'`;
}

/**
 * Finds the rows by the indexes of the search: best for few of them.
 * @param column a `search_text`, such as `products.search_text`
 */
export function isFound(column: string, search: string): RawBuilder<boolean> {
  if ([...search].length === PAIR) {
    const pair = sql`left(${lowerCase(search)}, ${sql.lit(PAIR)}) collate "C"`;
    return sql<boolean>`character_pairs(${sql.ref(column)}) collate "C" @> array[${pair}]
      and ${isMatch(column, search)}`;
  }
  // Looked for as a whole, the index would go through the rows of each three characters it begins with.
  const [ending] = ENDING_NUMBER.exec(search) ?? [];
  return ending === undefined || ending === search
    ? sql<boolean>`${sql.ref(column)} like ${searchPattern(search)}`
    : sql<boolean>`${sql.ref(column)} like ${searchPattern(ending)} and ${isMatch(column, search)}`;
}

/**
 * Tests row by row: best where many match, all along the order of the list. In this form no index is thought of,
 * and the planner expects every other row to match.
 */
export function isMatch(column: string, search: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(column)} like ${searchPattern(search)}, false)`;
}

function lowerCase(text: string): RawBuilder<string> {
  return sql<string>`lower(${text}::text collate "und-x-icu")`;
}
