import { MAX_PAGE_SIZE, type ChangeList, type StockMovementList } from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

/** Few orders have a longer history. */
const HISTORY_LIMIT = MAX_PAGE_SIZE;

const orderHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who has changed the order, what and when; newest first. */
    orderChanges: build.query<ChangeList, string>({
      keepUnusedDataFor: 0,
      query: (entityId) => ({
        url: 'changes',
        params: { entity: 'order', entityId, limit: HISTORY_LIMIT },
      }),
      providesTags: (_changes, _error, id) => [{ type: 'Order', id }],
    }),
    /** What the order has moved, and what was received for it; newest first. */
    orderMovements: build.query<StockMovementList, string>({
      keepUnusedDataFor: 0,
      query: (orderId) => ({ url: 'stock-movements', params: { orderId, limit: HISTORY_LIMIT } }),
      providesTags: (_movements, _error, id) => [{ type: 'Order', id }, 'StockMovement'],
    }),
  }),
});

export const { useOrderChangesQuery, useOrderMovementsQuery } = orderHistoryApi;
