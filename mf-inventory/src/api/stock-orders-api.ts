import type {
  DetailedOrder,
  OrderList,
  OrderQuery,
  OrderResult,
  OrderSummary,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

/** A purchase order that is still to bring something of a product. */
export interface ExpectedOrder extends Pick<
  OrderSummary,
  '_id' | 'orderNumber' | 'supplierName' | 'createdAt'
> {
  outstanding: number;
}

const stockOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The open purchase orders of a product, the oldest first. */
    expectedOrders: build.query<ExpectedOrder[], string>({
      query: (productId) => ({
        url: 'orders',
        params: {
          type: 'incoming',
          open: 'true',
          productId,
          sort: 'createdAt',
        } satisfies OrderQuery,
      }),
      transformResponse: ({ orders }: OrderList) => orders.map(toExpected),
      providesTags: ['Order'],
    }),
    /** An order that is received against, or that has moved stock. */
    stockOrder: build.query<DetailedOrder, string>({
      query: (id) => ({ url: `orders/${encodeURIComponent(id)}` }),
      transformResponse: ({ order }: OrderResult) => order,
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
  }),
});

function toExpected({ outstanding, ...order }: OrderSummary): ExpectedOrder {
  const { _id, orderNumber, supplierName, createdAt } = order;
  return { _id, orderNumber, supplierName, createdAt, outstanding: outstanding ?? 0 };
}

/** The one that a delivery is taken for by itself; undefined where none is open, or known yet. */
export function oldestOpen(orders: readonly ExpectedOrder[] = []): ExpectedOrder | undefined {
  return orders[0];
}

export const { useExpectedOrdersQuery, useStockOrderQuery, useLazyStockOrderQuery } =
  stockOrdersApi;
