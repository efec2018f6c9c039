import type { ActivityType, DashboardStats, Decimal, TopProduct } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { remember } from '../../remember';
import { MOVEMENT_ACTIVITIES, type DashboardRepository, type Happening } from '../dashboard';
import { soldSince } from './reports/sold-since';
import type { Tables } from './tables';

export function postgresDashboard(db: Kysely<Tables>): DashboardRepository {
  return {
    async stats() {
      const { rows } = await sql<DashboardStats>`
        select coalesce(sum(products), 0)::int as "totalProducts",
          coalesce(sum(low), 0)::int as "lowStockAlerts",
          (select count(*)::int from orders where status = 'pending' and archived_at is null)
            as "pendingOrders",
          coalesce(sum(value), 0) as "totalValue"
        from product_totals`.execute(db);
      const [stats] = rows;
      if (!stats) throw new Error('A sum over no rows is a row, too');
      return stats;
    },
    async happenings(limit) {
      const newest = [
        newestProducts(limit),
        ...[...MOVEMENT_ACTIVITIES].map(([reason, type]) => newestMovements(type, reason, limit)),
        newestOrders(limit),
      ];
      const { rows } = await sql<Happening>`
        ${sql.join(newest, sql` union all `)} order by at desc, "_id" desc limit ${sql.lit(limit)}`.execute(
        db,
      );
      return rows;
    },
    async revenues(starts) {
      const [first = ''] = starts;
      const { rows } = await sql<{ part: number; revenue: Decimal }>`
        select width_bucket(completed_at, ${starts}::timestamptz[]) as part, sum(revenue) as revenue
        from ${soldSince(first)} group by part`.execute(db);
      const byPart = new Map(rows.map(({ part, revenue }) => [part, revenue]));
      return starts.map((_start, index) => byPart.get(index + 1) ?? 0);
    },
    async topProducts(since, limit) {
      const { rows } = await sql<TopProduct>`
        select sold.product_id as "_id", products.name, products.sku,
          products.unit_of_measurement as "unitOfMeasurement", sold.quantity as "soldQuantity", sold.revenue
        from (
          select product_id, sum(quantity) as quantity, sum(revenue) as revenue
          from ${soldSince(since)}
          group by product_id having sum(quantity) > 0
          order by sum(quantity) desc, sum(revenue) desc
          fetch first ${limit} rows with ties
        ) as sold join products on products.id = sold.product_id
        order by sold.quantity desc, sold.revenue desc, products.name, products.id
        limit ${limit}`.execute(db);
      return rows;
    },
  };
}

/** Writes of other processes show after at most five seconds. */
const KEPT = { max: 100, ttl: 5000 };

/**
 * Keeps the sales of the dashboard: best sellers take 25 to 50 ms of the processor, and the dashboard has 20 ms.
 * Call `forget` after every write of this process, so that its author sees the result.
 */
export function cacheSales(dashboard: DashboardRepository) {
  const revenues = new LRUCache<string, Promise<Decimal[]>>(KEPT);
  const topProducts = new LRUCache<string, Promise<TopProduct[]>>(KEPT);
  const cached: DashboardRepository = {
    ...dashboard,
    revenues: (starts) => remember(revenues, starts.join(), () => dashboard.revenues(starts)),
    topProducts: (since, limit) =>
      remember(topProducts, `${limit} since ${since}`, () => dashboard.topProducts(since, limit)),
  };
  const forget = () => {
    revenues.clear();
    topProducts.clear();
  };
  return { dashboard: cached, forget };
}

function newestProducts(limit: number) {
  return sql`(select id as "_id", 'product_added' as type, created_at as at, name as subject, sku as detail,
      '' as "movedSku", null::numeric as quantity, unit_of_measurement as "unitOfMeasurement", null as "orderType"
    from products where archived_at is null order by created_at desc, id desc limit ${sql.lit(limit)})`;
}

/** Takes one reason, because an index has the movements of each reason in this order. */
function newestMovements(type: ActivityType, reason: string, limit: number) {
  return sql`(select id, ${sql.lit(type)}, created_at, product_name, reason, product_sku, quantity, unit_of_measurement, null
    from stock_movements where reason = ${sql.lit(reason)} order by created_at desc, id desc limit ${sql.lit(limit)})`;
}

function newestOrders(limit: number) {
  return sql`(select id, 'order_created', created_at, order_number, party, '', null, '', type
    from orders where archived_at is null order by created_at desc, id desc limit ${sql.lit(limit)})`;
}
