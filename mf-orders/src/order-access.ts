import type { OrderType } from '@stockroom/contract';
import { useCan } from '@stockroom/shared-ui';
import { useCallback } from 'react';

export function useCanWrite(): (type: OrderType) => boolean {
  const canPurchase = useCan('purchases:write');
  const canSell = useCan('sales:write');
  return useCallback(
    (type) => (type === 'incoming' ? canPurchase : canSell),
    [canPurchase, canSell],
  );
}
