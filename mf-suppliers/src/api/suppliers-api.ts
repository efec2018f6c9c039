import type {
  Supplier,
  SupplierInput,
  SupplierList,
  SupplierQuery,
  SupplierResult,
  SupplierUpdate,
  SupplierWriteResult,
} from '@stockroom/contract';
import { api, type ApiError } from '@stockroom/shared-ui';

/** Queries that show suppliers or their names. Orders keep the name they were made with. */
const AFFECTED = ['Supplier', 'Product', 'Report'] as const;

/** A refused write changes nothing, but a list that still shows a deleted supplier must reload. */
function affectedBy(_result: SupplierWriteResult | undefined, error: ApiError | undefined) {
  if (error === undefined) return AFFECTED;
  return error.code === 'NOT_FOUND' ? (['Supplier'] as const) : [];
}

interface Submit {
  /** One per submit: the server executes repeats of it once. */
  idempotencyKey: string;
}

const urlOf = (id: string) => `suppliers/${encodeURIComponent(id)}`;

const suppliersApi = api.injectEndpoints({
  endpoints: (build) => ({
    suppliers: build.query<SupplierList, SupplierQuery>({
      query: (filter) => ({ url: 'suppliers', params: { ...filter } }),
      providesTags: ['Supplier'],
    }),
    supplier: build.query<Supplier, string>({
      // A form starts from the current record, never from one that an earlier visit loaded.
      keepUnusedDataFor: 0,
      query: (id) => ({ url: urlOf(id) }),
      transformResponse: ({ supplier }: SupplierResult) => supplier,
      providesTags: (_supplier, _error, id) => [{ type: 'Supplier', id }],
    }),
    createSupplier: build.mutation<SupplierWriteResult, Submit & { supplier: SupplierInput }>({
      query: ({ supplier, ...submit }) => ({
        url: 'suppliers',
        method: 'POST',
        body: supplier,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    updateSupplier: build.mutation<
      SupplierWriteResult,
      Submit & { id: string; supplier: SupplierUpdate }
    >({
      query: ({ id, supplier, ...submit }) => ({
        url: urlOf(id),
        method: 'PUT',
        body: supplier,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    deleteSupplier: build.mutation<SupplierWriteResult, Submit & { id: string }>({
      query: ({ id, ...submit }) => ({ url: urlOf(id), method: 'DELETE', ...submit }),
      invalidatesTags: affectedBy,
    }),
    restoreSupplier: build.mutation<SupplierWriteResult, Submit & { id: string }>({
      query: ({ id, ...submit }) => ({ url: `${urlOf(id)}/restore`, method: 'POST', ...submit }),
      invalidatesTags: affectedBy,
    }),
  }),
});

export const {
  useSuppliersQuery,
  useSupplierQuery,
  useCreateSupplierMutation,
  useUpdateSupplierMutation,
  useDeleteSupplierMutation,
  useRestoreSupplierMutation,
} = suppliersApi;
