import { sql, type RawBuilder } from 'kysely';

const MARK = '/* prepared */';

/** Each connection keeps them until its end. */
const MAX_PREPARED = 100;

/**
 * Begins a statement that comes again and again with a plan that fits all its parameters: a connection parses it
 * once, and plans it once when PostgreSQL sees no gain in doing so each time. That is half of what the page of a
 * list costs. Searches are none: their plan depends on what is searched for.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK);

const names = new Map<string, string>();

/** The name of a prepared statement; undefined for one that is not, or is one too many. */
export function preparedName(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size === MAX_PREPARED) return known;
  const name = `stockroom_${names.size}`;
  names.set(text, name);
  return name;
}
