import { DEFAULT_LEAD_TIME_DAYS, MIN_COMPLETED_ORDERS, SALES_DAYS } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { ReorderRow, ReportRepository } from '../../reports';
import type { Tables } from '../tables';
import { soldSince } from './sold-since';
import { MEDIAN_LEAD_TIME } from './postgres-supplier-performance';

/** Sums up each table once. The condition says without rounding when `quantityToReorder` is above 0. */
export function postgresReorder(db: Kysely<Tables>): Pick<ReportRepository, 'reorder'> {
  return {
    async reorder({ since, limit }) {
      const { rows } = await sql<ReorderRow & { total: number }>`
        with outstanding as (
          select product_id, coalesce(sum(quantity) filter (where type = 'outgoing'), 0) as committed,
            coalesce(sum(quantity) filter (where type = 'incoming'), 0) as expected
          from outstanding_quantities group by product_id
        ), sold as (
          select product_id, sum(quantity) as quantity from ${soldSince(since)} group by product_id
        ), medians as (
          select orders.supplier_id, ceil(round(${MEDIAN_LEAD_TIME}, 2)) as days
          from orders
          where orders.type = 'incoming' and orders.completed_at is not null and orders.archived_at is null
          group by orders.supplier_id having count(*) >= ${sql.lit(MIN_COMPLETED_ORDERS)}
        ), sources as (
          select suppliers.*, coalesce(lead_time_days, medians.days, ${sql.lit(DEFAULT_LEAD_TIME_DAYS)}) as days,
            case when lead_time_days is not null then 'supplier'
              when medians.days is not null then 'orders' else 'default' end as days_from
          from suppliers left join medians on medians.supplier_id = suppliers.id
        ), levels as (
          select stock_levels.*, coalesce(committed, 0) as committed, coalesce(expected, 0) as expected,
            coalesce(sold.quantity, 0) as sold,
            current_stock - coalesce(committed, 0) + coalesce(expected, 0) as supply
          from stock_levels
            left join outstanding on outstanding.product_id = stock_levels.id
            left join sold on sold.product_id = stock_levels.id
        ), needed as (
          select levels.*, company_name, sources.archived_at is not null as is_archived, days, days_from,
            minimum_order_value, count(*) over ()::int as total
          from levels join sources on sources.id = levels.supplier_id
          where supply <= minimum_stock_level or sold * days > supply * ${sql.lit(SALES_DAYS)}
          order by company_name, supplier_id, levels.name, levels.id
          limit ${limit}
        )
        select needed.id as "_id", needed.name, sku, unit_of_measurement as "unitOfMeasurement",
          purchase_price as "purchasePrice", pack_size as "packSize",
          needed.current_stock as "currentStock", needed.minimum_stock_level as "minimumStockLevel",
          committed, expected, sold, needed.supplier_id as "supplierId", company_name as "supplierName",
          is_archived as "isArchived", days as "leadTimeDays", days_from as "leadTimeSource",
          minimum_order_value as "minimumOrderValue", total
        from needed join products on products.id = needed.id
        order by company_name, needed.supplier_id, needed.name, needed.id`.execute(db);
      return {
        rows: rows.map(({ total: _total, ...row }) => row),
        total: rows[0]?.total ?? 0,
      };
    },
  };
}
