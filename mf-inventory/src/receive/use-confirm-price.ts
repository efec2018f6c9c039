import { isUnusualPrice, type Order, type Product, type ReceiptInput } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import { priceIn } from './receipt-values';

/** Asks once more before a delivery is booked at a price that can hardly be meant; of any other it does not ask. */
export function useConfirmPrice() {
  const confirm = useConfirm();
  const { money } = useFormat();
  return async (
    { _id, name, purchasePrice: usual }: Product,
    { quantity, purchasePrice: price }: ReceiptInput,
    order: Order | undefined,
  ): Promise<boolean> => {
    const agreed = order && priceIn(order, _id);
    const known = agreed ?? usual;
    if (price == null || known === 0 || !isUnusualPrice(quantity, price, known)) return true;
    return confirm({
      title: 'Is the price right?',
      description: `${name}: ${money(price)}. Its ${agreed === undefined ? 'purchase price' : 'price in the order'} is ${money(known)}.`,
      confirmLabel: 'Save anyway',
      cancelLabel: 'Go back',
      backTo: '[name=purchasePrice]',
    });
  };
}
