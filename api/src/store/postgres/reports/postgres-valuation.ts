import type { CategoryValuation, VALUATION_SORT_KEYS, ValuationRow } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportRepository, ValuationFilter } from '../../reports';
import { sortKey } from '../../pagination';
import { listPage, type Found } from '../lists/list-page';
import { productConditions } from './report-products';
import type { Tables } from '../tables';

/** Rounded once per product; numeric rounds half away from zero, as the contract does. */
const VALUE = sql<number>`round(products.stock_value, 2)`;
const RETAIL_VALUE = sql<number>`round(products.current_stock * products.selling_price, 2)`;
const MARGIN = sql<number>`(${RETAIL_VALUE} - ${VALUE})`;

const SORT_VALUES: Record<(typeof VALUATION_SORT_KEYS)[number], RawBuilder<string | number>> = {
  name: sql`products.name`,
  sku: sql`products.sku`,
  category: sql`products.category`,
  currentStock: sql`products.current_stock`,
  averageCost: sql`products.average_cost`,
  value: VALUE,
  retailValue: RETAIL_VALUE,
  potentialMargin: MARGIN,
};

export function postgresValuation(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'valuation' | 'valuationCategories'> {
  return {
    valuation(request) {
      const { filter, sort } = request;
      const key = SORT_VALUES[sortKey(sort)];
      const found = (): Found =>
        sql`select products.id, ${key} as key from ${productsAt(filter)} where ${isInStock(filter)}`;
      const records = rowsAt(filter);
      const source = { name: 'valuation', found, isGathered: !!filter.search, records };
      return listPage(db, source, request);
    },
    async valuationCategories(filter) {
      const { rows } = await sql<CategoryValuation>`
        select category, count(*)::int as products, sum(${VALUE}) as value,
          sum(${RETAIL_VALUE}) as "retailValue", sum(${MARGIN}) as "potentialMargin"
        from ${productsAt(filter)} where ${isInStock(filter)}
        group by category order by category`.execute(db);
      return rows;
    },
  };
}

const rowsAt = (filter: ValuationFilter) => sql<ValuationRow>`
  select id as "_id", name, sku, category, unit_of_measurement as "unitOfMeasurement",
    current_stock as "currentStock", average_cost as "averageCost", ${VALUE} as value,
    ${RETAIL_VALUE} as "retailValue", ${MARGIN} as "potentialMargin"
  from ${productsAt(filter)}`;

/** Products as they were in stock at an instant: less what moved since. What they are called and sold for is of today. */
function productsAt({ asOf }: ValuationFilter): RawBuilder<unknown> {
  if (asOf === undefined) return sql`products`;
  return sql`(
    select id, name, sku, category, supplier_id, unit_of_measurement, selling_price, search_text,
      case when archived_at <= ${asOf}::timestamptz then archived_at end as archived_at,
      stock as current_stock, value as stock_value, round(value / nullif(stock, 0), 6) as average_cost
    from products left join (
      select product_id, sum(quantity) as moved, sum(coalesce(exact_value, quantity * unit_cost)) as worth
      from stock_movements where created_at > ${asOf}::timestamptz group by product_id
    ) as since on product_id = id cross join lateral (
      select current_stock - coalesce(moved, 0) as stock, stock_value - coalesce(worth, 0) as value) as past
  ) as products`;
}

/** Stock has come in by a movement, so it has an average cost. */
function isInStock(filter: ValuationFilter) {
  return sql`products.archived_at is null
    and products.current_stock > 0 and ${productConditions(filter)}`;
}
