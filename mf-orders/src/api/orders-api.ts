import type {
  DetailedOrder,
  OrderEffects,
  OrderForce,
  OrderInput,
  OrderList,
  OrderQuery,
  OrderResult,
  OrderStatusChange,
  OrderUpdate,
  OrderWriteResult,
} from '@stockroom/contract';
import { api, type ApiError } from '@stockroom/shared-ui';

/** What shows orders or what they have moved, counts them or sums them up. */
const AFFECTED = [
  'Order',
  'Product',
  'StockMovement',
  'Report',
  'Dashboard',
  'Notification',
] as const;

/** A refused write changed nothing; but an order that is gone should not be shown any longer. */
function affectedBy(_result: OrderWriteResult | undefined, error: ApiError | undefined) {
  if (error === undefined) return AFFECTED;
  return error.code === 'NOT_FOUND' ? (['Order'] as const) : [];
}

/** The same of a change that was made from what is shown; a form keeps what it shows. */
function affectedByStatus(result: OrderWriteResult | undefined, error: ApiError | undefined) {
  return error?.code === 'VERSION_CONFLICT' ? (['Order'] as const) : affectedBy(result, error);
}

interface CreateOrder {
  order: OrderInput;
  /** One per submit: repeats of it create one order. */
  idempotencyKey: string;
}

interface UpdateOrder {
  id: string;
  order: OrderUpdate;
  idempotencyKey: string;
}

interface ChangeOrderStatus extends OrderStatusChange {
  id: string;
}

interface OrderRemoval extends OrderForce {
  id: string;
  idempotencyKey: string;
}

/** With force it is another request. */
function keyOf(idempotencyKey: string, { force }: Partial<OrderForce>): string {
  return force ? `${idempotencyKey}-force` : idempotencyKey;
}

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<OrderList, OrderQuery>({
      query: (filter) => ({ url: 'orders', params: { ...filter } }),
      providesTags: ['Order'],
    }),
    order: build.query<DetailedOrder, string>({
      // A form starts from the record as it is now, never from one that was loaded for an earlier visit.
      keepUnusedDataFor: 0,
      query: (id) => ({ url: `orders/${encodeURIComponent(id)}` }),
      transformResponse: ({ order }: OrderResult) => order,
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
    /** What each status, and deleting, would do to stock: as of now, so never from an earlier visit. */
    orderEffects: build.query<OrderEffects, string>({
      keepUnusedDataFor: 0,
      query: (id) => ({ url: `orders/${encodeURIComponent(id)}/status-effects` }),
      providesTags: (_effects, _error, id) => [{ type: 'Order', id }, 'Product', 'StockMovement'],
    }),
    createOrder: build.mutation<OrderWriteResult, CreateOrder>({
      query: ({ order, idempotencyKey }) => ({
        url: 'orders',
        method: 'POST',
        body: order,
        idempotencyKey,
      }),
      invalidatesTags: affectedBy,
    }),
    updateOrder: build.mutation<OrderWriteResult, UpdateOrder>({
      query: ({ id, order, idempotencyKey }) => ({
        url: `orders/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: order,
        idempotencyKey: keyOf(idempotencyKey, order),
      }),
      invalidatesTags: affectedBy,
    }),
    changeOrderStatus: build.mutation<OrderWriteResult, ChangeOrderStatus>({
      query: ({ id, ...change }) => ({
        url: `orders/${encodeURIComponent(id)}/status`,
        method: 'PATCH',
        body: change,
      }),
      // The status changes on the screen when it is saved, not when the order has been loaded once more.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        // What came for its items is not in the answer.
        const update = ({ items }: DetailedOrder) => ({ ...data.order, items });
        dispatch(ordersApi.util.updateQueryData('order', id, update));
      },
      invalidatesTags: affectedByStatus,
    }),
    deleteOrder: build.mutation<OrderWriteResult, OrderRemoval>({
      query: ({ id, force, idempotencyKey }) => ({
        url: `orders/${encodeURIComponent(id)}`,
        method: 'DELETE',
        body: { force },
        idempotencyKey: keyOf(idempotencyKey, { force }),
      }),
      invalidatesTags: affectedBy,
    }),
    restoreOrder: build.mutation<OrderWriteResult, OrderRemoval>({
      query: ({ id, force, idempotencyKey }) => ({
        url: `orders/${encodeURIComponent(id)}/restore`,
        method: 'POST',
        body: { force },
        idempotencyKey: keyOf(idempotencyKey, { force }),
      }),
      invalidatesTags: affectedBy,
    }),
  }),
});

export const {
  useOrdersQuery,
  useOrderQuery,
  useOrderEffectsQuery,
  useCreateOrderMutation,
  useUpdateOrderMutation,
  useChangeOrderStatusMutation,
  useDeleteOrderMutation,
  useRestoreOrderMutation,
} = ordersApi;
