import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '../../search-words';

/** Texts of this many characters are found by pairs of characters (migration 0004). */
const PAIR = 2;
/** A number at the end tells more than what all numbers begin with: ORD-2026-0042. */
const ENDING_NUMBER = /\d{3,}$/;
/** So much of a word is looked up beside a number, unless it holds what `like` reads otherwise. */
const BEGINNING = 3;
const LONG_AND_PLAIN = /^[^\\%_]{4,}$/;

/**
 * Finds the rows that hold every word, by the indexes of the search: best for few of them.
 * @param column a `search_text`, such as `products.search_text`
 */
export function isFound(column: string, search: string): RawBuilder<boolean> {
  const words = searchWords(search);
  const longest = Math.max(...words.map(lengthOf));
  const hasNumber = words.some((word) => ENDING_NUMBER.test(word));
  // An index that is asked for what it does not know is read as a whole, so short words only sift what was found.
  const isLookedUp = (word: string) => lengthOf(word) >= Math.min(longest, PAIR + 1);
  return every(words, (word) =>
    isLookedUp(word) ? isWordFound(column, word, hasNumber) : isWordMatch(column, word),
  );
}

/**
 * Tests row by row whether every word is there: best where many match, all along the order of the list. In this
 * form no index is thought of, and the planner expects every other row to match, whatever the words: so it fits
 * a prepared statement. The patterns are made once, not for each row.
 */
export function isMatch(column: string, search: string): RawBuilder<boolean> {
  const matches = every(
    searchWords(search),
    (word) => sql<boolean>`${sql.ref(column)} like (select ${searchPattern(word)})`,
  );
  return sql<boolean>`coalesce(${matches}, false)`;
}

/** The same in any text that is `comparable`, by an index or not as the planner sees fit: for tables that stay small. */
export function holdsWords(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return every(searchWords(search), (word) => sql<boolean>`${text} like ${searchPattern(word)}`);
}

function isWordFound(column: string, word: string, hasNumber: boolean): RawBuilder<boolean> {
  if (lengthOf(word) === PAIR) {
    const pair = sql`left(${comparable(word)}, ${sql.lit(PAIR)}) collate "C"`;
    return sql<boolean>`character_pairs(${sql.ref(column)}) collate "C" @> array[${pair}]
      and ${isWordMatch(column, word)}`;
  }
  const part = hasNumber ? tellingPart(word) : null;
  return part === null
    ? sql<boolean>`${sql.ref(column)} like ${searchPattern(word)}`
    : sql<boolean>`${sql.ref(column)} like ${part} and ${isWordMatch(column, word)}`;
}

/**
 * The pattern to look a word up by where a number is searched for, or null for that of the whole word: the index
 * goes through the rows of each three characters that it is asked for, and a number finds so few rows that the rest
 * may be sifted.
 */
function tellingPart(word: string): RawBuilder<string> | null {
  const [ending] = ENDING_NUMBER.exec(word) ?? [];
  if (ending !== undefined) return ending === word ? null : searchPattern(ending);
  if (!LONG_AND_PLAIN.test(word)) return null;
  return sql<string>`'%' || left(${comparable(word)}, ${sql.lit(BEGINNING)}) || '%'`;
}

function isWordMatch(column: string, word: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(column)} like ${searchPattern(word)}, false)`;
}

/**
 * What a text is compared with, for a typed word in which % and _ mean themselves. The collation is that
 * of the column: with any other, PostgreSQL would not use the index.
 */
function searchPattern(word: string): RawBuilder<string> {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return sql<string>`'%' || ${comparable(literal)} || '%'`;
}

/** As `search_text` has it (migration 0007). */
export function comparable(text: string | RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`replace(lower(${text}::text collate "und-x-icu"), 'ё', 'е')`;
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
