import { matchesStockFilter, type ProductQuery, type ProductSort } from '@stockroom/contract';
import type {
  ListPage,
  ListRequest,
  ProductFilter,
  ProductRecord,
  Repositories,
} from '../store/store';

export type ProductListFilter = ProductFilter & Pick<ProductQuery, 'skuFirst'>;

/**
 * Lists products. With `skuFirst` there is only one page, and the product with exactly the searched SKU comes first:
 * among thousands that contain the same text, it could be far behind the first page. A query of its own finds that
 * product, so the plan of the list stays the same.
 */
export async function listProducts(
  { products }: Repositories,
  request: ListRequest<ProductListFilter, ProductSort>,
): Promise<ListPage<ProductRecord>> {
  const { skuFirst, ...filter } = request.filter;
  const page = products.list({ ...request, filter });
  if (skuFirst !== 'true' || request.position) return page;
  const { search } = filter;
  const [{ records, total }, owner] = await Promise.all([
    page,
    search ? products.findBySku(search) : null,
  ]);
  const isMeant = owner && passesFilter(owner, filter);
  const others = isMeant ? records.filter(({ _id }) => _id !== owner._id) : records;
  const choices = isMeant ? [owner, ...others].slice(0, request.limit) : others;
  return { records: choices, total, hasPrevious: false, hasNext: false };
}

/** Whether a product passes a filter, apart from its search. */
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
