import { narrow, type Decimal } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { sortDirection, sortKey } from '../../sort';
import { UNKNOWN_FIGURE, type TotalledPage } from '../../reports';
import type { ListRequest } from '../../store';
import type { Tables } from '../tables';

interface ReportSource {
  /** All rows, under the names of the contract. */
  found: RawBuilder<unknown>;
  /** Columns to sort by that are texts; all others are numbers, or null. */
  textKeys: readonly string[];
  /** Columns to add up. */
  summed: readonly string[];
}

/** What each row carries beside its own columns: sums over all rows, and whether there are rows before it. */
interface Carried {
  _total: number;
  _isBehind: boolean;
  /** Decimal digits. */
  _totals: Record<string, string>;
}

/**
 * Cuts one page out of rows that have to be computed anyway, by (key, id), and adds up all of them. One
 * statement, so that the totals are those of the rows.
 */
export async function reportPage<Row extends { _id: string }>(
  db: Kysely<Tables>,
  { found, textKeys, summed }: ReportSource,
  { sort, position, limit }: ListRequest<unknown, string>,
): Promise<TotalledPage<Row, Record<string, Decimal>>> {
  const column = sortKey(sort);
  const isText = textKeys.includes(column);
  const key = isText
    ? sql.ref(column)
    : sql`coalesce(${sql.ref(column)}, ${sql.lit(UNKNOWN_FIGURE)})`;
  const isBackwards = position?.direction === 'before';
  const isAscending = (sortDirection(sort) === 'asc') !== isBackwards;
  const order = sql.raw(isAscending ? 'asc' : 'desc');
  const keyType = sql.raw(isText ? 'text' : 'numeric');
  const here = position && sql`(${String(position.value)}::${keyType}, ${position.id}::uuid)`;
  const beyond = here
    ? sql`where (${key}, "_id") ${sql.raw(isAscending ? '>' : '<')} ${here}`
    : sql``;
  const behind = here
    ? sql`exists (select from found where (${key}, "_id") ${sql.raw(isAscending ? '<=' : '>=')} ${here})`
    : sql`false`;

  const sums = summed.map(
    (name) => sql`${sql.lit(name)}, coalesce(sum(${sql.ref(name)}), 0)::text`,
  );

  const { rows } = await sql<Row & Carried>`
    with found as materialized (${found}),
      page as (select * from found ${beyond} order by ${key} ${order}, "_id" ${order} limit ${limit + 1})
    select page.*, whole.*, ${behind} as "_isBehind"
    from (select count(*)::int as "_total", jsonb_build_object(${sql.join(sums)}) as "_totals" from found) as whole
      left join page on true
    order by ${key} ${order}, "_id" ${order}`.execute(db);
  const [{ _total = 0, _isBehind: hasBehind = false, _totals = {} } = {} as Partial<Carried>] =
    rows;
  const records = rows.filter(({ _id }) => _id !== null).map(withoutCarried<Row>);
  const hasBeyond = records.length > limit;
  const page = records.slice(0, limit);
  const sides = isBackwards
    ? { records: page.reverse(), hasPrevious: hasBeyond, hasNext: hasBehind }
    : { records: page, hasPrevious: hasBehind, hasNext: hasBeyond };
  const totals = Object.fromEntries(
    Object.entries(_totals).map(([name, digits]) => [name, narrow(digits)]),
  );
  return { ...sides, total: _total, totals };
}

function withoutCarried<Row>(row: Row & Carried): Row {
  const { _total, _isBehind, _totals, ...own } = row;
  return own as Row;
}
