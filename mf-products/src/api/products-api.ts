import type {
  Product,
  ProductInput,
  ProductList,
  ProductQuery,
  ProductResult,
  ProductUpdate,
  ProductWriteResult,
} from '@stockroom/contract';
import { api, type ApiError } from '@stockroom/shared-ui';

/** What shows products, counts them or sums them up. */
const AFFECTED = ['Product', 'Supplier', 'Report', 'Dashboard', 'Notification'] as const;

/** A refused write changed nothing; but a product that is gone should not be shown any longer. */
function affectedBy(_result: ProductWriteResult | undefined, error: ApiError | undefined) {
  if (error === undefined) return AFFECTED;
  return error.code === 'NOT_FOUND' ? (['Product'] as const) : [];
}

interface CreateProduct {
  product: ProductInput;
  /** One per submit: repeats of it create one product. */
  idempotencyKey: string;
}

interface UpdateProduct {
  id: string;
  product: ProductUpdate;
  idempotencyKey: string;
}

interface ProductRemoval {
  id: string;
  idempotencyKey: string;
}

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductList, ProductQuery>({
      query: (filter) => ({ url: 'products', params: { ...filter } }),
      providesTags: ['Product'],
    }),
    product: build.query<Product, string>({
      // A form starts from the record as it is now, never from one that was loaded for an earlier visit.
      keepUnusedDataFor: 0,
      query: (id) => ({ url: `products/${encodeURIComponent(id)}` }),
      transformResponse: ({ product }: ProductResult) => product,
      providesTags: (_product, _error, id) => [{ type: 'Product', id }],
    }),
    createProduct: build.mutation<ProductWriteResult, CreateProduct>({
      query: ({ product, idempotencyKey }) => ({
        url: 'products',
        method: 'POST',
        body: product,
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    updateProduct: build.mutation<ProductWriteResult, UpdateProduct>({
      query: ({ id, product, idempotencyKey }) => ({
        url: `products/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: product,
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    deleteProduct: build.mutation<ProductWriteResult, ProductRemoval>({
      query: ({ id, idempotencyKey }) => ({
        url: `products/${encodeURIComponent(id)}`,
        method: 'DELETE',
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    restoreProduct: build.mutation<ProductWriteResult, ProductRemoval>({
      query: ({ id, idempotencyKey }) => ({
        url: `products/${encodeURIComponent(id)}/restore`,
        method: 'POST',
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
  }),
});

export const {
  useProductsQuery,
  useProductQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useRestoreProductMutation,
} = productsApi;
