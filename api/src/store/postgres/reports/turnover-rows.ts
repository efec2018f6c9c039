import type { TURNOVER_SORT_KEYS, TurnoverRow } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { TurnoverFilter } from '../../reports';
import { productConditions } from './report-products';
import type { Tables } from '../tables';

type SortKey = (typeof TURNOVER_SORT_KEYS)[number];

/** What the stock of a product is worth now; the values of its movements add up to it. */
export const PRESENT_VALUE = sql`coalesce(round(products.current_stock * products.average_cost, 2), 0)`;

/**
 * The rows of all products, to be joined with those of a page. What was there when the period began is what there
 * is now, less what has moved since: so only movements since then are read, however long the history is, and from
 * the index stock_movements_by_product alone.
 */
export function turnoverRows(filter: TurnoverFilter): RawBuilder<TurnoverRow> {
  const within = until(filter);
  return sql`
    select id as "_id", name, sku, category, unit_of_measurement as "unitOfMeasurement",
      quantity as "openingQuantity", in_quantity as "inQuantity", out_quantity as "outQuantity",
      quantity + in_quantity - out_quantity as "closingQuantity",
      value as "openingValue", in_value as "inValue", out_value as "outValue",
      value + in_value - out_value as "closingValue"
    from (
      select products.id, products.name, products.sku, products.category, products.unit_of_measurement,
        products.current_stock - coalesce(moved.quantity, 0) as quantity,
        ${PRESENT_VALUE} - coalesce(moved.value, 0) as value,
        coalesce(in_quantity, 0) as in_quantity, coalesce(out_quantity, 0) as out_quantity,
        coalesce(in_value, 0) as in_value, coalesce(out_value, 0) as out_value
      from products left join lateral (
        select sum(quantity) as quantity, sum(value) as value,
          sum(quantity) filter (where quantity > 0 and ${within}) as in_quantity,
          -sum(quantity) filter (where quantity < 0 and ${within}) as out_quantity,
          sum(value) filter (where quantity > 0 and ${within}) as in_value,
          -sum(value) filter (where quantity < 0 and ${within}) as out_value
        from stock_movements as movements
        where movements.product_id = products.id and ${since(filter)}
      ) as moved on true
    ) as opened`;
}

/** The products that have a row, each with the value it is sorted by. */
export function turnoverMembers(db: Kysely<Tables>, filter: TurnoverFilter, key: SortKey) {
  const { value, join } = sortValue(key, filter);
  const found = sql<{ id: string; key: string | number }>`(
    select products.id, ${value} as key from products ${join ?? sql``}
      ${isClosed(filter) ? movedSince(filter) : sql``}
    where ${hasRow(filter)} and ${productConditions(filter)})`;
  return db.selectFrom(found.as('members')).select(['id', 'key']);
}

/**
 * A product has a row when it moved in the period, or was there when it began. When it moved last tells that
 * of most products, without a look at their movements.
 */
function hasRow(filter: TurnoverFilter): RawBuilder<unknown> {
  const { from, to } = filter;
  const isUnmovedSince =
    from === undefined ? sql`false` : sql`products.last_movement_at < ${from}::timestamptz`;
  const isMovedWithin =
    to === undefined ? sql`true` : sql`products.last_movement_at <= ${to}::timestamptz`;
  const hadMoved = sql`exists (select from stock_movements as movements
    where movements.product_id = products.id and ${until(filter)})`;
  const isOfPeriod = isClosed(filter)
    ? sql`(since.has_moved_within or products.current_stock <> since.quantity)`
    : hadMoved;
  return sql`products.last_movement_at is not null and case
    when ${isUnmovedSince} then products.current_stock <> 0
    when ${isMovedWithin} then true
    else ${isOfPeriod} end`;
}

/** Whether products may have moved both before the period and after it. */
function isClosed({ from, to }: TurnoverFilter): boolean {
  return from !== undefined && to !== undefined;
}

/** What moved since the period began; nothing is read where nothing has moved after its end. */
function movedSince(filter: TurnoverFilter): RawBuilder<unknown> {
  return sql`left join (
    select product_id, sum(quantity) as quantity, bool_or(${until(filter)}) as has_moved_within
    from stock_movements as movements
    where ${since(filter)} and (select max(created_at) from stock_movements) > ${filter.to}::timestamptz
    group by product_id) as since on since.product_id = products.id`;
}

/** Only what the order needs is added up of every product. */
function sortValue(
  key: SortKey,
  filter: TurnoverFilter,
): { value: RawBuilder<unknown>; join?: RawBuilder<unknown> } {
  if (key === 'name' || key === 'sku' || key === 'category')
    return { value: sql.ref(`products.${key}`) };
  const { figure, period, value } = figureOf(key, filter);
  const join = sql`left join (
    select product_id, ${figure} as figure from stock_movements as movements
    where ${period} group by product_id) as moved on moved.product_id = products.id`;
  return { value, join };
}

function figureOf(key: Exclude<SortKey, 'name' | 'sku' | 'category'>, filter: TurnoverFilter) {
  const column = sql.ref(key.endsWith('Value') ? 'value' : 'quantity');
  const present = key.endsWith('Value') ? PRESENT_VALUE : sql`products.current_stock`;
  const moved = sql`coalesce(moved.figure, 0)`;
  if (key.startsWith('in') || key.startsWith('out')) {
    const direction = key.startsWith('in')
      ? sql`sum(${column}) filter (where quantity > 0 and ${until(filter)})`
      : sql`-sum(${column}) filter (where quantity < 0 and ${until(filter)})`;
    return { figure: direction, period: since(filter), value: moved };
  }
  const period = key.startsWith('opening') ? since(filter) : after(filter);
  return { figure: sql`sum(${column})`, period, value: sql`${present} - ${moved}` };
}

/** After the period has ended. */
function after({ to }: TurnoverFilter): RawBuilder<unknown> {
  return to === undefined ? sql`false` : sql`movements.created_at > ${to}::timestamptz`;
}

function since({ from }: TurnoverFilter): RawBuilder<unknown> {
  return from === undefined ? sql`true` : sql`movements.created_at >= ${from}::timestamptz`;
}

function until({ to }: TurnoverFilter): RawBuilder<unknown> {
  return to === undefined ? sql`true` : sql`movements.created_at <= ${to}::timestamptz`;
}
