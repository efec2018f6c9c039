import {
  comparableText,
  matchesStockFilter,
  type ProductQuery,
  type ProductSort,
} from '@stockroom/contract';
import type { ExportParameters } from '../exports/export-list';
import { byId } from '../records';
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
 * Lists products. With `skuFirst` there is only one page. It begins with the product that has exactly the searched
 * barcode or SKU, and then come the names that begin with the search: among thousands that contain the same text, they
 * could be far behind the first page. Queries of their own find them, so the plan of the list stays the same.
 */
export async function listProducts(
  { products }: Repositories,
  request: ListRequest<ProductListFilter, ProductSort>,
): Promise<ListPage<ProductRecord>> {
  const { skuFirst, format, ...filter } = request.filter;
  const page = products.list({ ...request, filter });
  // A file has all pages.
  if (skuFirst !== 'true' || format || request.position) return page;
  const { search = '' } = filter;
  const [{ records, total }, owners, beginning] = await Promise.all([
    page,
    search ? products.findByCode(search) : [],
    search ? beginningWith(products, search, { ...request, filter }) : [],
  ]);
  const meant = owners.filter((owner) => passesFilter(owner, filter));
  const choices = byId([...meant, ...beginning, ...records]);
  const first = [...choices.values()].slice(0, request.limit);
  return { records: first, total, hasPrevious: false, hasNext: false };
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** In the order of names, they follow the search itself in small letters. */
async function beginningWith(
  products: Repositories['products'],
  search: string,
  { filter, limit }: ListRequest<ProductFilter, ProductSort>,
): Promise<ProductRecord[]> {
  const beginning = search.toLowerCase();
  const position = { direction: 'after', value: beginning, id: FIRST_ID } as const;
  const { records } = await products.list({ filter, sort: 'name', position, limit });
  return records.filter(({ name }) => comparableText(name).startsWith(comparableText(beginning)));
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
