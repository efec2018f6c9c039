import {
  MIN_COMPLETED_ORDERS,
  type SupplierPerformanceReport,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportRepository, SupplierPerformanceFilter } from '../../reports';
import { reportPage } from './report-page';
import { comparable, holdsWords } from '../search/search';
import type { Tables } from '../tables';

type RowAlone = Omit<SupplierPerformanceRow, 'priceChange' | 'spendByMonth'>;

export function postgresSupplierPerformance(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'suppliers' | 'supplierMonths'> {
  return {
    async suppliers(request, timeZone) {
      const { filter } = request;
      const summed = ['orders', 'completedOrders', 'cancelledOrders', 'spend'];
      const { records, totals, ...page } = await reportPage<RowAlone>(
        db,
        { found: rowsOf(filter), textKeys: ['companyName'], summed },
        request,
      );
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
          orders: Number(totals['orders']),
          completedOrders: Number(totals['completedOrders']),
          cancelledOrders: Number(totals['cancelledOrders']),
          spend: totals['spend'] ?? 0,
        },
      };
    },
    async supplierMonths(filter, timeZone) {
      const { rows } = await sql<SupplierPerformanceReport['months'][number]>`
        select to_char(orders.created_at at time zone ${timeZone}, 'YYYY-MM') as month, ${COUNTS}
        from ${ordersOf(filter)} group by 1 order by 1`.execute(db);
      return rows;
    },
  };
}

const COUNTS = sql`count(*)::int as orders,
  count(*) filter (where orders.status = 'completed')::int as "completedOrders",
  count(*) filter (where orders.status = 'cancelled')::int as "cancelledOrders",
  coalesce(sum(orders.total_amount) filter (where orders.status = 'completed'), 0) as spend`;

function rowsOf(filter: SupplierPerformanceFilter): RawBuilder<unknown> {
  const closed = sql`filter (where orders.status in ('completed', 'cancelled'))`;
  return sql`
    with counted as (
      select orders.supplier_id, suppliers.company_name, ${COUNTS},
        percentile_cont(0.5) within group (
          order by extract(epoch from orders.completed_at - orders.created_at)::float8
        )::numeric / 86400 as lead_time,
        sum(case when orders.status = 'completed' then orders.total_amount else coalesce(received.value, 0) end)
          ${closed} as received,
        sum(orders.total_amount) ${closed} as ordered
      from ${ordersOf(filter)} ${RECEIVED_BEFORE_CANCELLING}
      group by orders.supplier_id, suppliers.company_name
    )
    select supplier_id as "_id", company_name as "companyName", orders, "completedOrders", "cancelledOrders", spend,
      ${ifEnough(sql`round(lead_time, 2)`)} as "medianLeadTimeDays",
      ${ifEnough(sql`least(1, round(received / nullif(ordered, 0), 4))`)} as "fillRate",
      ${ifEnough(sql`round("cancelledOrders"::numeric / ("completedOrders" + "cancelledOrders"), 4)`)}
        as "cancelledShare"
    from counted`;
}

/**
 * A cancelled order may have been delivered in part; what came stays. Its status is asked for inside, or the
 * movements of all orders are read.
 */
const RECEIVED_BEFORE_CANCELLING = sql`left join lateral (
  select sum(movements.quantity * items.unit_price) as value
  from (
    select product_id, sum(quantity) as quantity from stock_movements
    where stock_movements.order_id = orders.id and orders.status = 'cancelled' group by product_id
  ) as movements
  join (
    select product_id, sum(quantity * unit_price) / sum(quantity) as unit_price from order_items
    where order_items.order_id = orders.id group by product_id
  ) as items using (product_id)
) as received on true`;

function ifEnough(figure: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when "completedOrders" >= ${sql.lit(MIN_COMPLETED_ORDERS)} then ${figure} end`;
}

/** Only of the suppliers on the page: it has to read the items of their orders. */
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

/** Of the suppliers on the page, too. */
async function monthlySpends(
  db: Kysely<Tables>,
  filter: SupplierPerformanceFilter,
  rows: readonly RowAlone[],
  timeZone: string,
): Promise<Map<string, MonthlySpend>> {
  const { rows: found } = await sql<{ supplierId: string } & MonthlySpend[number]>`
    with months as (
      select orders.supplier_id, date_trunc('month', orders.created_at at time zone ${timeZone}) as month,
        sum(orders.total_amount) as spend
      from ${ordersOf(filter)}
      where orders.status = 'completed' and orders.supplier_id = any(${rows.map(({ _id }) => _id)}::uuid[])
      group by 1, 2
    )
    select supplier_id as "supplierId", to_char(month, 'YYYY-MM') as month, spend
    from months order by months.month`.execute(db);
  const spends = new Map<string, MonthlySpend>();
  for (const { supplierId, ...month } of found)
    spends.set(supplierId, [...(spends.get(supplierId) ?? []), month]);
  return spends;
}

/** The purchase orders that were created in the period, with their suppliers. */
function ordersOf({ search, supplierId, from, to }: SupplierPerformanceFilter) {
  return sql`(
    select orders.* from orders
    where orders.type = 'incoming' and orders.archived_at is null
      ${supplierId === undefined ? sql`` : sql`and orders.supplier_id = ${supplierId}`}
      ${from === undefined ? sql`` : sql`and orders.created_at >= ${from}::timestamptz`}
      ${to === undefined ? sql`` : sql`and orders.created_at <= ${to}::timestamptz`}
  ) as orders join suppliers on suppliers.id = orders.supplier_id
    ${search ? sql`and ${holdsWords(comparable(sql.ref('suppliers.company_name')), search)}` : sql``}`;
}
