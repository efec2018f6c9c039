import { sql, type Kysely, type RawBuilder } from 'kysely';
import { marginPage, type MarginSums } from '../../margin-rows';
import type { MarginFilter, ReportRepository } from '../../reports';
import { allOf, isBetween, isEqual } from '../conditions';
import type { Tables } from '../tables';
import { productConditions } from './report-products';

export function postgresMargin(db: Kysely<Tables>): Pick<ReportRepository, 'margin'> {
  return {
    async margin(request, timeZone) {
      const { filter } = request;
      const { groupBy = 'product' } = filter;
      const { rows } = await (
        groupBy === 'product'
          ? sql<MarginSums>`
            select products.id as "_id", products.name, products.sku,
              products.unit_of_measurement as "unitOfMeasurement", sum(quantity) as "soldQuantity", ${SUMS}
            from ${partsOf(filter)} group by products.id`
          : sql<MarginSums>`
            select key as "_id", key as name, '' as sku, '' as "unitOfMeasurement",
              0 as "soldQuantity", ${SUMS}
            from (select ${keyOf(groupBy, timeZone)} as key, revenue, cost from ${partsOf(filter)}) as keyed
            group by key`
      ).execute(db);
      return marginPage(rows, request);
    },
  };
}

const SUMS = sql`sum(revenue) as revenue, sum(cost) as cost`;

function keyOf(groupBy: 'category' | 'customer' | 'month', timeZone: string) {
  if (groupBy === 'month') return sql`to_char(parts.at at time zone ${timeZone}::text, 'YYYY-MM')`;
  return groupBy === 'category' ? sql`products.category` : sql`parts.customer`;
}

/** Of the sales that were completed in the period, and of the returns that were posted in it, with their products. */
function partsOf(filter: MarginFilter): RawBuilder<unknown> {
  const { from, to, customer } = filter;
  const sales = sql`select id, party as customer, completed_at as at from orders
    where ${allOf(
      sql`type = 'outgoing' and archived_at is null`,
      isBetween('completed_at', from, to),
      sql`completed_at is not null`,
      isEqual('party', customer),
    )}`;
  const returns = sql`select documents.id, orders.party as customer, posted_at as at
    from documents join orders on orders.id = documents.order_id
    where ${allOf(
      sql`kind = 'customer-return' and state = 'posted'`,
      isBetween('posted_at', from, to),
      isEqual('orders.party', customer),
    )}`;
  return sql`(
    select product_id, customer, at, quantity, total_price as revenue, 0 as cost
    from (${sales}) as sales join order_items on order_id = sales.id
    union all
    select product_id, customer, at, 0, 0, -value
    from (${sales}) as sales join stock_movements on order_id = sales.id and document_id is null
    union all
    select product_id, customer, at, -quantity, -round(quantity * coalesce(unit_price, 0), 2), 0
    from (${returns}) as returns join document_lines on document_id = returns.id
    union all
    select product_id, customer, at, 0, 0, -value
    from (${returns}) as returns join stock_movements on document_id = returns.id
  ) as parts join products on products.id = parts.product_id and ${productConditions(filter)}`;
}
