import { MOVEMENT_REASONS, STOCK_MOVEMENT_SORT_KEYS } from '@stockroom/contract';
import { useListQuery } from '@stockroom/shared-ui/data-table';

/** What the address of the movements list may say. `reason`, `productId` and `orderId` are set by links. */
export function useMovementListQuery() {
  const list = useListQuery({
    filters: {
      search: 'text',
      movementType: ['in', 'out'],
      from: 'day',
      to: 'day',
      toVerify: ['true'],
      reason: MOVEMENT_REASONS,
      productId: 'text',
      orderId: 'text',
    },
    sortKeys: STOCK_MOVEMENT_SORT_KEYS,
    defaultSort: '-createdAt',
  });
  // The days of the period are the reader's.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...list, args: { ...list.args, timeZone } };
}

export type MovementListQuery = ReturnType<typeof useMovementListQuery>;
