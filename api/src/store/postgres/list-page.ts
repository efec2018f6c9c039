import type { Sort } from '@stockroom/contract';
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { sortDirection, sortKey } from '../sort';
import type { ListPage, ListRequest } from '../store';
import type { Count, Extent, KnownTotals } from './known-totals';
import { PREPARED } from './prepared-statements';
import type { Tables } from './tables';

/** What a list is sorted by, and the type of which a cursor's value has to become again. */
export interface SortValue {
  expression: RawBuilder<string | number>;
  type: 'text' | 'numeric' | 'timestamptz';
}

export type Found = Expression<{ id: string; key: string | number }>;

interface PageSource<Row> {
  /** Tells the totals of this list from those of others. */
  name: string;
  /** All that match the filter, each with the value it is sorted by. */
  found: Found;
  /**
   * True when all matches are gathered before the page is cut: where an index finds them faster than walking the
   * order of the list would, or no index has that order and to test a row is dear.
   */
  isGathered: boolean;
  keyType: SortValue['type'];
  /** All records of which a page is made, each with its `_id`. */
  records: Expression<Row>;
  /**
   * The same as `found`, in a form that walks the order of the list: better than looking all matches up once
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
  const { name, isGathered, walked, asOf, totals } = source;
  const parts = [source.found];
  const query = { ...source, parts, isPrepared: !isGathered && totals !== undefined };
  if (!totals || (isGathered && !walked)) return queryPage(db, query, request);
  const question = JSON.stringify([name, request.filter, sortKey(request.sort)]);
  const known = totals.recall(question, () => countAll(db, source));
  if (known) {
    const walks = walked?.(known.extent ?? null) ?? parts;
    return queryPage(db, { ...query, parts: walks, isGathered: false }, request, known.total);
  }
  const start = performance.now();
  const page = await queryPage(db, query, request);
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
    select count(*)::int as total, ${extent} as extent from (${found}) as found`.execute(db);
  return rows[0] ?? { total: 0, extent: null };
}

/** What each row carries beside its own columns. */
interface Carried {
  _total: number;
  _isBehind: boolean;
}

interface PageQuery<Row> extends Pick<PageSource<Row>, 'isGathered' | 'keyType' | 'records'> {
  parts: Found[];
  isPrepared: boolean;
}

/**
 * Page, records and total in one statement: a round trip costs as much as they do.
 *
 * What is gathered is materialised: left to itself the planner walks the index of the order and tests each row, which
 * took 319 ms of 100,000 products where the trigram index takes 4. Anything else must not be, so that the
 * index of the order gives just the page. Several parts are cut each by itself, or they would all be sorted.
 * @param known the total; without it the only part is counted
 */
async function queryPage<Row extends { _id: string }>(
  db: Kysely<Tables>,
  { parts, isGathered, isPrepared, keyType, records }: PageQuery<Row>,
  request: Request,
  known?: number,
): Promise<ListPage<Row>> {
  const { isBackwards, order, beyond, behind } = placeOf(request, keyType);
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
  const total = known === undefined ? sql`(select count(*)::int from found_0)` : sql`${known}::int`;

  const { rows } = await sql<Row & Carried>`${isPrepared ? PREPARED : sql``}
    with ${sql.join(found)}, page as (${cut(sql`(${cuts}) as cuts`)})
    select record.*, ${total} as "_total", ${sql.join(isBehind, sql` or `)} as "_isBehind"
    from (select) as always left join (page join (${records}) as record on record."_id" = page.id) on true
    order by page.key ${order}, page.id ${order}`.execute(db);
  return toPage(rows, { limit: request.limit, isBackwards });
}

/** The direction of the walk, and conditions for what lies beyond the position of the request and behind it. */
function placeOf({ sort, position }: Request, keyType: SortValue['type']) {
  const isBackwards = position?.direction === 'before';
  const isAscending = (sortDirection(sort) === 'asc') !== isBackwards;
  const order = sql.raw(isAscending ? 'asc' : 'desc');
  if (!position) return { isBackwards, order, beyond: sql``, behind: null };
  const here = sql`(${position.value}::${sql.raw(keyType)}, ${position.id}::uuid)`;
  return {
    isBackwards,
    order,
    beyond: sql`where (key, id) ${sql.raw(isAscending ? '>' : '<')} ${here}`,
    behind: sql`where (key, id) ${sql.raw(isAscending ? '<=' : '>=')} ${here}`,
  };
}

function toPage<Row extends { _id: string }>(
  rows: (Row & Carried)[],
  { limit, isBackwards }: { limit: number; isBackwards: boolean },
): ListPage<Row> {
  const { _total: total = 0, _isBehind: hasBehind = false } = rows[0] ?? ({} as Partial<Carried>);
  // An empty page is one row of nulls, which carries the total.
  const found = rows[0]?._id === null ? [] : rows.map(dropCarried<Row>);
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
