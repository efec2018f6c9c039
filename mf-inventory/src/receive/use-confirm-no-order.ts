import { sumQuantities, type Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import {
  useExpectedOrdersQuery,
  useLazyExpectedOrdersQuery,
  type ExpectedOrder,
} from '../api/stock-orders-api';

/**
 * Asks before a delivery is received without an order that the user has not seen, since its orders were still on their
 * way when it was saved, or did not load: what is received without its order is posted once more with that. A no goes
 * back to the field of the orders, which have come meanwhile.
 */
export function useConfirmNoOrder(product: Product | undefined) {
  const { currentData, error } = useExpectedOrdersQuery(product?._id ?? '', { skip: !product });
  const [findOrders] = useLazyExpectedOrdersQuery();
  const confirm = useConfirm();
  const format = useFormat();

  return async (): Promise<boolean> => {
    if (!product || currentData) return true;
    const { data } = error ? {} : await findOrders(product._id, true);
    // Where they did not load, the product itself knows of how much is expected.
    const expected = data
      ? sumQuantities(data.map(({ outstanding }) => outstanding))
      : product.expected;
    if (expected === 0) return true;
    const quantity = format.quantity(expected, product.unitOfMeasurement);
    return confirm({
      title: 'Receive without its order?',
      description: `${sourceOf(data)} still to bring ${quantity} of ${product.name}. What is received without its order is added once more when the order is completed.`,
      confirmLabel: 'Receive anyway',
      // The field has taken the oldest by itself, as it does whenever orders come.
      ...(data && { cancelLabel: choiceOf(data) }),
      backTo: '[name=orderId]:checked',
    });
  };
}

function sourceOf(orders: readonly ExpectedOrder[] | undefined): string {
  const [order, another] = orders ?? [];
  if (!orders || !order) return 'A purchase order that could not be loaded is';
  return another ? `${orders.length} purchase orders are` : `${order.orderNumber} is`;
}

function choiceOf(orders: readonly ExpectedOrder[]): string {
  const [order, another] = orders;
  return order && !another ? `Use ${order.orderNumber}` : 'Choose the order';
}
