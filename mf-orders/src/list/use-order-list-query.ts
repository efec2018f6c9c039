import { ORDER_SORT_KEYS, ORDER_STATUSES, ORDER_TYPES } from '@stockroom/contract';
import { useListQuery } from '@stockroom/shared-ui/data-table';

/** What the address of the orders list may say. */
export function useOrderListQuery() {
  return useListQuery({
    filters: { search: 'text', status: ORDER_STATUSES, type: ORDER_TYPES },
    sortKeys: ORDER_SORT_KEYS,
    defaultSort: '-createdAt',
  });
}

export type OrderListQuery = ReturnType<typeof useOrderListQuery>;
