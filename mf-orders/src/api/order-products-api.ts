import type { Order, OrderProduct, OrderProducts } from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

const orderProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The products of an order, archived ones too, with prices and stock of now; of each version, as its items differ. */
    orderProducts: build.query<OrderProduct[], Pick<Order, '_id' | 'version'>>({
      keepUnusedDataFor: 0,
      query: ({ _id }) => ({ url: `orders/${encodeURIComponent(_id)}/products` }),
      transformResponse: ({ products }: OrderProducts) => products,
      providesTags: ['Product'],
    }),
  }),
});

export const { useOrderProductsQuery } = orderProductsApi;
