import type { Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import type { ExpectedOrder } from '../api/stock-orders-api';
import { useTranslate } from '../texts';

/** Asks whether an implausible amount is right. */
export function useConfirmAmount() {
  const t = useTranslate();
  const confirm = useConfirm();
  const format = useFormat();
  return (
    { name, currentStock, unitOfMeasurement: unit }: Product,
    newStock: number,
    order?: ExpectedOrder,
  ): Promise<boolean> => {
    const sentences = [
      // The spaces keep "from" and "to" on the line of their numbers.
      t('It takes the stock of {product} from\u00a0{before} to\u00a0{after}.', {
        product: name,
        before: format.quantity(currentStock, unit),
        after: format.quantity(newStock, unit),
      }),
      order &&
        t('Expected in {order}: {quantity}.', {
          order: order.orderNumber,
          quantity: format.quantity(order.outstanding, unit),
        }),
    ];
    return confirm({
      title: t('Is the quantity right?'),
      description: sentences.filter(Boolean).join(' '),
      confirmLabel: t('Save anyway'),
      cancelLabel: t('Go back'),
      backTo: '[name=quantity],[name=newStockLevel],[name=adjustmentAmount]',
    });
  };
}
