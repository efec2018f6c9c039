import type { OrderType } from '@stockroom/contract';
import { useCan } from '@stockroom/shared-ui';
import { useCallback } from 'react';

/** Tells whether the user may create, change and delete orders of a type. */
export function useCanWrite(): (type: OrderType) => boolean {
  const canPurchase = useCan('purchases:write');
  const canSell = useCan('sales:write');
  return useCallback(
    (type) => (type === 'incoming' ? canPurchase : canSell),
    [canPurchase, canSell],
  );
}
