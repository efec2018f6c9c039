import type { LOW_STOCK_SORT_KEYS, LowStockReport, LowStockRow } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { ReportProductFilter, ReportRepository } from '../reports';
import { sortKey } from '../sort';
import { inOrder, pageOfIds, type SortValue } from './list-page';
import { productConditions } from './report-products';
import type { Tables } from './tables';

const COMMITTED = outstanding('outgoing');
const EXPECTED = outstanding('incoming');
const SHORTAGE = sql<number>`(products.minimum_stock_level - products.current_stock)`;
const TO_ORDER = sql<number>`greatest(0, ${SHORTAGE} + ${COMMITTED} - ${EXPECTED})`;

const SORT_VALUES: Record<(typeof LOW_STOCK_SORT_KEYS)[number], SortValue> = {
  name: { expression: sql`products.name`, type: 'text' },
  sku: { expression: sql`products.sku`, type: 'text' },
  category: { expression: sql`products.category`, type: 'text' },
  supplierName: { expression: sql`suppliers.company_name`, type: 'text' },
  currentStock: { expression: sql`products.current_stock`, type: 'numeric' },
  minimumStockLevel: { expression: sql`products.minimum_stock_level`, type: 'numeric' },
  shortage: { expression: SHORTAGE, type: 'numeric' },
  expected: { expression: EXPECTED, type: 'numeric' },
  toOrder: { expression: TO_ORDER, type: 'numeric' },
};

/** What is outstanding is added up only for the rows of the page, or where the page is sorted by it. */
export function postgresLowStock(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'lowStock' | 'lowStockCategories'> {
  return {
    async lowStock(request) {
      const { expression, type } = SORT_VALUES[sortKey(request.sort)];
      const found = db
        .selectFrom('products')
        .leftJoin('suppliers', 'suppliers.id', 'products.supplier_id')
        .select(['products.id', expression.as('key')])
        .where(sql<boolean>`${isLow(request.filter)}`);
      const source = { found, isSearch: !!request.filter.search, keyType: type };
      const { ids, ...page } = await pageOfIds(db, source, request);
      return { records: inOrder(ids, await rowsOf(db, ids)), ...page };
    },
    async lowStockCategories(filter) {
      const { rows } = await sql<LowStockReport['categories'][number]>`
        select category, count(*)::int as products from products where ${isLow(filter)}
        group by category order by category`.execute(db);
      return rows;
    },
  };
}

async function rowsOf(db: Kysely<Tables>, ids: string[]): Promise<LowStockRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LowStockRow>`
    select products.id as "_id", products.name, products.sku, products.category,
      products.unit_of_measurement as "unitOfMeasurement", products.current_stock as "currentStock",
      products.minimum_stock_level as "minimumStockLevel", ${SHORTAGE} as shortage,
      ${COMMITTED} as committed, ${EXPECTED} as expected, ${TO_ORDER} as "toOrder",
      products.supplier_id as "supplierId", suppliers.company_name as "supplierName"
    from products join suppliers on suppliers.id = products.supplier_id
    where products.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

function outstanding(type: 'incoming' | 'outgoing') {
  return sql<number>`(select coalesce(sum(quantity), 0) from outstanding_quantities
    where outstanding_quantities.product_id = products.id and outstanding_quantities.type = ${sql.lit(type)})`;
}

/** As the index products_low has it. */
function isLow(filter: ReportProductFilter) {
  return sql`products.archived_at is null
    and products.current_stock <= products.minimum_stock_level and ${productConditions(filter)}`;
}
