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
 * A page of the list. One to choose from is all there is of it, and begins with the product of exactly the searched SKU:
 * among thousands that hold the same text it may stand far behind the first page. Looked up beside the walk of decision
 * 16, whose plan it leaves alone.
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
  const isMeant = owner && passes(owner, filter);
  const others = isMeant ? records.filter(({ _id }) => _id !== owner._id) : records;
  const choices = isMeant ? [owner, ...others].slice(0, request.limit) : others;
  return { records: choices, total, hasPrevious: false, hasNext: false };
}

/** Whether a product that the search finds is let in by the rest of the filter. */
function passes(
  product: ProductRecord,
  { category, supplierId, stockStatus }: ProductFilter,
): boolean {
  return (
    (category === undefined || product.category === category) &&
    (supplierId === undefined || product.supplierId === supplierId) &&
    (stockStatus === undefined || matchesStockFilter(product, stockStatus))
  );
}
