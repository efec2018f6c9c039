import type { Sort } from '@stockroom/contract';
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { sortDirection, sortKey } from '../../pagination';
import type { ListPage, ListRequest } from '../../store';
import type { Count, CountCache, Extent } from './count-cache';
import type { Tables } from '../tables';

/** A query of the rows that match a filter. The `key` of a row is the value it is sorted by: text, numeric or instant. */
export type Found = Expression<{ id: string; key: string | number }>;

/** Each page counts a shorter list: that costs nothing, and people notice a wrong total. */
const LONG = 2000;

interface PageSource<Row> {
  name: string;
  found: () => Found;
  /** Whether the database gathers all matches by an index before it cuts the page; else it walks the list's order. */
  isGathered: boolean;
  /** Selects every record, with its `_id`. */
  records: Expression<Row>;
  /**
   * Finds the matches of a search on a walk along the list's order, which is faster when thousands match. The
   * database walks several parts side by side.
   */
  walked?: (extent: Extent | null) => Found[];
  /** Changes after this instant may lie outside an extent taken now; a list without it takes none. */
  asOf?: RawBuilder<string> | null;
  /** Remembers totals; a list without it counts for each page. */
  counts?: CountCache | undefined;
}

type Request = ListRequest<unknown, Sort<string>>;

/** Cuts one page out of the matches, by (key, id) and never by offset. */
export async function listPage<Row extends { _id: string }>(
  db: Kysely<Tables>,
  source: PageSource<Row>,
  request: Request,
): Promise<ListPage<Row>> {
  const { name, found, isGathered, walked, counts } = source;
  const counting = { ...source, parts: [found()], isCounted: true };
  if (!counts || (isGathered && !walked)) return (await queryPage(db, counting, request)).page;
  const question = JSON.stringify([name, request.filter, sortKey(request.sort)]);
  const known = counts.get(question);
  // A walk would test every row to find none.
  if (known && known.total > 0) {
    const parts = isGathered && walked ? walked(known.extent) : [found()];
    const walking = { ...source, parts, isGathered: false, isCounted: false };
    const { page } = await queryPage(db, walking, request);
    return { ...page, total: known.total };
  }
  const { page, count } = await queryPage(db, counting, request);
  if (count.total >= LONG) counts.set(question, count);
  return page;
}

const NOTHING: Count = { total: 0, extent: null };

function countOf({ asOf }: Pick<PageSource<unknown>, 'asOf'>) {
  const extent = asOf
    ? sql`case when count(*) > 0 then
        jsonb_build_object('first', min(key), 'last', max(key), 'asOf', ${asOf}) end`
    : sql`null`;
  return sql`jsonb_build_object('total', count(*), 'extent', ${extent})`;
}

/** Columns about the page that each of its rows carries. */
interface Carried {
  /** Null when the query did not count. */
  _count: Count | null;
  _isBehind: boolean;
}

interface PageQuery<Row> extends Pick<PageSource<Row>, 'isGathered' | 'records' | 'asOf'> {
  /** The matches; several parts cannot be counted. */
  parts: Found[];
  isCounted: boolean;
}

async function queryPage<Row extends { _id: string }>(
  db: Kysely<Tables>,
  query: PageQuery<Row>,
  request: Request,
): Promise<{ page: ListPage<Row>; count: Count }> {
  const { rows } = await pageQuery(query, request).execute(db);
  const count = rows[0]?._count ?? NOTHING;
  const isBackwards = request.position?.direction === 'before';
  return { page: toPage(rows, count.total, { limit: request.limit, isBackwards }), count };
}

/**
 * One statement reads page, records and count, because a round trip costs as much as they do.
 *
 * Gathered matches are materialised: otherwise the planner walks the list's order and tests each row, which took
 * 319 ms of 100,000 products instead of 4. Walks are not materialised, so that the index of the order gives just
 * the page. Each part of a walk is cut by itself, because the database would sort all rows of their union.
 */
function pageQuery<Row>(query: PageQuery<Row>, request: Request): RawBuilder<Row & Carried> {
  const { parts, isGathered, isCounted, records } = query;
  const { order, beyond, behind } = placeOf(request);
  const names = parts.map((_part, index) => sql.table(`found_${index}`));
  const found = parts.map(
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
  const count = isCounted ? sql`(select ${countOf(query)} from found_0)` : sql`null::jsonb`;
  const rows = sql`page join (${records}) as record on record."_id" = page.id`;
  // Gives an empty page a row to carry its columns.
  const carries = isCounted || behind;

  return sql<Row & Carried>`
    with ${sql.join(found)}, page as (${cut(sql`(${cuts}) as cuts`)})
    select record.*, ${count} as "_count", ${sql.join(isBehind, sql` or `)} as "_isBehind"
    from ${carries ? sql`(select) as always left join (${rows}) on true` : rows}
    order by page.key ${order}, page.id ${order}`;
}

/** The direction of the walk, and the conditions for the rows beyond the start of the page and behind it. */
function placeOf({ sort, position }: Request) {
  const isBackwards = position?.direction === 'before';
  const isAscending = (sortDirection(sort) === 'asc') !== isBackwards;
  const order = sql.raw(isAscending ? 'asc' : 'desc');
  if (!position) return { order, beyond: sql``, behind: null };
  const here = sql`(${position.value}, ${position.id})`;
  return {
    order,
    beyond: sql`where (key, id) ${sql.raw(isAscending ? '>' : '<')} ${here}`,
    behind: sql`where (key, id) ${sql.raw(isAscending ? '<=' : '>=')} ${here}`,
  };
}

function toPage<Row extends { _id: string }>(
  rows: (Row & Carried)[],
  total: number,
  { limit, isBackwards }: { limit: number; isBackwards: boolean },
): ListPage<Row> {
  const hasBehind = rows[0]?._isBehind ?? false;
  // An empty page has one row of nulls, which carries the count.
  const found = rows[0]?._id === null ? [] : rows.map(dropCarried<Row>);
  const hasBeyond = found.length > limit;
  const records = found.slice(0, limit);
  return isBackwards
    ? { records: records.reverse(), hasPrevious: hasBeyond, hasNext: hasBehind, total }
    : { records, hasPrevious: hasBehind, hasNext: hasBeyond, total };
}

/** Changes the row in place, because copies take some hundredths of a request. JSON omits undefined values. */
function dropCarried<Row>(row: Row & Partial<Carried>): Row {
  row._count = undefined;
  row._isBehind = undefined;
  return row;
}
