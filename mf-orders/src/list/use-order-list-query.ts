import { ORDER_SORT_KEYS, ORDER_STATUSES, ORDER_TYPES } from '@stockroom/contract';
import { useListQuery } from '@stockroom/shared-ui/data-table';

/** What the address of the orders list may say. `supplierId`, `productId` and `open` are set by links. */
export function useOrderListQuery() {
  const list = useListQuery({
    filters: {
      search: 'text',
      status: ORDER_STATUSES,
      type: ORDER_TYPES,
      from: 'day',
      to: 'day',
      supplierId: 'text',
      productId: 'text',
      open: ['true'],
    },
    sortKeys: ORDER_SORT_KEYS,
    defaultSort: '-createdAt',
  });
  // The days of the period are the reader's.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...list, args: { ...list.args, timeZone } };
}

export type OrderListQuery = ReturnType<typeof useOrderListQuery>;
