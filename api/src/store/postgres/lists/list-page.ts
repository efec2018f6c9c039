import type { Sort } from '@stockroom/contract';
import { sql, type CompiledQuery, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { sortDirection, sortKey } from '../../sort';
import type { ListPage, ListRequest } from '../../store';
import type { Count, Extent, KnownTotals } from './known-totals';
import { keptQuery, PLACE, placed } from './kept-queries';
import { PREPARED, PREPARED_SEARCH } from './prepared-statements';
import { build } from './queries';
import type { Tables } from '../tables';

/** What a list is sorted by, and the type of which a cursor's value has to become again. */
export interface SortValue {
  expression: RawBuilder<string | number>;
  type: 'text' | 'numeric' | 'timestamptz';
}

export type Found = Expression<{ id: string; key: string | number }>;

interface PageSource<Row> {
  /** Tells this list from others. */
  name: string;
  /** All that match the filter, each with the value it is sorted by. */
  found: () => Found;
  /**
   * True when all matches are gathered before the page is cut: where an index finds them faster than walking the
   * order of the list would, or no index has that order and to test a row is dear.
   */
  isGathered: boolean;
  keyType: SortValue['type'];
  /** All records of which a page is made, each with its `_id`. */
  records: Expression<Row>;
  /**
   * What would be gathered, in a form that walks the order of the list: better than looking all matches up once
   * there are known to be thousands. In one part or more, which are walked beside each other.
   */
  walked?: (extent: Extent | null) => Found[];
  /** Since when changes may lie outside of an extent that is taken now; without it none is taken. */
  asOf?: RawBuilder<string> | null;
  /** Where totals of long lists are remembered; without it each page is counted. */
  totals?: KnownTotals | undefined;
}

type Request = ListRequest<unknown, Sort<string>>;

/** Cuts one page out of what was found, by (key, id) and never by offset. */
export async function listPage<Row extends { _id: string }>(
  db: Kysely<Tables>,
  source: PageSource<Row>,
  request: Request,
): Promise<ListPage<Row>> {
  const { name, found, isGathered, walked, asOf, totals } = source;
  const question = JSON.stringify([name, request.filter, sortKey(request.sort)]);
  const keptAs = isGathered ? null : question;
  const counting = { ...source, parts: () => [found()], isCounted: true, keptAs };
  if (!totals || (isGathered && !walked)) return queryPage(db, counting, request);
  const known = totals.recall(question, () => countAll(db, source));
  if (known) {
    const { total, extent = null } = known;
    const parts = () => (isGathered && walked ? walked(extent) : [found()]);
    const walking = { ...source, parts, keptAs, isGathered: false, isCounted: false };
    return { ...(await queryPage(db, walking, request)), total };
  }
  const start = performance.now();
  const page = await queryPage(db, counting, request);
  const count = { total: page.total, extent: asOf ? undefined : null };
  totals.learn(question, count, performance.now() - start);
  return page;
}

async function countAll(
  db: Kysely<Tables>,
  { found, asOf }: Pick<PageSource<unknown>, 'found' | 'asOf'>,
): Promise<Count> {
  const extent = asOf
    ? sql`jsonb_build_object('first', min(key), 'last', max(key), 'asOf', ${asOf})`
    : sql`null`;
  const { rows } = await sql<{ total: number; extent: Extent | null }>`
    select count(*)::int as total, ${extent} as extent from (${found()}) as found`.execute(db);
  return rows[0] ?? { total: 0, extent: null };
}

/** What each row carries beside its own columns. */
interface Carried {
  /** Null where it was not counted. */
  _total: number | null;
  _isBehind: boolean;
}

interface PageQuery<Row> extends Pick<PageSource<Row>, 'isGathered' | 'keyType' | 'records'> {
  /** What was found; of several parts none may be counted. */
  parts: () => Found[];
  isCounted: boolean;
  /** Under which name the query is kept and prepared, where it may be. */
  keptAs?: string | null;
}

async function queryPage<Row extends { _id: string }>(
  db: Kysely<Tables>,
  query: PageQuery<Row>,
  request: Request,
): Promise<ListPage<Row>> {
  const { sort, limit, position } = request;
  const { keptAs, isCounted } = query;
  const direction = position?.direction;
  const compiled = keptAs
    ? keptQuery(JSON.stringify([keptAs, sort, limit, direction, isCounted]), () =>
        pageQuery(query, request),
      )
    : pageQuery(query, request);
  const { rows } = await db.executeQuery(placed(compiled, position));
  return toPage(rows, { limit, isBackwards: direction === 'before' });
}

/**
 * Page, records and total in one statement: a round trip costs as much as they do.
 *
 * What is gathered is materialised: left to itself the planner walks the index of the order and tests each row, which
 * took 319 ms of 100,000 products where the trigram index takes 4. Anything else must not be, so that the
 * index of the order gives just the page. Several parts are cut each by itself, or they would all be sorted.
 */
function pageQuery<Row>(
  { parts, isGathered, isCounted, keptAs, keyType, records }: PageQuery<Row>,
  request: Request,
): CompiledQuery<Row & Carried> {
  const { order, beyond, behind } = placeOf(request, keyType);
  const prepared = keptAs ? PREPARED : PREPARED_SEARCH;
  const matches = parts();
  const names = matches.map((_part, index) => sql.table(`found_${index}`));
  const found = matches.map(
    (part, index) =>
      sql`${names[index]} as ${sql.raw(isGathered ? '' : 'not')} materialized (${part})`,
  );
  const cut = (from: RawBuilder<unknown>) =>
    sql`select id, key from ${from} ${beyond} order by key ${order}, id ${order} limit ${sql.lit(request.limit + 1)}`;
  const cuts = sql.join(
    names.map((name) => sql`(${cut(name)})`),
    sql` union all `,
  );
  const isBehind = behind
    ? names.map((name) => sql`exists (select from ${name} ${behind})`)
    : [sql`false`];
  const total = isCounted ? sql`(select count(*)::int from found_0)` : sql`null::int`;
  const rows = sql`page join (${records}) as record on record."_id" = page.id`;
  // An empty page needs a row for what it carries.
  const carries = isCounted || behind;

  return sql<Row & Carried>`${isGathered ? sql`` : prepared}
    with ${sql.join(found)}, page as (${cut(sql`(${cuts}) as cuts`)})
    select record.*, ${total} as "_total", ${sql.join(isBehind, sql` or `)} as "_isBehind"
    from ${carries ? sql`(select) as always left join (${rows}) on true` : rows}
    order by page.key ${order}, page.id ${order}`.compile(build);
}

/** The direction of the walk, and conditions for what lies beyond the place where the page begins and behind it. */
function placeOf({ sort, position }: Request, keyType: SortValue['type']) {
  const isBackwards = position?.direction === 'before';
  const isAscending = (sortDirection(sort) === 'asc') !== isBackwards;
  const order = sql.raw(isAscending ? 'asc' : 'desc');
  if (!position) return { order, beyond: sql``, behind: null };
  const here = sql`(${PLACE.value}::${sql.raw(keyType)}, ${PLACE.id}::uuid)`;
  return {
    order,
    beyond: sql`where (key, id) ${sql.raw(isAscending ? '>' : '<')} ${here}`,
    behind: sql`where (key, id) ${sql.raw(isAscending ? '<=' : '>=')} ${here}`,
  };
}

function toPage<Row extends { _id: string }>(
  rows: (Row & Carried)[],
  { limit, isBackwards }: { limit: number; isBackwards: boolean },
): ListPage<Row> {
  const { _total, _isBehind: hasBehind = false } = rows[0] ?? ({} as Partial<Carried>);
  // An empty page is one row of nulls, which carries the total.
  const found = rows[0]?._id === null ? [] : rows.map(dropCarried<Row>);
  const total = _total ?? 0;
  const hasBeyond = found.length > limit;
  const records = found.slice(0, limit);
  return isBackwards
    ? { records: records.reverse(), hasPrevious: hasBeyond, hasNext: hasBehind, total }
    : { records, hasPrevious: hasBehind, hasNext: hasBeyond, total };
}

/** In place: a copy of every row takes some hundredths of a request. JSON leaves out what is undefined. */
function dropCarried<Row>(row: Row & Partial<Carried>): Row {
  row._total = undefined;
  row._isBehind = undefined;
  return row;
}
