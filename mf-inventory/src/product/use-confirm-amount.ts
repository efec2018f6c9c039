import type { Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import type { ExpectedOrder } from '../api/stock-orders-api';

/** Asks whether an implausible amount is right. */
export function useConfirmAmount() {
  const confirm = useConfirm();
  const format = useFormat();
  return (
    { name, currentStock, unitOfMeasurement: unit }: Product,
    newStock: number,
    order?: ExpectedOrder,
  ): Promise<boolean> => {
    const [before, after] = [currentStock, newStock].map((stock) => format.quantity(stock, unit));
    const ordered = order
      ? ` Expected in ${order.orderNumber}: ${format.quantity(order.outstanding, unit)}.`
      : '';
    return confirm({
      title: 'Is the quantity right?',
      // The spaces keep "from" and "to" on the line of their numbers.
      description: `It takes the stock of ${name} from\u00a0${before} to\u00a0${after}.${ordered}`,
      confirmLabel: 'Save anyway',
      cancelLabel: 'Go back',
      backTo: '[name=quantity],[name=newStockLevel],[name=adjustmentAmount]',
    });
  };
}
