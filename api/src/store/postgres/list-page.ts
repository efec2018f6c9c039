import type { Sort } from '@stockroom/contract';
import { sql, type Compilable, type Kysely, type RawBuilder } from 'kysely';
import { sortDirection } from '../sort';
import type { ListRequest } from '../store';
import type { KnownTotals } from './known-totals';
import type { Tables } from './tables';

/** The ids of one page, in its order. */
export interface PageOfIds {
  ids: string[];
  hasPrevious: boolean;
  hasNext: boolean;
  total: number;
}

/** What a list is sorted by, and the type of which a cursor's value has to become again. */
export interface SortValue {
  expression: RawBuilder<string | number>;
  type: 'text' | 'numeric' | 'timestamptz';
}

interface PageSource {
  /** All that match the filter, each with the value it is sorted by. */
  found: Compilable<{ id: string; key: string | number }>;
  /** True when an index finds the matches faster than walking the order of the list would. */
  isSearch: boolean;
  keyType: SortValue['type'];
  /**
   * The same as `found`, in a form that walks the order of the list: better than looking all matches up once
   * there are known to be thousands, where they do not lie close together in that order.
   */
  walked?: Compilable<{ id: string; key: string | number }>;
  /** Where totals of long lists are remembered; without it each page is counted. */
  totals?: KnownTotals;
}

/**
 * Cuts one page out of what was found, by (key, id) and never by offset.
 *
 * A search is materialised: left to itself the planner walks the index of the order and tests each row, which
 * took 319 ms of 100,000 products where the trigram index takes 4. Anything else must not be, so that the
 * index of the order gives just the page.
 */
export async function pageOfIds(
  db: Kysely<Tables>,
  source: PageSource,
  request: ListRequest<unknown, Sort<string>>,
): Promise<PageOfIds> {
  const { found, isSearch, walked, totals } = source;
  if (!totals || (isSearch && !walked)) return queryPage(db, source, request, null);
  const { sql: text, parameters } = found.compile();
  const question = JSON.stringify([text, parameters]);
  const known = totals.recall(question, () => countAll(db, found));
  if (known !== null)
    return queryPage(db, { ...source, found: walked ?? found, isSearch: false }, request, known);
  const start = performance.now();
  const page = await queryPage(db, source, request, null);
  totals.learn(question, page.total, performance.now() - start);
  return page;
}

async function countAll(db: Kysely<Tables>, found: PageSource['found']): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${found}) as found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** @param known the total, if it need not be counted */
async function queryPage(
  db: Kysely<Tables>,
  { found, isSearch, keyType }: PageSource,
  { sort, position, limit }: ListRequest<unknown, Sort<string>>,
  known: number | null,
): Promise<PageOfIds> {
  const isBackwards = position?.direction === 'before';
  const isAscending = (sortDirection(sort) === 'asc') !== isBackwards;
  const order = sql.raw(isAscending ? 'asc' : 'desc');
  const here = position && sql`(${position.value}::${sql.raw(keyType)}, ${position.id}::uuid)`;
  const beyond = here ? sql`where (key, id) ${sql.raw(isAscending ? '>' : '<')} ${here}` : sql``;
  const behind = here
    ? sql`exists (select from found where (key, id) ${sql.raw(isAscending ? '<=' : '>=')} ${here})`
    : sql`false`;

  const total = known === null ? sql`(select count(*)::int from found)` : sql`${known}::int`;

  const { rows } = await sql<{ ids: string[]; behind: boolean; total: number }>`
    with found as ${sql.raw(isSearch ? 'materialized' : 'not materialized')} ${found}
    select
      array(select id from found ${beyond} order by key ${order}, id ${order} limit ${limit + 1}) as ids,
      ${behind} as behind,
      ${total} as total`.execute(db);
  const { ids = [], behind: hasBehind = false, total: all = 0 } = rows[0] ?? {};
  const hasBeyond = ids.length > limit;
  const page = ids.slice(0, limit);
  return isBackwards
    ? { ids: page.reverse(), hasPrevious: hasBeyond, hasNext: hasBehind, total: all }
    : { ids: page, hasPrevious: hasBehind, hasNext: hasBeyond, total: all };
}

/** The records of a page in its order; one that was deleted since is left out. */
export function inOrder<Listed extends { _id: string }>(
  ids: string[],
  records: Listed[],
): Listed[] {
  const byId = new Map(records.map((record) => [record._id, record]));
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
}

/**
 * What `search_text` is compared with, for a typed text in which % and _ mean themselves. The collation is that
 * of the column: with any other, PostgreSQL would not use the index.
 */
export function searchPattern(search: string) {
  const literal = search.replace(/[\\%_]/g, '\\$&');
  return sql<string>`'%' || lower(${literal}::text collate "und-x-icu") || '%'`;
}
