import type { RawBuilder } from 'kysely';
import type { ReportProductFilter } from '../../reports';
import { allOf, isEqual } from '../conditions';
import { isFound } from '../search/search';

/** The conditions of a report's filter on `products`. */
export function productConditions(filter: ReportProductFilter): RawBuilder<boolean> {
  const { search, category, supplierId } = filter;
  return allOf(
    search && isFound('products.search_text', search),
    isEqual('products.category', category),
    isEqual('products.supplier_id', supplierId),
  );
}
