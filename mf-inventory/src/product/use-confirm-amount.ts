import { sumQuantities, type Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import type { ExpectedOrder } from '../api/stock-orders-api';
import { isUnusualCount, isUnusualReceipt, isUnusualRise } from './unusual-amount';

/** Asks once more before an amount is booked that can hardly be meant; of any other it does not ask. */
export function useConfirmAmount() {
  const confirm = useConfirm();
  const format = useFormat();

  async function ask(
    { name, currentStock, unitOfMeasurement: unit }: Product,
    level: number,
    order?: ExpectedOrder,
  ): Promise<boolean> {
    const [before, after] = [currentStock, level].map((stock) => format.quantity(stock, unit));
    const ordered = order
      ? ` Expected in ${order.orderNumber}: ${format.quantity(order.outstanding, unit)}.`
      : '';
    return confirm({
      title: 'Is the quantity right?',
      // Nobody reads "to" at the end of a line with what follows.
      description: `It takes the stock of ${name} from\u00a0${before} to\u00a0${after}.${ordered}`,
      confirmLabel: 'Save anyway',
      cancelLabel: 'Go back',
      backTo: '[name=quantity],[name=newStockLevel],[name=adjustmentAmount]',
    });
  }
  const after = ({ currentStock }: Product, change: number) =>
    sumQuantities([currentStock, change]);

  return {
    confirmCount: async (product: Product, level: number) =>
      !isUnusualCount(product, level) || ask(product, level),
    confirmChange: async (product: Product, change: number) =>
      !isUnusualRise(product, change) || ask(product, after(product, change)),
    /** @param order the one that the delivery is for */
    confirmReceipt: async (product: Product, quantity: number, order?: ExpectedOrder) =>
      !isUnusualReceipt(product, quantity, order?.outstanding) ||
      ask(product, after(product, quantity), order),
  };
}
