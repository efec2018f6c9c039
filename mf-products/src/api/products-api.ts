import type {
  ImageWriteResult,
  Product,
  ProductInput,
  ProductList,
  ProductQuery,
  ProductResult,
  ProductUpdate,
  ProductWriteResult,
} from '@stockroom/contract';
import { api, type ApiError } from '@stockroom/shared-ui';

/** Queries that show products, count them or sum them up. */
const AFFECTED = ['Product', 'Supplier', 'Report', 'Dashboard', 'Notification'] as const;

/** A refused write changes nothing, but a list that still shows a deleted product must reload. */
function affectedBy(_result: ProductWriteResult | undefined, error: ApiError | undefined) {
  if (error === undefined) return AFFECTED;
  return error.code === 'NOT_FOUND' ? (['Product'] as const) : [];
}

interface Submit {
  /** One per submit: the server executes repeats of it once. */
  idempotencyKey: string;
}

const urlOf = (id: string) => `products/${encodeURIComponent(id)}`;

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductList, ProductQuery>({
      query: (filter) => ({ url: 'products', params: { ...filter } }),
      providesTags: ['Product'],
    }),
    product: build.query<Product, string>({
      // A form starts from the current record, never from one that an earlier visit loaded.
      keepUnusedDataFor: 0,
      query: (id) => ({ url: urlOf(id) }),
      transformResponse: ({ product }: ProductResult) => product,
      providesTags: (_product, _error, id) => [{ type: 'Product', id }],
    }),
    createProduct: build.mutation<ProductWriteResult, Submit & { product: ProductInput }>({
      query: ({ product, ...submit }) => ({
        url: 'products',
        method: 'POST',
        body: product,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    updateProduct: build.mutation<
      ProductWriteResult,
      Submit & { id: string; product: ProductUpdate }
    >({
      query: ({ id, product, ...submit }) => ({
        url: urlOf(id),
        method: 'PUT',
        body: product,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    deleteProduct: build.mutation<ProductWriteResult, Submit & { id: string }>({
      query: ({ id, ...submit }) => ({ url: urlOf(id), method: 'DELETE', ...submit }),
      invalidatesTags: affectedBy,
    }),
    restoreProduct: build.mutation<ProductWriteResult, Submit & { id: string }>({
      query: ({ id, ...submit }) => ({ url: `${urlOf(id)}/restore`, method: 'POST', ...submit }),
      invalidatesTags: affectedBy,
    }),
    /** Stores a JPG, PNG or GIF; the answer holds the address of the stored image. */
    uploadImage: build.mutation<ImageWriteResult, File>({
      query: (file) => ({ url: 'images', method: 'POST', body: formDataOf(file) }),
    }),
  }),
});

/** The browser may not know the type of the bare file, and a request needs a type. */
function formDataOf(file: File): FormData {
  const form = new FormData();
  form.set('image', file);
  return form;
}

export const {
  useProductsQuery,
  useProductQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useRestoreProductMutation,
  useUploadImageMutation,
} = productsApi;
