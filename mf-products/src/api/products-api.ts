import type {
  Product,
  ProductInput,
  ProductList,
  ProductQuery,
  ProductResult,
  ProductUpdate,
  ProductWriteResult,
  Supplier,
  SupplierResult,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

/** What shows products, counts them or sums them up. A refused write changed nothing. */
function affectedBy(result: ProductWriteResult | undefined) {
  return result ? (['Product', 'Supplier', 'Report', 'Dashboard', 'Notification'] as const) : [];
}

interface CreateProduct {
  product: ProductInput;
  /** One per submit: repeats of it create one product. */
  idempotencyKey: string;
}

interface UpdateProduct {
  id: string;
  product: ProductUpdate;
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
    /** The supplier that the list is filtered by. */
    productSupplier: build.query<Supplier, string>({
      query: (id) => ({ url: `suppliers/${encodeURIComponent(id)}` }),
      transformResponse: ({ supplier }: SupplierResult) => supplier,
      providesTags: (_supplier, _error, id) => [{ type: 'Supplier', id }],
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
      query: ({ id, product }) => ({
        url: `products/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: product,
      }),
      invalidatesTags: affectedBy,
    }),
    deleteProduct: build.mutation<ProductWriteResult, string>({
      query: (id) => ({ url: `products/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: affectedBy,
    }),
    restoreProduct: build.mutation<ProductWriteResult, string>({
      query: (id) => ({ url: `products/${encodeURIComponent(id)}/restore`, method: 'POST' }),
      invalidatesTags: affectedBy,
    }),
  }),
});

export const {
  useProductsQuery,
  useProductQuery,
  useProductSupplierQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useRestoreProductMutation,
} = productsApi;
