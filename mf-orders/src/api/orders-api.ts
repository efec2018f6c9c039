import {
  MAX_PAGE_SIZE,
  type ChangeList,
  type CustomerList,
  type CustomerOverview,
  type DetailedOrder,
  type DocumentWriteResult,
  type MergeInput,
  type MergeResult,
  type Order,
  type OrderEffects,
  type OrderForce,
  type OrderInput,
  type OrderList,
  type OrderProduct,
  type OrderProducts,
  type OrderQuery,
  type OrderResult,
  type OrderStatusChange,
  type OrderUpdate,
  type OrderWriteResult,
  type ReturnInput,
  type ReturnSource,
  type StockMovementList,
  type UndoMergeInput,
  type UndoMergeResult,
} from '@stockroom/contract';
import { api, logFailure, STOCK_TAGS, type ApiError, type Submit } from '@stockroom/shared-ui';

/** A refused write changes nothing, but a list must not keep showing a deleted order. */
function affectedBy(_result: OrderWriteResult | undefined, error: ApiError | undefined) {
  if (error === undefined) return STOCK_TAGS;
  return error.code === 'NOT_FOUND' ? (['Order'] as const) : [];
}

/** After a version conflict the detail page loads the current order. The form loads it by itself. */
function affectedByStatus(result: OrderWriteResult | undefined, error: ApiError | undefined) {
  return error?.code === 'VERSION_CONFLICT' ? (['Order'] as const) : affectedBy(result, error);
}

interface OrderRemoval extends OrderForce, Submit {
  id: string;
}

