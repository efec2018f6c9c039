import type { Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import { useExpectedOrdersQuery } from '../api/stock-orders-api';

/**
 * Asks before a delivery is received without an order that could not be loaded: what is received without its order is
 * posted once more with that. The product itself knows of how much is expected.
 */
export function useConfirmNoOrder(product: Product | undefined) {
  const { currentData } = useExpectedOrdersQuery(product?._id ?? '', { skip: !product });
  const confirm = useConfirm();
  const format = useFormat();

  return async (): Promise<boolean> => {
    if (!product || currentData || product.expected === 0) return true;
    const quantity = format.quantity(product.expected, product.unitOfMeasurement);
    return confirm({
      title: 'Receive without its order?',
      description: `A purchase order that could not be loaded is still to bring ${quantity} of ${product.name}. What is received without its order is added once more when the order is completed.`,
      confirmLabel: 'Receive anyway',
      backTo: '[name=orderId]:checked',
    });
  };
}
