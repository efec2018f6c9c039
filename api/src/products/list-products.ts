import { matchesStockFilter, type ProductQuery, type ProductSort } from '@stockroom/contract';
import type { ExportParameters } from '../exports/export-list';
import type {
  ListPage,
  ListRequest,
  ProductFilter,
  ProductRecord,
  Repositories,
} from '../store/store';

export type ProductListFilter = Omit<ProductFilter, 'notCountedSince' | 'uncountedIn'> &
  Pick<ProductQuery, 'skuFirst'> &
  ExportParameters;

/**
 * Lists products. With `skuFirst` there is only one page, and the product with exactly the searched barcode or SKU comes
 * first: among thousands that contain the same text, it could be far behind the first page. A query of its own finds
 * that product, so the plan of the list stays the same.
 */
export async function listProducts(
  { products }: Repositories,
  request: ListRequest<ProductListFilter, ProductSort>,
): Promise<ListPage<ProductRecord>> {
  const { skuFirst, format, ...filter } = request.filter;
  const page = products.list({ ...request, filter });
  // A file has all pages.
  if (skuFirst !== 'true' || format || request.position) return page;
  const { search } = filter;
  const [{ records, total }, owners] = await Promise.all([
    page,
    search ? products.findByCode(search) : [],
  ]);
  const meant = owners.filter((owner) => passesFilter(owner, filter));
  const others = records.filter(({ _id }) => !meant.some((owner) => owner._id === _id));
  const choices = [...meant, ...others].slice(0, request.limit);
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
