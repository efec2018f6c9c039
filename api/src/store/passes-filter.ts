import { matchesStockFilter } from '@stockroom/contract';
import type { ProductFilter, ProductRecord } from './store';

/** Whether a product is let in by what a filter says besides its search. */
export function passesFilter(
  product: ProductRecord,
  { category, supplierId, stockStatus }: ProductFilter,
): boolean {
  return (
    (category === undefined || product.category === category) &&
    (supplierId === undefined || product.supplierId === supplierId) &&
    (stockStatus === undefined || matchesStockFilter(product, stockStatus))
  );
}
