import { CompiledQuery } from 'kysely';
import type { Position } from '../../store';

/** Stand in a query for the place where its page begins, so that one query serves all pages. */
export const PLACE = { value: Symbol('value'), id: Symbol('id') };

/** Each takes about 2 KB. */
const MAX_KEPT = 1000;

const kept = new Map<string, CompiledQuery>();

/**
 * The query of this name as it was compiled the first time: to build and compile the page of a list takes a quarter
 * of what the API adds to the query.
 * @param name all that the query depends on, but for the place
 */
export function keptQuery<Row>(name: string, compile: () => CompiledQuery<Row>) {
  const known: CompiledQuery<Row> | undefined = kept.get(name);
  if (known) return known;
  const { sql, parameters } = compile();
  // Without the tree that it was compiled from, which is ten times as large.
  const query: CompiledQuery<Row> = CompiledQuery.raw(sql, [...parameters]);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(name, query);
  return query;
}

/** The query with the place where its page begins. */
export function placed<Row>(query: CompiledQuery<Row>, place: Position | null): CompiledQuery<Row> {
  if (!place) return query;
  const parameters = query.parameters.map((parameter) => {
    if (parameter === PLACE.value) return place.value;
    return parameter === PLACE.id ? place.id : parameter;
  });
  return { ...query, parameters };
}
