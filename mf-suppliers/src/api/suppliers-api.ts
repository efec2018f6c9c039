import type {
  Supplier,
  SupplierInput,
  SupplierList,
  SupplierQuery,
  SupplierResult,
  SupplierUpdate,
  SupplierWriteResult,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

/** What shows suppliers or their names. Orders keep the name they were made with. A refused write changed nothing. */
function affectedBy(result: SupplierWriteResult | undefined) {
  return result ? (['Supplier', 'Product', 'Report'] as const) : [];
}

interface CreateSupplier {
  supplier: SupplierInput;
  /** One per submit: repeats of it create one supplier. */
  idempotencyKey: string;
}

interface UpdateSupplier {
  id: string;
  supplier: SupplierUpdate;
}

const suppliersApi = api.injectEndpoints({
  endpoints: (build) => ({
    suppliers: build.query<SupplierList, SupplierQuery>({
      query: (filter) => ({ url: 'suppliers', params: { ...filter } }),
      providesTags: ['Supplier'],
    }),
    supplier: build.query<Supplier, string>({
      // A form starts from the record as it is now, never from one that was loaded for an earlier visit.
      keepUnusedDataFor: 0,
      query: (id) => ({ url: `suppliers/${encodeURIComponent(id)}` }),
      transformResponse: ({ supplier }: SupplierResult) => supplier,
      providesTags: (_supplier, _error, id) => [{ type: 'Supplier', id }],
    }),
    createSupplier: build.mutation<SupplierWriteResult, CreateSupplier>({
      query: ({ supplier, idempotencyKey }) => ({
        url: 'suppliers',
        method: 'POST',
        body: supplier,
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    updateSupplier: build.mutation<SupplierWriteResult, UpdateSupplier>({
      query: ({ id, supplier }) => ({
        url: `suppliers/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: supplier,
      }),
      invalidatesTags: affectedBy,
    }),
    deleteSupplier: build.mutation<SupplierWriteResult, string>({
      query: (id) => ({ url: `suppliers/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: affectedBy,
    }),
    restoreSupplier: build.mutation<SupplierWriteResult, string>({
      query: (id) => ({ url: `suppliers/${encodeURIComponent(id)}/restore`, method: 'POST' }),
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
