import type {
  CustomerList,
  Operation,
  OrderList,
  OrderSummary,
  Product,
  ProductList,
  Supplier,
  SupplierList,
} from '@stockroom/contract';
import { api, logFailure } from '@stockroom/shared-ui';

const FOUND_LIMIT = 8;

interface Found<Row> {
  rows: Row[];
  /** What the rows contain, if not the typed text. */
  searchedFor?: string;
}

/** The lists of the API, searched for a text. The palette shows a failure, so there is no toast. */
const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    foundProducts: build.query<Found<Product>, string>({
      // The exact SKU of a scan comes first.
      query: (text) => listQuery('GET /products', { search: text, skuFirst: 'true' }),
      transformResponse: ({ products: rows, searchedFor }: ProductList) => ({ rows, searchedFor }),
      providesTags: ['Product'],
      onQueryStarted: (_text, { queryFulfilled }) => logSearchFailure('products', queryFulfilled),
    }),
    /** The newest ones. */
    foundOrders: build.query<Found<OrderSummary>, string>({
      query: (text) => listQuery('GET /orders', { search: text }),
      transformResponse: ({ orders: rows, searchedFor }: OrderList) => ({ rows, searchedFor }),
      providesTags: ['Order'],
      onQueryStarted: (_text, { queryFulfilled }) => logSearchFailure('orders', queryFulfilled),
    }),
    foundSuppliers: build.query<Found<Supplier>, string>({
      query: (text) => listQuery('GET /suppliers', { search: text }),
      transformResponse: ({ suppliers: rows, searchedFor }: SupplierList) => ({
        rows,
        searchedFor,
      }),
      providesTags: ['Supplier'],
      onQueryStarted: (_text, { queryFulfilled }) => logSearchFailure('suppliers', queryFulfilled),
    }),
    foundCustomers: build.query<Found<string>, string>({
      query: (search) => ({ operation: 'GET /customers', params: { search } }),
      transformResponse: ({ customers: rows, searchedFor }: CustomerList) => ({
        rows,
        searchedFor,
      }),
      providesTags: ['Order'],
      onQueryStarted: (_text, { queryFulfilled }) => logSearchFailure('customers', queryFulfilled),
    }),
  }),
});

function listQuery(operation: Operation, params: Record<string, string>) {
  return { operation, params: { ...params, limit: FOUND_LIMIT } };
}

function logSearchFailure(records: string, queryFulfilled: Promise<unknown>): Promise<void> {
  return logFailure(`Failed to search ${records}`, queryFulfilled);
}

export const {
  useFoundProductsQuery,
  useFoundOrdersQuery,
  useFoundSuppliersQuery,
  useFoundCustomersQuery,
} = paletteApi;
