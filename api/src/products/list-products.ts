import type { ProductQuery, ProductSort } from '@stockroom/contract';
import { passesFilter } from '../store/passes-filter';
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
  const isMeant = owner && passesFilter(owner, filter);
  const others = isMeant ? records.filter(({ _id }) => _id !== owner._id) : records;
  const choices = isMeant ? [owner, ...others].slice(0, request.limit) : others;
  return { records: choices, total, hasPrevious: false, hasNext: false };
}
