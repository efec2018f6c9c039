import { sql, type RawBuilder } from 'kysely';
import type { TurnoverFilter } from '../../reports';
import { productConditions } from './report-products';

const QUARTER_MS = 15 * 60 * 1000;

/**
 * What moved in the period, as rows of (at, reason, movements, in_quantity, out_quantity, in_value, out_value).
 * Of all products that is what `movement_totals` knows of the quarters of an hour within the period, and the
 * movements themselves at its edges.
 */
export function movementsOfPeriod(filter: TurnoverFilter): RawBuilder<unknown> {
  const { search, category, supplierId, from, to } = filter;
  const isOfAll = !search && category === undefined && supplierId === undefined;
  if (!isOfAll) return single(between('created_at', from, to), filter);

  const first = from === undefined ? undefined : quarterFrom(from);
  const end = to === undefined ? undefined : quarterUntil(to);
  if (first !== undefined && end !== undefined && first >= end)
    return single(between('created_at', from, to));
  const parts = [
    sql`select quarter as at, reason, movements, in_quantity, out_quantity, in_value, out_value
      from movement_totals where ${between('quarter', first, undefined)}
        and ${end === undefined ? sql`true` : sql`quarter < ${end}::timestamptz`}`,
  ];
  if (first !== undefined && from !== undefined && from < first)
    parts.push(
      single(sql`created_at >= ${from}::timestamptz and created_at < ${first}::timestamptz`),
    );
  if (end !== undefined) parts.push(single(between('created_at', end, to)));
  return sql.join(parts, sql` union all `);
}

/** Movement by movement. */
function single(condition: RawBuilder<unknown>, filter?: TurnoverFilter): RawBuilder<unknown> {
  return sql`select created_at as at, reason, 1 as movements,
      greatest(quantity, 0) as in_quantity, greatest(-quantity, 0) as out_quantity,
      case when quantity > 0 then value else 0 end as in_value,
      case when quantity < 0 then -value else 0 end as out_value
    from stock_movements
    where ${condition} and ${filter ? ofProducts(filter) : sql`true`}`;
}

function ofProducts(filter: TurnoverFilter): RawBuilder<unknown> {
  return sql`product_id in (select id from products where ${productConditions(filter)})`;
}

function between(column: string, from?: string, to?: string): RawBuilder<unknown> {
  const after = from === undefined ? sql`true` : sql`${sql.ref(column)} >= ${from}::timestamptz`;
  const before = to === undefined ? sql`true` : sql`${sql.ref(column)} <= ${to}::timestamptz`;
  return sql`${after} and ${before}`;
}

/** The first quarter that begins within the period. */
function quarterFrom(from: string): string {
  return new Date(Math.ceil(Date.parse(from) / QUARTER_MS) * QUARTER_MS).toISOString();
}

/** The end of the last quarter that ends within the period, which includes its last millisecond. */
function quarterUntil(to: string): string {
  return new Date(Math.floor((Date.parse(to) + 1) / QUARTER_MS) * QUARTER_MS).toISOString();
}
