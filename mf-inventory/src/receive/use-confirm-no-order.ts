import { formatQuantity, type Product } from '@stockroom/contract';
import { useAppSelector, useConfirm } from '@stockroom/shared-ui';
import {
  oldestOpen,
  useExpectedOrdersQuery,
  useLazyExpectedOrdersQuery,
} from '../api/stock-orders-api';

/**
 * Asks before a delivery is received without an order that the user has not seen yet, since its orders were still on
 * their way when it was saved: what is received without its order is posted once more with that.
 */
export function useConfirmNoOrder(product: Product | undefined) {
  const { currentData, error } = useExpectedOrdersQuery(product?._id ?? '', { skip: !product });
  const [findOrders] = useLazyExpectedOrdersQuery();
  const confirm = useConfirm();
  const settings = useAppSelector((state) => state.formatSettings);

  return async (): Promise<boolean> => {
    if (!product || currentData || error) return true;
    // That they did not load is said where they are to be chosen.
    const { data } = await findOrders(product._id, true);
    const order = oldestOpen(data);
    if (!order) return true;
    const quantity = formatQuantity(order.outstanding, product.unitOfMeasurement, settings);
    return confirm({
      title: 'Receive without its order?',
      description: `${order.orderNumber} is still to bring ${quantity}. What is received without it is added once more when the order is completed.`,
      confirmLabel: 'Receive anyway',
    });
  };
}
