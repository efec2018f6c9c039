import { sql, type RawBuilder } from 'kysely';
import type { TurnoverFilter } from '../../reports';
import { allOf, isBetween } from '../conditions';
import { productConditions } from './report-products';

const QUARTER_MS = 15 * 60 * 1000;

/**
 * Sums of the period, as rows of (at, reason, movements, in_quantity, out_quantity, in_value, out_value). For all
 * products, `movement_totals` has the sums of each quarter of an hour; only the edges of the period need movements.
 */
export function movementsOfPeriod(filter: TurnoverFilter): RawBuilder<unknown> {
  const { search, category, supplierId, from, to } = filter;
  const isOfAll = !search && category === undefined && supplierId === undefined;
  if (!isOfAll) return single(isBetween('created_at', from, to), filter);

  const first = from === undefined ? undefined : quarterFrom(from);
  const end = to === undefined ? undefined : quarterUntil(to);
  if (first !== undefined && end !== undefined && first >= end)
    return single(isBetween('created_at', from, to));
  const parts = [
    sql`select quarter as at, reason, movements, in_quantity, out_quantity, in_value, out_value
      from movement_totals where ${allOf(
        isBetween('quarter', first),
        end !== undefined && sql`quarter < ${end}::timestamptz`,
      )}`,
  ];
  if (first !== undefined && from !== undefined && from < first)
    parts.push(
      single(sql`created_at >= ${from}::timestamptz and created_at < ${first}::timestamptz`),
    );
  if (end !== undefined) parts.push(single(isBetween('created_at', end, to)));
  return sql.join(parts, sql` union all `);
}

/** One row per movement. */
function single(condition: RawBuilder<unknown>, filter?: TurnoverFilter): RawBuilder<unknown> {
  return sql`select created_at as at, reason, 1 as movements,
      greatest(quantity, 0) as in_quantity, greatest(-quantity, 0) as out_quantity,
      case when quantity > 0 then value else 0 end as in_value,
      case when quantity < 0 then -value else 0 end as out_value
    from stock_movements
    where ${allOf(
      condition,
      filter && sql`product_id in (select id from products where ${productConditions(filter)})`,
    )}`;
}

/** The first quarter that begins within the period. */
function quarterFrom(from: string): string {
  return new Date(Math.ceil(Date.parse(from) / QUARTER_MS) * QUARTER_MS).toISOString();
}

/** The end of the last whole quarter. The period includes its last millisecond. */
function quarterUntil(to: string): string {
  return new Date(Math.floor((Date.parse(to) + 1) / QUARTER_MS) * QUARTER_MS).toISOString();
}
