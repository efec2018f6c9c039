import type { Product } from '@stockroom/contract';
import { useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { StockProductField } from '../product/stock-product-field';
import type { ReceiptValues } from './receipt-values';

interface ReceiptProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  onChoose: (product: Product | null) => void;
}

const NUMBERS = ['quantity', 'purchasePrice'];

/** What was delivered. Another product is expected in other orders. */
export function ReceiptProductField({ start, onChoose }: ReceiptProductFieldProps) {
  const [, setOrder] = useFormValue<string>('orderId');
  const { read } = useFormValues<ReceiptValues>();
  return (
    <StockProductField
      start={start}
      next="quantity"
      numbers={NUMBERS}
      onChoose={(product) => {
        if (product?._id !== read().productId) setOrder('');
        onChoose(product);
      }}
    />
  );
}
