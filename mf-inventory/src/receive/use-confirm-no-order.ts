import type { Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import {
  oldestOpen,
  useExpectedOrdersQuery,
  useLazyExpectedOrdersQuery,
} from '../api/stock-orders-api';

/**
 * Asks before a delivery is received without an order that the user has not seen, since its orders were still on their
 * way when it was saved, or did not load: what is received without its order is posted once more with that.
 */
export function useConfirmNoOrder(product: Product | undefined) {
  const { currentData, error } = useExpectedOrdersQuery(product?._id ?? '', { skip: !product });
  const [findOrders] = useLazyExpectedOrdersQuery();
  const confirm = useConfirm();
  const format = useFormat();

  return async (): Promise<boolean> => {
    if (!product || currentData) return true;
    const { data } = error ? {} : await findOrders(product._id, true);
    const order = oldestOpen(data);
    // Where they did not load, the product itself knows of how much is expected.
    const expected = order?.outstanding ?? (data ? 0 : product.expected);
    if (expected === 0) return true;
    const quantity = format.quantity(expected, product.unitOfMeasurement);
    const source = order ? order.orderNumber : 'A purchase order that could not be loaded';
    return confirm({
      title: 'Receive without its order?',
      description: `${source} is still to bring ${quantity} of ${product.name}. What is received without it is added once more when the order is completed.`,
      confirmLabel: 'Receive anyway',
    });
  };
}
