import type { Product, ReceiptInput, WriteResult } from '@stockroom/contract';
import { useReceiveStockMutation } from '../api/stock-movements-api';
import { useExpectedOrdersQuery, useLazyStockOrderQuery } from '../api/stock-orders-api';
import { useConfirmAmount } from '../product/use-confirm-amount';
import { nextInOrder, type NextStep } from './next-in-order';
import { useConfirmNoOrder } from './use-confirm-no-order';
import { useConfirmPrice } from './use-confirm-price';

interface Received extends WriteResult {
  /** None where the delivery belongs to no order. */
  next: NextStep | undefined;
}

/** Books a delivery of the chosen product; null when the user has left it at a question. */
export function useReceiveStock(product: Product | undefined) {
  const [receiveStock] = useReceiveStockMutation();
  const [findOrder] = useLazyStockOrderQuery();
  const { confirmReceipt } = useConfirmAmount();
  const { currentData: expected } = useExpectedOrdersQuery(product?._id ?? '', { skip: !product });
  const confirmPrice = useConfirmPrice();
  const confirmNoOrder = useConfirmNoOrder(product);

  return async (
    receipt: ReceiptInput,
    { idempotencyKey }: { idempotencyKey: string },
  ): Promise<Received | null> => {
    const { orderId, productId } = receipt;
    const ordered = expected?.find(({ _id }) => _id === orderId);
    if (product && !(await confirmReceipt(product, receipt.quantity, ordered))) return null;
    if (orderId === '' && !(await confirmNoOrder())) return null;
    // The field of the orders has asked for it; once the delivery is booked, it is on its way anew.
    const order = orderId === '' ? undefined : (await findOrder(orderId, true)).data;
    if (product && !(await confirmPrice(product, receipt, order))) return null;
    const { success, message } = await receiveStock({ receipt, idempotencyKey }).unwrap();
    return {
      success,
      message,
      next: orderId === '' ? undefined : nextInOrder(orderId, productId, order),
    };
  };
}
