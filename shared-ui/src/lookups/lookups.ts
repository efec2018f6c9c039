import {
  MAX_PAGE_SIZE,
  type CategoryList,
  type Product,
  type ProductList,
  type ProductResult,
  type SupplierList,
  type SupplierResult,
} from '@stockroom/contract';
import { api } from '../store/api';
import { logFailure } from '../store/api-error';

interface SupplierOption {
  _id: string;
  companyName: string;
}

interface Search {
  /** Part of a name, a contact person or a SKU; empty for the first records. */
  search: string;
}

/** Typing finds the products beyond these. */
const PRODUCT_LIMIT = 20;

function logged(message: string) {
  return {
    onQueryStarted: (_arg: unknown, query: { queryFulfilled: Promise<unknown> }) =>
      logFailure(message, query.queryFulfilled),
  };
}

/** Options that several areas need. A failure is only logged, without a toast. */
const lookups = api.injectEndpoints({
  endpoints: (build) => ({
    categoryOptions: build.query<string[], void>({
      query: () => ({ operation: 'GET /categories' }),
      transformResponse: ({ categories }: CategoryList) => categories,
      providesTags: ['Category'],
      ...logged('Failed to load categories'),
    }),
    supplierOptions: build.query<SupplierOption[], Search>({
      query: ({ search }) => ({
        operation: 'GET /suppliers',
        params: { search: search || undefined, limit: MAX_PAGE_SIZE },
      }),
      transformResponse: ({ suppliers }: SupplierList) => suppliers.map(toSupplierOption),
      providesTags: ['Supplier'],
      ...logged('Failed to load suppliers'),
    }),
    supplierOption: build.query<SupplierOption, string>({
      query: (id) => ({ operation: 'GET /suppliers/:id', id }),
      transformResponse: ({ supplier }: SupplierResult) => toSupplierOption(supplier),
      providesTags: (_supplier, _error, id) => [{ type: 'Supplier', id }],
      ...logged('Failed to load supplier data'),
    }),
    productOptions: build.query<Product[], Search>({
      query: ({ search }) => ({
        operation: 'GET /products',
        // A scanned SKU must be among the first, even if many others contain it.
        params: { ...(search && { search, skuFirst: 'true' }), limit: PRODUCT_LIMIT },
      }),
      transformResponse: ({ products }: ProductList) => products,
      providesTags: ['Product'],
      ...logged('Failed to load products'),
    }),
    productOption: build.query<Product, string>({
      // Its stock must be the present one, not that of an earlier visit.
      keepUnusedDataFor: 0,
      query: (id) => ({ operation: 'GET /products/:id', id }),
      transformResponse: ({ product }: ProductResult) => product,
      providesTags: (_product, _error, id) => [{ type: 'Product', id }],
      ...logged('Failed to load product data'),
    }),
  }),
});

function toSupplierOption({ _id, companyName }: SupplierOption): SupplierOption {
  return { _id, companyName };
}

export const {
  useCategoryOptionsQuery,
  useSupplierOptionsQuery,
  useSupplierOptionQuery,
  useProductOptionsQuery,
  useLazyProductOptionsQuery,
  useProductOptionQuery,
  useLazyProductOptionQuery,
} = lookups;
