import type { Product } from '@stockroom/contract';
import { ProductField, useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { useLazyExpectedOrdersQuery } from '../api/stock-orders-api';
import type { ReceiptValues } from './receipt-values';

interface ReceiptProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  onChoose: (product: Product | null) => void;
}

/**
 * What was delivered. Another product is expected in other orders: the delivery is taken for the oldest of
 * them, since what is received without its order would be posted once more with that.
 */
export function ReceiptProductField({ start, onChoose }: ReceiptProductFieldProps) {
  const [, setOrder] = useFormValue<string>('orderId');
  const { read } = useFormValues<ReceiptValues>();
  const [findOrders] = useLazyExpectedOrdersQuery();
  const propose = async (chosen: string) => {
    // That they did not load is said where they are to be chosen.
    const { data: orders = [] } = await findOrders(chosen);
    const [oldest] = orders;
    const { productId, orderId } = read();
    if (oldest && productId === chosen && orderId === '') setOrder(oldest._id);
  };
  return (
    <ProductField
      name="productId"
      label="Product"
      required
      data-shortcut="scan"
      chosen={start}
      next="quantity"
      onChoose={(product) => {
        setOrder('');
        onChoose(product);
        if (product) void propose(product._id);
      }}
    />
  );
}
