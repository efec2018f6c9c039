import { sql, type RawBuilder } from 'kysely';
import type { ReportProductFilter } from '../../reports';
import { isFound } from '../search/search';

/** The conditions of a report's filter on `products`. */
export function productConditions({
  search,
  category,
  supplierId,
}: ReportProductFilter): RawBuilder<unknown> {
  const conditions = [
    search ? isFound('products.search_text', search) : null,
    category === undefined ? null : sql`products.category = ${category}`,
    supplierId === undefined ? null : sql`products.supplier_id = ${supplierId}`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
