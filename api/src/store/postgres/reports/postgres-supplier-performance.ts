import {
  MIN_COMPLETED_ORDERS,
  SUPPLIER_RETURN_REASON,
  SUPPLIER_RETURN_UNDONE_REASON,
  sumMoney,
  sumQuantities,
  type SupplierPerformanceReport,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportRepository, SupplierPerformanceFilter } from '../../reports';
import { pageOfRows } from '../../report-rows';
import { allOf, isBetween, isEqual } from '../conditions';
import { holdsWords } from '../search/search';
import type { Tables } from '../tables';

type RowAlone = Omit<SupplierPerformanceRow, 'priceChange' | 'spendByMonth'>;

export function postgresSupplierPerformance(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'suppliers' | 'supplierMonths'> {
  return {
    async suppliers(request, timeZone) {
      const { filter } = request;
      const { rows } = await rowsOf(filter).execute(db);
      const { records, ...page } = pageOfRows(rows, request);
      const [changes, spends] = await Promise.all([
        priceChanges(db, filter, records),
        monthlySpends(db, filter, records, timeZone),
      ]);
      return {
        records: records.map((row) => ({
          ...row,
          priceChange: changes.get(row._id) ?? null,
          spendByMonth: spends.get(row._id) ?? [],
        })),
        ...page,
        totals: {
          orders: sumQuantities(rows.map(({ orders }) => orders)),
          completedOrders: sumQuantities(rows.map(({ completedOrders }) => completedOrders)),
          cancelledOrders: sumQuantities(rows.map(({ cancelledOrders }) => cancelledOrders)),
          spend: sumMoney(rows.map(({ spend }) => spend)),
        },
      };
    },
    async supplierMonths(filter, timeZone) {
      const { rows } = await sql<SupplierPerformanceReport['months'][number]>`
        select ${monthIn(timeZone)} as month, ${COUNTS}
        from ${ordersOf(filter)} group by 1 order by 1`.execute(db);
      return rows;
    },
  };
}

/** In days, of the completed orders. */
export const MEDIAN_LEAD_TIME = sql`percentile_cont(0.5) within group (
    order by extract(epoch from orders.completed_at - orders.created_at)::float8
  )::numeric / 86400`;

const COUNTS = sql`count(*)::int as orders,
  count(*) filter (where orders.status = 'completed')::int as "completedOrders",
  count(*) filter (where orders.status = 'cancelled')::int as "cancelledOrders",
  coalesce(sum(orders.spent) filter (where orders.status = 'completed'), 0) as spend`;

function rowsOf(filter: SupplierPerformanceFilter): RawBuilder<RowAlone> {
  const closed = sql`filter (where orders.status in ('completed', 'cancelled'))`;
  return sql`
    with counted as (
      select orders.supplier_id, suppliers.company_name, ${COUNTS},
        ${MEDIAN_LEAD_TIME} as lead_time,
        sum(coalesce(orders.came, 0)) ${closed} as received, sum(orders.total_amount) ${closed} as ordered
      from ${ordersOf(filter)}
      group by orders.supplier_id, suppliers.company_name
    )
    select supplier_id as "_id", company_name as "companyName", orders, "completedOrders", "cancelledOrders", spend,
      ${ifEnough(sql`round(lead_time, 2)`)} as "medianLeadTimeDays",
      ${ifEnough(sql`least(1, round(received / nullif(ordered, 0), 4))`)} as "fillRate",
      ${ifEnough(sql`round("cancelledOrders"::numeric / ("completedOrders" + "cancelledOrders"), 4)`)}
        as "cancelledShare"
    from counted`;
}

/** The value of the goods that came before somebody cancelled the order or closed its rest, without returns. */
const RECEIVED = sql`(
  select sum(movements.quantity * items.unit_price)
  from (
    select product_id, sum(quantity) as quantity from stock_movements
    where stock_movements.order_id = orders.id
      and reason <> all(${[SUPPLIER_RETURN_REASON, SUPPLIER_RETURN_UNDONE_REASON]}::text[])
    group by product_id
  ) as movements
  join (
    select product_id, sum(quantity * unit_price) / sum(quantity) as unit_price from order_items
    where order_items.order_id = orders.id group by product_id
  ) as items using (product_id)
)`;

/** What came of an order that has ended; PostgreSQL reads the movements of few orders. */
const CAME = sql`case
  when orders.status = 'completed' and not orders.is_rest_closed then orders.total_amount
  when orders.status in ('completed', 'cancelled') then ${RECEIVED} end`;

const RETURNED = sql`(
  select order_id, sum(round(quantity * coalesce(unit_price, 0), 2)) as amount
  from documents join document_lines on document_id = documents.id
  where kind = 'supplier-return' and state = 'posted' group by order_id
)`;

/** The month in which somebody created the order. */
function monthIn(timeZone: string): RawBuilder<string> {
  return sql`to_char(orders.created_at at time zone ${timeZone}, 'YYYY-MM')`;
}

function ifEnough(figure: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when "completedOrders" >= ${sql.lit(MIN_COMPLETED_ORDERS)} then ${figure} end`;
}

/** Reads the items of all orders of a supplier, so it takes the suppliers of the page only. */
async function priceChanges(
  db: Kysely<Tables>,
  filter: SupplierPerformanceFilter,
  rows: readonly RowAlone[],
): Promise<Map<string, number>> {
  const enough = rows.filter(({ completedOrders }) => completedOrders >= MIN_COMPLETED_ORDERS);
  if (enough.length === 0) return new Map();
  const { rows: changes } = await sql<{ supplierId: string; priceChange: number }>`
    with bought as (
      select orders.supplier_id, items.product_id, sum(items.quantity) as quantity,
        (array_agg(items.unit_price order by orders.created_at, orders.id, items.position))[1] as first_price,
        (array_agg(items.unit_price order by orders.created_at desc, orders.id desc, items.position desc))[1]
          as last_price
      from ${ordersOf(filter)} join order_items as items on items.order_id = orders.id
      where orders.status = 'completed' and orders.supplier_id = any(${enough.map(({ _id }) => _id)}::uuid[])
      group by orders.supplier_id, items.product_id
      having count(distinct orders.id) > 1
    )
    select supplier_id as "supplierId",
      round(sum(quantity * last_price) / nullif(sum(quantity * first_price), 0) - 1, 4) as "priceChange"
    from bought group by supplier_id`.execute(db);
  return new Map(changes.map(({ supplierId, priceChange }) => [supplierId, priceChange]));
}

type MonthlySpend = SupplierPerformanceRow['spendByMonth'];

async function monthlySpends(
  db: Kysely<Tables>,
  filter: SupplierPerformanceFilter,
  rows: readonly RowAlone[],
  timeZone: string,
): Promise<Map<string, MonthlySpend>> {
  const { rows: found } = await sql<{ supplierId: string } & MonthlySpend[number]>`
    select orders.supplier_id as "supplierId", ${monthIn(timeZone)} as month,
      sum(orders.spent) as spend
    from ${ordersOf(filter)}
    where orders.status = 'completed' and orders.supplier_id = any(${rows.map(({ _id }) => _id)}::uuid[])
    group by 1, 2 order by 2`.execute(db);
  const spends = new Map<string, MonthlySpend>();
  for (const { supplierId, ...month } of found)
    spends.set(supplierId, [...(spends.get(supplierId) ?? []), month]);
  return spends;
}

/** The purchase orders of the period, by their creation, with their suppliers, what came, and what it cost. */
function ordersOf({ search, supplierId, from, to }: SupplierPerformanceFilter) {
  return sql`(
    select orders.*, came, round(came, 2) - coalesce(returned.amount, 0) as spent
    from orders cross join lateral (select ${CAME} as came) as worth
      left join ${RETURNED} as returned on returned.order_id = orders.id
    where ${allOf(
      sql`orders.type = 'incoming' and orders.archived_at is null`,
      isEqual('orders.supplier_id', supplierId),
      isBetween('orders.created_at', from, to),
    )}
  ) as orders join suppliers on suppliers.id = orders.supplier_id
    ${search ? sql`and ${holdsWords(sql`comparable(suppliers.company_name)`, search)}` : sql``}`;
}
