import type {
  TURNOVER_SORT_KEYS,
  TurnoverFigures,
  TurnoverReport,
  TurnoverRow,
} from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportRepository, TurnoverFilter } from '../../reports';
import { sortKey } from '../../pagination';
import { isBetween } from '../conditions';
import { listPage, type Found } from '../lists/list-page';
import { movementsOfPeriod } from './movements-of-period';
import { productConditions } from './report-products';
import type { Tables } from '../tables';

/** The present value of a product's stock: the sum of the values of its movements. */
const PRESENT_VALUE = sql`round(products.stock_value, 2)`;

/** Each request adds up the movements since the period began. */
export function postgresTurnover(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'turnover' | 'turnoverSummary'> {
  return {
    async turnover(request) {
      const { filter, sort } = request;
      const found = () => turnoverMembers(filter, sortKey(sort));
      const records = turnoverRows(filter);
      const source = { name: 'turnover', found, isGathered: true, records };
      // Both read as much, so they run at the same time.
      const [page, totals] = await Promise.all([
        listPage(db, source, request),
        totalsOf(db, filter),
      ]);
      return { ...page, totals };
    },
    async turnoverSummary(filter, timeZone) {
      const { rows } = await sql<Grouped>`
        with dated as (${datedMovements(filter, timeZone)}),
          by_day as (
            select reason, day, sum(movements) as movements, sum(in_quantity) as in_quantity,
              sum(out_quantity) as out_quantity, sum(in_value) as in_value, sum(out_value) as out_value
            from dated group by reason, day
          )
        select reason, day::text as day, sum(movements)::int as movements, sum(in_quantity) as "inQuantity",
          sum(out_quantity) as "outQuantity", sum(in_value) as "inValue", sum(out_value) as "outValue"
        from by_day group by grouping sets ((reason), (day)) order by day, reason collate "und-x-icu"`.execute(
        db,
      );
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

/**
 * Adds the day to each row. With "offset 0" the planner expects few days and groups them in memory; otherwise it
 * expects as many days as instants, and sorts all rows on disk.
 */
function datedMovements(filter: TurnoverFilter, timeZone: string): RawBuilder<unknown> {
  return sql`
    select reason, (at at time zone ${timeZone})::date as day,
      movements, in_quantity, out_quantity, in_value, out_value
    from (${movementsOfPeriod(filter)}) as moved offset 0`;
}

/** A row has either a reason or a day. */
type Grouped = Omit<TurnoverReport['reasons'][number], 'reason'> & {
  reason: string | null;
  day: string | null;
};

/** Opening figures are the present ones less the movements since the period began. */
async function totalsOf(db: Kysely<Tables>, filter: TurnoverFilter): Promise<TurnoverFigures> {
  const isUntilNow = filter.to === undefined;
  const since = isUntilNow ? sql`select * from within` : sumOf({ ...filter, to: undefined });
  const { rows } = await sql<TurnoverFigures>`
    with within as (${sumOf(filter)}), since as (${since}),
      present as (
        select coalesce(sum(current_stock), 0) as quantity, coalesce(sum(${PRESENT_VALUE}), 0) as value
        from products where ${productConditions(filter)}
      ),
      opening as (
        select present.quantity - since.in_quantity + since.out_quantity as quantity,
          present.value - since.in_value + since.out_value as value from present, since
      )
    select opening.quantity as "openingQuantity", opening.value as "openingValue",
      in_quantity as "inQuantity", out_quantity as "outQuantity",
      in_value as "inValue", out_value as "outValue",
      opening.quantity + in_quantity - out_quantity as "closingQuantity",
      opening.value + in_value - out_value as "closingValue"
    from opening, within`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('A sum has one row');
  return totals;
}

function sumOf(period: TurnoverFilter): RawBuilder<unknown> {
  return sql`select coalesce(sum(in_quantity), 0) as in_quantity, coalesce(sum(out_quantity), 0) as out_quantity,
      coalesce(sum(in_value), 0) as in_value, coalesce(sum(out_value), 0) as out_value
    from (${movementsOfPeriod(period)}) as moved`;
}

/** The rows of all products, to join with a page: PostgreSQL looks up the movements of each product. */
function turnoverRows(filter: TurnoverFilter): RawBuilder<TurnoverRow> {
  return rowsWith(sql`lateral (
    select ${sumsOf(filter)} from stock_movements as movements
    where movements.product_id = products.id and ${since(filter)}
  ) as moved on true`);
}

/** The products that have a row: those that moved in the period or had stock when it began. */
function turnoverMembers(filter: TurnoverFilter, key: (typeof TURNOVER_SORT_KEYS)[number]): Found {
  const moved = sql`(
    select product_id, ${sumsOf(filter)} from stock_movements as movements
    where ${since(filter)} group by product_id
  ) as moved on moved.product_id = products.id`;
  return sql`select "_id" as id, ${sql.ref(key)} as key
    from (${rowsWith(moved)} where ${productConditions(filter)}) as turnover
    where "openingQuantity" <> 0 or "inQuantity" <> 0 or "outQuantity" <> 0`;
}

/** The opening stock is the present stock less the movements since the period began. */
function rowsWith(moved: RawBuilder<unknown>): RawBuilder<TurnoverRow> {
  const opening = sql`products.current_stock - coalesce(moved.quantity, 0)`;
  const openingValue = sql`${PRESENT_VALUE} - coalesce(moved.value, 0)`;
  const change = sql`coalesce(in_quantity, 0) - coalesce(out_quantity, 0)`;
  const valueChange = sql`coalesce(in_value, 0) - coalesce(out_value, 0)`;
  return sql`
    select products.id as "_id", products.name, products.sku, products.category,
      products.unit_of_measurement as "unitOfMeasurement",
      products.archived_at is not null as "isArchived",
      ${opening} as "openingQuantity", ${opening} + ${change} as "closingQuantity",
      coalesce(in_quantity, 0) as "inQuantity", coalesce(out_quantity, 0) as "outQuantity",
      ${openingValue} as "openingValue", ${openingValue} + ${valueChange} as "closingValue",
      coalesce(in_value, 0) as "inValue", coalesce(out_value, 0) as "outValue"
    from products left join ${moved}`;
}

function sumsOf({ to }: TurnoverFilter): RawBuilder<unknown> {
  const within = isBetween('movements.created_at', undefined, to);
  return sql`sum(quantity) as quantity, sum(value) as value,
    sum(quantity) filter (where quantity > 0 and ${within}) as in_quantity,
    -sum(quantity) filter (where quantity < 0 and ${within}) as out_quantity,
    sum(value) filter (where quantity > 0 and ${within}) as in_value,
    -sum(value) filter (where quantity < 0 and ${within}) as out_value`;
}

function since({ from }: TurnoverFilter): RawBuilder<unknown> {
  return isBetween('movements.created_at', from);
}
