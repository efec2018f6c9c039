import { acceptedOf, sumQuantities, type StockDocument } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import { translate } from '../texts';

/** Asks before more than ordered comes in. */
export function useConfirmDelivery() {
  const confirm = useConfirm();
  const format = useFormat();
  return async ({ orderId, lines }: StockDocument): Promise<boolean> => {
    if (orderId === null) return true;
    const over = lines.flatMap((line) => {
      // An order expects nothing of a product that it lacks.
      const surplus = sumQuantities([acceptedOf(line), -(line.expected ?? 0)]);
      if (surplus <= 0) return [];
      return `${line.productName}: +${format.quantity(surplus, line.unitOfMeasurement)}`;
    });
    if (over.length === 0) return true;
    return confirm({
      title: translate('Receive more than ordered?'),
      description: over.join('; '),
      confirmLabel: translate('Receive all'),
    });
  };
}
