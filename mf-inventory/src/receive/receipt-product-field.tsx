import type { Product } from '@stockroom/contract';
import { ProductField, useFormValue } from '@stockroom/shared-ui/forms';

interface ReceiptProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  onChoose: (product: Product | null) => void;
}

/** What was delivered. Another product is expected in other orders. */
export function ReceiptProductField({ start, onChoose }: ReceiptProductFieldProps) {
  const [, setOrder] = useFormValue<string>('orderId');
  return (
    <ProductField
      name="productId"
      label="Product"
      required
      chosen={start}
      next="quantity"
      onChoose={(product) => {
        setOrder('');
        onChoose(product);
      }}
    />
  );
}
