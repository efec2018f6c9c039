import type { CategoryValuation, VALUATION_SORT_KEYS, ValuationRow } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { ReportProductFilter, ReportRepository } from '../../reports';
import { sortKey } from '../../sort';
import { listPage, type SortValue } from '../lists/list-page';
import { productConditions } from './report-products';
import type { Tables } from '../tables';

/** Rounded once per product; numeric rounds half away from zero, as the contract does. */
const VALUE = sql<number>`round(products.current_stock * products.average_cost, 2)`;
const RETAIL_VALUE = sql<number>`round(products.current_stock * products.selling_price, 2)`;
const MARGIN = sql<number>`(${RETAIL_VALUE} - ${VALUE})`;

const SORT_VALUES: Record<(typeof VALUATION_SORT_KEYS)[number], SortValue> = {
  name: { expression: sql`products.name`, type: 'text' },
  sku: { expression: sql`products.sku`, type: 'text' },
  category: { expression: sql`products.category`, type: 'text' },
  currentStock: { expression: sql`products.current_stock`, type: 'numeric' },
  averageCost: { expression: sql`products.average_cost`, type: 'numeric' },
  value: { expression: VALUE, type: 'numeric' },
  retailValue: { expression: RETAIL_VALUE, type: 'numeric' },
  potentialMargin: { expression: MARGIN, type: 'numeric' },
};

export function postgresValuation(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'valuation' | 'valuationCategories'> {
  return {
    valuation(request) {
      const { expression, type } = SORT_VALUES[sortKey(request.sort)];
      const found = () =>
        db
          .selectFrom('products')
          .select(['products.id', expression.as('key')])
          .where(sql<boolean>`${isInStock(request.filter)}`);
      const isGathered = !!request.filter.search;
      const source = { name: 'valuation', found, isGathered, keyType: type, records: ROWS };
      return listPage(db, source, request);
    },
    async valuationCategories(filter) {
      const { rows } = await sql<CategoryValuation>`
        select category, count(*)::int as products, sum(${VALUE}) as value,
          sum(${RETAIL_VALUE}) as "retailValue", sum(${MARGIN}) as "potentialMargin"
        from products where ${isInStock(filter)}
        group by category order by category`.execute(db);
      return rows;
    },
  };
}

const ROWS = sql<ValuationRow>`
  select id as "_id", name, sku, category, unit_of_measurement as "unitOfMeasurement",
    current_stock as "currentStock", average_cost as "averageCost", ${VALUE} as value,
    ${RETAIL_VALUE} as "retailValue", ${MARGIN} as "potentialMargin"
  from products`;

/** What is in stock has come in by a movement, and so has an average cost. */
function isInStock(filter: ReportProductFilter) {
  return sql`products.archived_at is null
    and products.current_stock > 0 and ${productConditions(filter)}`;
}
