import type { Product, ProductList, ProductResult } from '@stockroom/contract';
import { api } from '../store/api';
import { logFailure } from './log-failure';

interface ProductSearch {
  /** Part of the name or the SKU; empty for the first ones. */
  search: string;
}

/** As many as can be looked through; the rest is found by typing. */
const OPTION_LIMIT = 20;

/** Products to choose from, by name, and the one that was chosen. A failure is only logged, without a toast. */
const productOptions = api.injectEndpoints({
  endpoints: (build) => ({
    productOptions: build.query<Product[], ProductSearch>({
      query: ({ search }) => ({
        url: 'products',
        // A scanned SKU must not be missed among all that hold it, too.
        params: { ...(search && { search, skuFirst: 'true' }), limit: OPTION_LIMIT },
      }),
      transformResponse: ({ products }: ProductList) => products,
      providesTags: ['Product'],
      onQueryStarted: (_arg, { queryFulfilled }) =>
        logFailure('Failed to load products', queryFulfilled),
    }),
    /** As it is now, with its stock: never what was loaded for an earlier visit. */
    productOption: build.query<Product, string>({
      keepUnusedDataFor: 0,
      query: (id) => ({ url: `products/${encodeURIComponent(id)}` }),
      transformResponse: ({ product }: ProductResult) => product,
      providesTags: (_product, _error, id) => [{ type: 'Product', id }],
      onQueryStarted: (_arg, { queryFulfilled }) =>
        logFailure('Failed to load product data', queryFulfilled),
    }),
  }),
});

export const { useProductOptionsQuery, useLazyProductOptionsQuery, useProductOptionQuery } =
  productOptions;