/** A forced write is another request, so it needs another key. */
function keyOf(idempotencyKey: string, { force }: Partial<OrderForce>): string {
  return force ? `${idempotencyKey}-force` : idempotencyKey;
}

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<OrderList, OrderQuery>({
      query: (filter) => ({ operation: 'GET /orders', params: { ...filter } }),
      providesTags: ['Order'],
    }),
    /** A failure is only logged: the field takes any name. */
    customers: build.query<CustomerList, string>({
      query: (search) => ({ operation: 'GET /customers', params: search ? { search } : {} }),
      providesTags: ['Order'],
      onQueryStarted: (_search, { queryFulfilled }) =>
        logFailure('Failed to load customers', queryFulfilled),
    }),
    customerOverview: build.query<CustomerOverview, string>({
      query: (name) => ({ operation: 'GET /customers/overview', params: name ? { name } : {} }),
      providesTags: ['Order'],
    }),
    mergeCustomers: build.mutation<MergeResult, Submit & { input: MergeInput }>({
      query: ({ input, idempotencyKey }) => ({
        operation: 'POST /customers/merge',
        body: input,
        idempotencyKey,
      }),
      invalidatesTags: ['Order', 'Dashboard'],
    }),
    undoMerge: build.mutation<UndoMergeResult, Submit & { merge: UndoMergeInput }>({
      query: ({ merge, idempotencyKey }) => ({
        operation: 'POST /customers/merge/undo',
        body: merge,
        idempotencyKey,
      }),
      invalidatesTags: ['Order', 'Dashboard'],
    }),
    order: build.query<DetailedOrder, string>({
      // A form must not start from a record that an earlier visit loaded.
      keepUnusedDataFor: 0,
      query: (id) => ({ operation: 'GET /orders/:id', id }),
      transformResponse: ({ order }: OrderResult) => order,
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
    /** The products of an order with their current prices and stock, archived ones too. The items depend on the version. */
    orderProducts: build.query<OrderProduct[], Pick<Order, '_id' | 'version'>>({
      keepUnusedDataFor: 0,
      query: ({ _id: id }) => ({ operation: 'GET /orders/:id/products', id }),
      transformResponse: ({ products }: OrderProducts) => products,
      providesTags: ['Product'],
    }),
    /** The stock movements that each status, or deleting the order, would post now. */
    orderEffects: build.query<OrderEffects, string>({
      keepUnusedDataFor: 0,
      query: (id) => ({ operation: 'GET /orders/:id/status-effects', id }),
      providesTags: (_effects, _error, id) => [{ type: 'Order', id }, 'Product', 'StockMovement'],
    }),
    /** The newest changes of an order; few orders have more. */
    orderChanges: build.query<ChangeList, string>({
      keepUnusedDataFor: 0,
      query: (entityId) => ({
        operation: 'GET /changes',
        params: { entity: 'order', entityId, limit: MAX_PAGE_SIZE },
      }),
      providesTags: (_changes, _error, id) => [{ type: 'Order', id }],
    }),
    /** The newest stock movements of an order, receipts included. */
    orderMovements: build.query<StockMovementList, string>({
      keepUnusedDataFor: 0,
      query: (orderId) => ({
        operation: 'GET /stock-movements',
        params: { orderId, limit: MAX_PAGE_SIZE },
      }),
      providesTags: (_movements, _error, id) => [{ type: 'Order', id }, 'StockMovement'],
    }),
    /** What can still go back of an order, or of a delivery without one. */
    returnable: build.query<ReturnSource, { id: string; isDelivery: boolean }>({
      keepUnusedDataFor: 0,
      query: ({ id, isDelivery }) => ({
        operation: isDelivery ? 'GET /documents/:id/returnable' : 'GET /orders/:id/returnable',
        id,
      }),
      transformResponse: ({ source }: { source: ReturnSource }) => source,
      providesTags: ['Order', 'Document'],
    }),
    createReturn: build.mutation<DocumentWriteResult, Submit & { input: ReturnInput }>({
      query: ({ input, ...submit }) => ({ operation: 'POST /returns', body: input, ...submit }),
      invalidatesTags: (result) => (result ? STOCK_TAGS : ['Order', 'Document']),
    }),
    createOrder: build.mutation<OrderWriteResult, Submit & { order: OrderInput }>({
      query: ({ order, ...submit }) => ({ operation: 'POST /orders', body: order, ...submit }),
      invalidatesTags: affectedBy,
    }),
    updateOrder: build.mutation<OrderWriteResult, Submit & { id: string; order: OrderUpdate }>({
      query: ({ id, order, idempotencyKey }) => ({
        operation: 'PUT /orders/:id',
        id,
        body: order,
        idempotencyKey: keyOf(idempotencyKey, order),
      }),
      invalidatesTags: affectedBy,
    }),
    changeOrderStatus: build.mutation<OrderWriteResult, OrderStatusChange & { id: string }>({
      query: ({ id, ...change }) => ({
        operation: 'PATCH /orders/:id/status',
        id,
        body: change,
      }),
      // Shows the saved status without waiting for the order to load again.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        // The answer lacks the deliveries of the items.
        const update = ({ items }: DetailedOrder) => ({ ...data.order, items });
        dispatch(ordersApi.util.updateQueryData('order', id, update));
      },
      invalidatesTags: affectedByStatus,
    }),
    deleteOrder: build.mutation<OrderWriteResult, OrderRemoval>({
      query: ({ id, force, idempotencyKey }) => ({
        operation: 'DELETE /orders/:id',
        id,
        body: { force },
        idempotencyKey: keyOf(idempotencyKey, { force }),
      }),
      invalidatesTags: affectedBy,
    }),
    restoreOrder: build.mutation<OrderWriteResult, OrderRemoval>({
      query: ({ id, force, idempotencyKey }) => ({
        operation: 'POST /orders/:id/restore',
        id,
        body: { force },
        idempotencyKey: keyOf(idempotencyKey, { force }),
      }),
      invalidatesTags: affectedBy,
    }),
  }),
});

export const {
  useOrdersQuery,
  useCustomersQuery,
  useCustomerOverviewQuery,
  useMergeCustomersMutation,
  useUndoMergeMutation,
  useOrderQuery,
  useOrderProductsQuery,
  useOrderEffectsQuery,
  useOrderChangesQuery,
  useOrderMovementsQuery,
  useReturnableQuery,
  useCreateReturnMutation,
  useCreateOrderMutation,
  useUpdateOrderMutation,
  useChangeOrderStatusMutation,
  useDeleteOrderMutation,
  useRestoreOrderMutation,
} = ordersApi;
