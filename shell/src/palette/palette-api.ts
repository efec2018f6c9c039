import type {
  OrderList,
  OrderSummary,
  Product,
  ProductList,
  Supplier,
  SupplierList,
} from '@stockroom/contract';
import { api, logFailure } from '@stockroom/shared-ui';

/** Of each kind; what is not among them is found by typing more. */
const FOUND_LIMIT = 8;

/** The lists of the API, searched for a text. A failure is said in the palette, without a toast. */
const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    foundProducts: build.query<Product[], string>({
      // A scanned code is to be found among thousands that hold it.
      query: (search) => ({
        url: 'products',
        params: { search, skuFirst: 'true', limit: FOUND_LIMIT },
      }),
      transformResponse: ({ products }: ProductList) => products,
      providesTags: ['Product'],
      onQueryStarted: (_search, { queryFulfilled }) =>
        logFailure('Failed to search products', queryFulfilled),
    }),
    /** The newest ones. */
    foundOrders: build.query<OrderSummary[], string>({
      query: (search) => ({ url: 'orders', params: { search, limit: FOUND_LIMIT } }),
      transformResponse: ({ orders }: OrderList) => orders,
      providesTags: ['Order'],
      onQueryStarted: (_search, { queryFulfilled }) =>
        logFailure('Failed to search orders', queryFulfilled),
    }),
    foundSuppliers: build.query<Supplier[], string>({
      query: (search) => ({ url: 'suppliers', params: { search, limit: FOUND_LIMIT } }),
      transformResponse: ({ suppliers }: SupplierList) => suppliers,
      providesTags: ['Supplier'],
      onQueryStarted: (_search, { queryFulfilled }) =>
        logFailure('Failed to search suppliers', queryFulfilled),
    }),
  }),
});

export const { useFoundProductsQuery, useFoundOrdersQuery, useFoundSuppliersQuery } = paletteApi;
