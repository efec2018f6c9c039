import type { LOW_STOCK_SORT_KEYS, LowStockReport, LowStockRow } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { ReportProductFilter, ReportRepository } from '../../reports';
import { sortKey } from '../../sort';
import { listPage, type SortValue } from '../lists/list-page';
import { PREPARED } from '../lists/prepared-statements';
import { isFound } from '../search/search';
import type { Tables } from '../tables';

const COMMITTED = outstanding('outgoing');
const EXPECTED = outstanding('incoming');
const SHORTAGE = sql<number>`(levels.minimum_stock_level - levels.current_stock)`;
const TO_ORDER = sql<number>`greatest(0, ${SHORTAGE} + ${COMMITTED} - ${EXPECTED})`;

const SORT_VALUES: Record<(typeof LOW_STOCK_SORT_KEYS)[number], SortValue> = {
  name: { expression: sql`levels.name`, type: 'text' },
  sku: { expression: sql`products.sku`, type: 'text' },
  category: { expression: sql`levels.category`, type: 'text' },
  supplierName: { expression: sql`suppliers.company_name`, type: 'text' },
  currentStock: { expression: sql`levels.current_stock`, type: 'numeric' },
  minimumStockLevel: { expression: sql`levels.minimum_stock_level`, type: 'numeric' },
  shortage: { expression: SHORTAGE, type: 'numeric' },
  expected: { expression: EXPECTED, type: 'numeric' },
  toOrder: { expression: TO_ORDER, type: 'numeric' },
};

/** What is outstanding is added up only for the rows of the page, or where the page is sorted by it. */
export function postgresLowStock(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'lowStock' | 'lowStockCategories'> {
  return {
    lowStock(request) {
      const key = sortKey(request.sort);
      const { expression, type } = SORT_VALUES[key];
      const found = () => sql<{ id: string; key: string | number }>`
        select levels.id, ${expression} as key from ${lowLevels(request.filter, key)}`;
      const isGathered = !!request.filter.search;
      const source = { name: 'low stock', found, isGathered, keyType: type, records: ROWS };
      return listPage(db, source, request);
    },
    async lowStockCategories(filter) {
      const { rows } = await sql<
        LowStockReport['categories'][number]
      >`${filter.search ? sql`` : PREPARED}
        select levels.category, count(*)::int as products from ${lowLevels(filter)}
        group by levels.category order by levels.category`.execute(db);
      return rows;
    },
  };
}

const ROWS = sql<LowStockRow>`
  select levels.id as "_id", levels.name, products.sku, levels.category,
    products.unit_of_measurement as "unitOfMeasurement", levels.current_stock as "currentStock",
    levels.minimum_stock_level as "minimumStockLevel", ${SHORTAGE} as shortage,
    ${COMMITTED} as committed, ${EXPECTED} as expected, ${TO_ORDER} as "toOrder",
    levels.supplier_id as "supplierId", suppliers.company_name as "supplierName"
  from stock_levels as levels join products on products.id = levels.id
    join suppliers on suppliers.id = levels.supplier_id`;

function outstanding(type: 'incoming' | 'outgoing') {
  return sql<number>`(select coalesce(sum(quantity), 0) from outstanding_quantities
    where outstanding_quantities.product_id = levels.id and outstanding_quantities.type = ${sql.lit(type)})`;
}

/** @param key what the rows are sorted by */
function lowLevels({ search, category, supplierId }: ReportProductFilter, key?: string) {
  const needsProduct = !!search || key === 'sku';
  return sql`stock_levels as levels
    ${needsProduct ? sql`join products on products.id = levels.id` : sql``}
    ${key === 'supplierName' ? sql`join suppliers on suppliers.id = levels.supplier_id` : sql``}
    where levels.is_low
      ${search ? sql`and ${isFound('products.search_text', search)}` : sql``}
      ${category === undefined ? sql`` : sql`and levels.category = ${category}`}
      ${supplierId === undefined ? sql`` : sql`and levels.supplier_id = ${supplierId}`}`;
}
