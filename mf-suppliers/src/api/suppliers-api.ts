import type {
  Supplier,
  SupplierInput,
  SupplierList,
  SupplierQuery,
  SupplierResult,
  SupplierUpdate,
  SupplierWriteResult,
} from '@stockroom/contract';
import { api, type ApiError, type Submit } from '@stockroom/shared-ui';

/** Queries that show suppliers or their names. Orders keep the name they were made with. */
const AFFECTED = ['Supplier', 'Product', 'Report'] as const;

/** A refused write changes nothing, but a list that still shows a deleted supplier must reload. */
function affectedBy(_result: SupplierWriteResult | undefined, error: ApiError | undefined) {
  if (error === undefined) return AFFECTED;
  return error.code === 'NOT_FOUND' ? (['Supplier'] as const) : [];
}

const suppliersApi = api.injectEndpoints({
  endpoints: (build) => ({
    suppliers: build.query<SupplierList, SupplierQuery>({
      query: (filter) => ({ operation: 'GET /suppliers', params: { ...filter } }),
      providesTags: ['Supplier'],
    }),
    supplier: build.query<Supplier, string>({
      // A form starts from the current record, never from one that an earlier visit loaded.
      keepUnusedDataFor: 0,
      query: (id) => ({ operation: 'GET /suppliers/:id', id }),
      transformResponse: ({ supplier }: SupplierResult) => supplier,
      providesTags: (_supplier, _error, id) => [{ type: 'Supplier', id }],
    }),
    createSupplier: build.mutation<SupplierWriteResult, Submit & { supplier: SupplierInput }>({
      query: ({ supplier, ...submit }) => ({
        operation: 'POST /suppliers',
        body: supplier,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    updateSupplier: build.mutation<
      SupplierWriteResult,
      Submit & { id: string; supplier: SupplierUpdate }
    >({
      query: ({ supplier, ...submit }) => ({
        operation: 'PUT /suppliers/:id',
        body: supplier,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    deleteSupplier: build.mutation<SupplierWriteResult, Submit & { id: string }>({
      query: (submit) => ({ operation: 'DELETE /suppliers/:id', ...submit }),
      invalidatesTags: affectedBy,
    }),
    restoreSupplier: build.mutation<SupplierWriteResult, Submit & { id: string }>({
      query: (submit) => ({ operation: 'POST /suppliers/:id/restore', ...submit }),
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
