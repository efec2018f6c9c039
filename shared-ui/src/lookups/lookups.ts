import {
  MAX_PAGE_SIZE,
  type CategoryList,
  type SupplierList,
  type SupplierResult,
} from '@stockroom/contract';
import { api } from '../store/api';
import { logFailure } from './log-failure';

export interface SupplierOption {
  _id: string;
  companyName: string;
}

interface SupplierSearch {
  /** Part of the company name or the contact person; empty for the first ones. */
  search: string;
}

/** Lists to choose from that several areas need. A failure is only logged, without a toast (spec section 8). */
const lookups = api.injectEndpoints({
  endpoints: (build) => ({
    categoryOptions: build.query<string[], void>({
      query: () => ({ url: 'categories' }),
      transformResponse: ({ categories }: CategoryList) => categories,
      providesTags: ['Category'],
      onQueryStarted: (_arg, { queryFulfilled }) =>
        logFailure('Failed to load categories', queryFulfilled),
    }),
    supplierOptions: build.query<SupplierOption[], SupplierSearch>({
      query: ({ search }) => ({
        url: 'suppliers',
        // More than that is found by typing.
        params: { search: search || undefined, limit: MAX_PAGE_SIZE },
      }),
      transformResponse: ({ suppliers }: SupplierList) =>
        suppliers.map(({ _id, companyName }) => ({ _id, companyName })),
      providesTags: ['Supplier'],
      onQueryStarted: (_arg, { queryFulfilled }) =>
        logFailure('Failed to load suppliers', queryFulfilled),
    }),
    /** The one that a list is narrowed to. */
    supplierOption: build.query<SupplierOption, string>({
      query: (id) => ({ url: `suppliers/${encodeURIComponent(id)}` }),
      transformResponse: ({ supplier: { _id, companyName } }: SupplierResult) => ({
        _id,
        companyName,
      }),
      providesTags: (_supplier, _error, id) => [{ type: 'Supplier', id }],
      onQueryStarted: (_arg, { queryFulfilled }) =>
        logFailure('Failed to load supplier data', queryFulfilled),
    }),
  }),
});

export const {
  useCategoryOptionsQuery,
  useSupplierOptionsQuery,
  useLazySupplierOptionsQuery,
  useSupplierOptionQuery,
} = lookups;
