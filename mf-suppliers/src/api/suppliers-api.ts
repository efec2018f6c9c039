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

/** What shows suppliers or their names. Orders keep the name they were made with. */
const AFFECTED = ['Supplier', 'Product', 'Report'] as const;

/** A refused write changed nothing; but a supplier that is gone should not be shown any longer. */
function affectedBy(_result: SupplierWriteResult | undefined, error: ApiError | undefined) {
  if (error === undefined) return AFFECTED;
  return error.code === 'NOT_FOUND' ? (['Supplier'] as const) : [];
}

interface CreateSupplier {
  supplier: SupplierInput;
  /** One per submit: repeats of it create one supplier. */
  idempotencyKey: string;
}

interface UpdateSupplier {
  id: string;
  supplier: SupplierUpdate;
  idempotencyKey: string;
}

interface SupplierRemoval {
  id: string;
  idempotencyKey: string;
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
      query: ({ id, supplier, idempotencyKey }) => ({
        url: `suppliers/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: supplier,
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    deleteSupplier: build.mutation<SupplierWriteResult, SupplierRemoval>({
      query: ({ id, idempotencyKey }) => ({
        url: `suppliers/${encodeURIComponent(id)}`,
        method: 'DELETE',
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    restoreSupplier: build.mutation<SupplierWriteResult, SupplierRemoval>({
      query: ({ id, idempotencyKey }) => ({
        url: `suppliers/${encodeURIComponent(id)}/restore`,
        method: 'POST',
        idempotencyKey,
      }),
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
