import type {
  DetailedOrder,
  OrderList,
  OrderQuery,
  OrderResult,
  OrderSummary,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

/** A purchase order with an outstanding quantity of a product. */
export interface ExpectedOrder extends OrderSummary {
  outstanding: number;
}

const stockOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The open purchase orders of a product, the oldest first. */
    expectedOrders: build.query<ExpectedOrder[], string>({
      query: (productId) => ({
        operation: 'GET /orders',
        params: {
          type: 'incoming',
          open: 'true',
          productId,
          sort: 'createdAt',
        } satisfies OrderQuery,
      }),
      transformResponse: ({ orders }: OrderList) =>
        orders.map((order) => ({ ...order, outstanding: order.outstanding ?? 0 })),
      providesTags: ['Order'],
    }),
    stockOrder: build.query<DetailedOrder, string>({
      query: (id) => ({ operation: 'GET /orders/:id', id }),
      transformResponse: ({ order }: OrderResult) => order,
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
  }),
});

export const { useExpectedOrdersQuery, useStockOrderQuery, useLazyStockOrderQuery } =
  stockOrdersApi;
