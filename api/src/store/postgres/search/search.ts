import { comparableText } from '@stockroom/contract';
import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '../../text';

/** An index of character pairs finds words of this length (migration 0004). */
const PAIR = 2;
/** The end of a number such as ORD-2026-0042 is rarer than its beginning. */
const ENDING_NUMBER = /\d{3,}$/;
/** Beside a number, the index looks up this much of a word, unless it contains special characters of `like`. */
const BEGINNING = 3;
const LONG_AND_PLAIN = /^[^\\%_]{4,}$/;

/**
 * Finds the rows that contain every word, by an index: best for few matches.
 * @param column a `search_text`, such as `products.search_text`
 */
export function isFound(column: string, search: string): RawBuilder<boolean> {
  const words = searchWords(search);
  const longest = Math.max(...words.map(lengthOf));
  const hasNumber = words.some((word) => ENDING_NUMBER.test(word));
  // PostgreSQL reads a whole index for a word that is too short for it, so short words only filter the matches.
  const isLookedUp = (word: string) => lengthOf(word) >= Math.min(longest, PAIR + 1);
  return every(words, (word) =>
    isLookedUp(word) ? isWordFound(column, word, hasNumber) : isWordMatch(column, word),
  );
}

/**
 * Tests row by row whether a text contains every word: best for many matches along the order of a list. In this form
 * the planner uses no index and expects every other row to match. PostgreSQL makes each pattern once.
 */
export function isMatch(column: string, search: string): RawBuilder<boolean> {
  const matches = every(
    searchWords(search),
    (word) => sql<boolean>`${sql.ref(column)} like (select ${searchPattern(word)})`,
  );
  return sql<boolean>`coalesce(${matches}, false)`;
}

/** Whether a comparable text contains every word. The planner may use an index: for tables that stay small. */
export function holdsWords(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return every(searchWords(search), (word) => sql<boolean>`${text} like ${searchPattern(word)}`);
}

function isWordFound(column: string, word: string, hasNumber: boolean): RawBuilder<boolean> {
  if (lengthOf(word) === PAIR) {
    const pair = sql`${beginningOf(word, PAIR)}::text collate "C"`;
    return sql<boolean>`character_pairs(${sql.ref(column)}) collate "C" @> array[${pair}]
      and ${isWordMatch(column, word)}`;
  }
  const part = hasNumber ? tellingPart(word) : null;
  return part === null
    ? sql<boolean>`${sql.ref(column)} like ${searchPattern(word)}`
    : sql<boolean>`${sql.ref(column)} like ${part} and ${isWordMatch(column, word)}`;
}

/**
 * The part of a word to look up in a search with a number; null for the whole word. The index reads the rows of every
 * three characters in its pattern, and a number finds so few rows that a filter can test the rest.
 */
function tellingPart(word: string): RawBuilder<string> | null {
  const [ending] = ENDING_NUMBER.exec(word) ?? [];
  if (ending !== undefined) return ending === word ? null : searchPattern(ending);
  if (!LONG_AND_PLAIN.test(word)) return null;
  return searchPattern(beginningOf(word, BEGINNING));
}

/** The first characters of the comparable word, which may have more of them than the word. */
function beginningOf(word: string, length: number): string {
  return [...comparableText(word)].slice(0, length).join('');
}

function isWordMatch(column: string, word: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(column)} like ${searchPattern(word)}, false)`;
}

/**
 * The pattern of a word, in which % and _ have no special meaning. PostgreSQL uses the index only with the collation
 * of the column.
 */
function searchPattern(word: string): RawBuilder<string> {
  const literal = comparableText(word).replace(/[\\%_]/g, '\\$&');
  return sql<string>`${`%${literal}%`}::text`;
}

function every(
  words: readonly string[],
  test: (word: string) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  return words.length === 0 ? sql`true` : sql<boolean>`(${sql.join(words.map(test), sql` and `)})`;
}

function lengthOf(word: string): number {
  return [...word].length;
}
