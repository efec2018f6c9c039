import { sql, type RawBuilder } from 'kysely';

/** Each connection keeps as many of a kind as fit, until its end; their names by statement. */
function kindOf(name: string, limit: number) {
  return { name, mark: `/* prepared ${name} */`, limit, names: new Map<string, string>() };
}

const LIST = kindOf('list', 100);
/** They come in many shapes, which must not take the places of the lists. */
const SEARCH = kindOf('search', 50);

/**
 * Begins a statement that comes again and again with a plan that fits all its parameters: a connection parses it
 * once, and plans it once when PostgreSQL sees no gain in doing so each time. That is half of what the page of a
 * list costs. Searches by an index are none: their plan depends on what is searched for.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(LIST.mark);

/** Begins a search that walks the order of its list, as it does whatever is searched for. */
export const PREPARED_SEARCH: RawBuilder<unknown> = sql.raw(SEARCH.mark);

/** The name of a prepared statement; undefined for one that is not, or is one too many. */
export function preparedName(text: string): string | undefined {
  const kind = [LIST, SEARCH].find(({ mark }) => text.startsWith(mark));
  if (!kind) return undefined;
  const { limit, names } = kind;
  const known = names.get(text);
  if (known !== undefined || names.size === limit) return known;
  const name = `stockroom_${kind.name}_${names.size}`;
  names.set(text, name);
  return name;
}
