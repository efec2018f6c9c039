import type { TurnoverFigures, TurnoverReport, TurnoverRow } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportRepository, TurnoverFilter } from '../reports';
import { reportPage } from './report-page';
import { productConditions } from './report-products';
import type { Tables } from './tables';

const FIGURES = [
  ...['openingQuantity', 'inQuantity', 'outQuantity', 'closingQuantity'],
  ...['openingValue', 'inValue', 'outValue', 'closingValue'],
] as const satisfies readonly (keyof TurnoverFigures)[];

/**
 * What was there when the period began is what there is now, less what has moved since: so only movements
 * since then are read, however long the history is, and from an index alone (stock_movements_by_product and
 * stock_movements_by_time hold all that is added up).
 */
export function postgresTurnover(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'turnover' | 'turnoverSummary'> {
  return {
    async turnover(request) {
      const { totals, ...page } = await reportPage<TurnoverRow>(
        db,
        { found: rowsOf(request.filter), textKeys: ['name', 'sku', 'category'], summed: FIGURES },
        request,
      );
      return { ...page, totals: figuresOf(totals) };
    },
    async turnoverSummary(filter, timeZone) {
      const { rows } = await sql<Grouped>`
        with by_day as (
          select movements.reason, (movements.created_at at time zone ${timeZone})::date::text as day,
            count(*) as movements,
            sum(quantity) filter (where quantity > 0) as in_quantity,
            sum(quantity) filter (where quantity < 0) as out_quantity,
            sum(value) filter (where quantity > 0) as in_value,
            sum(value) filter (where quantity < 0) as out_value
          from stock_movements as movements ${joinProducts(filter)}
          where ${since(filter)} and ${until(filter)}
          group by 1, 2
        )
        select reason, day, sum(movements)::int as movements,
          coalesce(sum(in_quantity), 0) as "inQuantity", coalesce(-sum(out_quantity), 0) as "outQuantity",
          coalesce(sum(in_value), 0) as "inValue", coalesce(-sum(out_value), 0) as "outValue"
        from by_day group by grouping sets ((reason), (day)) order by day, reason`.execute(db);
      return {
        reasons: rows.flatMap(({ day: _day, reason, ...moved }) =>
          reason === null ? [] : [{ reason, ...moved }],
        ),
        days: rows.flatMap(({ reason: _reason, day, ...moved }) =>
          day === null ? [] : [{ day, ...moved }],
        ),
      };
    },
  };
}

/** A row is either of a reason or of a day. */
type Grouped = Omit<TurnoverReport['reasons'][number], 'reason'> & {
  reason: string | null;
  day: string | null;
};

function rowsOf(filter: TurnoverFilter): RawBuilder<unknown> {
  const within = until(filter);
  return sql`
    with moved as (
      select product_id,
        coalesce(sum(quantity) filter (where quantity > 0 and ${within}), 0) as in_quantity,
        coalesce(-sum(quantity) filter (where quantity < 0 and ${within}), 0) as out_quantity,
        coalesce(sum(value) filter (where quantity > 0 and ${within}), 0) as in_value,
        coalesce(-sum(value) filter (where quantity < 0 and ${within}), 0) as out_value,
        coalesce(bool_or(${within}), false) as has_moved, sum(quantity) as quantity, sum(value) as value
      from stock_movements as movements where ${since(filter)}
      group by product_id
    ),
    opened as (
      select products.id, products.name, products.sku, products.category, products.unit_of_measurement,
        products.current_stock - coalesce(moved.quantity, 0) as quantity,
        coalesce(round(products.current_stock * products.average_cost, 2), 0) - coalesce(moved.value, 0) as value,
        coalesce(in_quantity, 0) as in_quantity, coalesce(out_quantity, 0) as out_quantity,
        coalesce(in_value, 0) as in_value, coalesce(out_value, 0) as out_value,
        coalesce(has_moved, false) as has_moved
      from products left join moved on moved.product_id = products.id
      where ${productConditions(filter)}
    )
    select id as "_id", name, sku, category, unit_of_measurement as "unitOfMeasurement",
      quantity as "openingQuantity", in_quantity as "inQuantity", out_quantity as "outQuantity",
      quantity + in_quantity - out_quantity as "closingQuantity",
      value as "openingValue", in_value as "inValue", out_value as "outValue",
      value + in_value - out_value as "closingValue"
    from opened where has_moved or quantity <> 0`;
}

function since({ from }: TurnoverFilter): RawBuilder<unknown> {
  return from === undefined ? sql`true` : sql`movements.created_at >= ${from}::timestamptz`;
}

function until({ to }: TurnoverFilter): RawBuilder<unknown> {
  return to === undefined ? sql`true` : sql`movements.created_at <= ${to}::timestamptz`;
}

function joinProducts(filter: TurnoverFilter): RawBuilder<unknown> {
  const { search, category, supplierId } = filter;
  if (!search && category === undefined && supplierId === undefined) return sql``;
  return sql`join products on products.id = movements.product_id and ${productConditions(filter)}`;
}

function figuresOf(totals: Record<string, TurnoverFigures[keyof TurnoverFigures]>) {
  return Object.fromEntries(
    FIGURES.map((name) => [name, totals[name] ?? 0]),
  ) as unknown as TurnoverFigures;
}
