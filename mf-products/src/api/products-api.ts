import type {
  CategoryInput,
  CategoryWriteResult,
  ImageWriteResult,
  LabelProductList,
  LabelQuery,
  NewCodesResult,
  NewProductInput,
  Product,
  ProductList,
  ProductOverview,
  ProductQuery,
  ProductResult,
  ProductUpdate,
  ProductWriteResult,
  StockMovement,
  StockMovementList,
} from '@stockroom/contract';
import { api, type ApiError, type Submit } from '@stockroom/shared-ui';

/** Queries that show products, count them or sum them up. */
const AFFECTED = ['Product', 'Supplier', 'Report', 'Dashboard', 'Notification'] as const;

/** A refused write changes nothing, but a list that still shows a deleted product must reload. */
function affectedBy(_result: ProductWriteResult | undefined, error: ApiError | undefined) {
  if (error === undefined) return AFFECTED;
  return error.code === 'NOT_FOUND' ? (['Product'] as const) : [];
}

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductList, ProductQuery>({
      query: (filter) => ({ operation: 'GET /products', params: { ...filter } }),
      providesTags: ['Product'],
    }),
    product: build.query<Product, string>({
      // A form starts from the current record, never from one that an earlier visit loaded.
      keepUnusedDataFor: 0,
      query: (id) => ({ operation: 'GET /products/:id', id }),
      transformResponse: ({ product }: ProductResult) => product,
      providesTags: (_product, _error, id) => [{ type: 'Product', id }],
    }),
    /** Orders and movements change it too. */
    productOverview: build.query<ProductOverview, string>({
      query: (id) => ({ operation: 'GET /products/:id/overview', id }),
      providesTags: ['Product', 'Order', 'StockMovement'],
    }),
    /** The last movement until the end of a day; null: none. */
    stockOnDay: build.query<
      StockMovement | null,
      { productId: string; to: string; timeZone: string }
    >({
      query: (filter) => ({ operation: 'GET /stock-movements', params: { ...filter, limit: 1 } }),
      transformResponse: ({ movements }: StockMovementList) => movements[0] ?? null,
      providesTags: ['StockMovement'],
    }),
    createProduct: build.mutation<ProductWriteResult, Submit & { product: NewProductInput }>({
      query: ({ product, ...submit }) => ({
        operation: 'POST /products',
        body: product,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    updateProduct: build.mutation<
      ProductWriteResult,
      Submit & { id: string; product: ProductUpdate }
    >({
      query: ({ product, ...submit }) => ({
        operation: 'PUT /products/:id',
        body: product,
        ...submit,
      }),
      invalidatesTags: affectedBy,
    }),
    deleteProduct: build.mutation<ProductWriteResult, Submit & { id: string }>({
      query: (submit) => ({ operation: 'DELETE /products/:id', ...submit }),
      invalidatesTags: affectedBy,
    }),
    restoreProduct: build.mutation<ProductWriteResult, Submit & { id: string }>({
      query: (submit) => ({ operation: 'POST /products/:id/restore', ...submit }),
      invalidatesTags: affectedBy,
    }),
    labelProducts: build.query<LabelProductList, LabelQuery>({
      query: (params) => ({ operation: 'GET /labels', params: { ...params } }),
      providesTags: ['Product'],
    }),
    giveCodes: build.mutation<NewCodesResult, string[]>({
      query: (productIds) => ({ operation: 'POST /labels/codes', body: { productIds } }),
      invalidatesTags: ['Product'],
    }),
    createCategory: build.mutation<CategoryWriteResult, Submit & { category: CategoryInput }>({
      query: ({ category, ...submit }) => ({
        operation: 'POST /categories',
        body: category,
        ...submit,
      }),
      // After a duplicate, the list lacks a category that somebody else has just added.
      invalidatesTags: ['Category'],
    }),
    /** Stores a JPG, PNG or GIF; the answer holds the address of the stored image. */
    uploadImage: build.mutation<ImageWriteResult, File>({
      query: (file) => ({ operation: 'POST /images', body: formDataOf(file) }),
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
  useProductOverviewQuery,
  useStockOnDayQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useRestoreProductMutation,
  useLabelProductsQuery,
  useGiveCodesMutation,
  useCreateCategoryMutation,
  useUploadImageMutation,
} = productsApi;
