import {
  MAX_SHORTEST,
  type LOW_STOCK_SORT_KEYS,
  type LowStockRow,
  type ShortProduct,
} from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportProductFilter, ReportRepository } from '../../reports';
import { sortKey } from '../../pagination';
import { allOf, isEqual } from '../conditions';
import { listPage, type Found } from '../lists/list-page';
import { isFound } from '../search/search';
import type { Tables } from '../tables';

const COMMITTED = outstanding('outgoing');
const EXPECTED = outstanding('incoming');
const SHORTAGE = sql<number>`(levels.minimum_stock_level - levels.current_stock)`;
const TO_ORDER = sql<number>`greatest(0, floor(${SHORTAGE} + ${COMMITTED} - ${EXPECTED}) + 1)`;

const SORT_VALUES: Record<(typeof LOW_STOCK_SORT_KEYS)[number], RawBuilder<string | number>> = {
  name: sql`levels.name`,
  sku: sql`products.sku`,
  category: sql`levels.category`,
  supplierName: sql`suppliers.company_name`,
  currentStock: sql`levels.current_stock`,
  minimumStockLevel: sql`levels.minimum_stock_level`,
  shortage: SHORTAGE,
  expected: EXPECTED,
  toOrder: TO_ORDER,
};

/** Adds up what orders still take and bring for the rows of a page only, unless it is sorted by them. */
export function postgresLowStock(
  db: Kysely<Tables>,
): Pick<ReportRepository, 'lowStock' | 'shortest'> {
  return {
    lowStock(request) {
      const { filter, sort } = request;
      const key = SORT_VALUES[sortKey(sort)];
      const found = (): Found => sql`select levels.id, ${key} as key from ${lowLevels(filter)}`;
      const source = { name: 'low stock', found, isGathered: !!filter.search, records: ROWS };
      return listPage(db, source, request);
    },
    async shortest(filter) {
      const { rows } = await sql<ShortProduct>`
        select levels.id as "_id", levels.name, products.unit_of_measurement as "unitOfMeasurement",
          levels.current_stock as "currentStock", levels.minimum_stock_level as "minimumStockLevel",
          ${SHORTAGE} as shortage
        from ${lowLevels(filter)} and ${SHORTAGE} > 0
        order by ${SHORTAGE} / levels.minimum_stock_level desc, levels.id
        limit ${MAX_SHORTEST}`.execute(db);
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

/** PostgreSQL leaves out a left join by a primary key when a query uses no other column of its table. */
function lowLevels({ search, category, supplierId }: ReportProductFilter) {
  return sql`stock_levels as levels
    left join products on products.id = levels.id
    left join suppliers on suppliers.id = levels.supplier_id
    where ${allOf(
      sql`levels.is_low`,
      search && isFound('products.search_text', search),
      isEqual('levels.category', category),
      isEqual('levels.supplier_id', supplierId),
    )}`;
}
