import type { Product } from '@stockroom/contract';
import { ProductField } from '@stockroom/shared-ui/forms';
import { useField } from 'formik';

interface ReceiptProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  onChoose: (product: Product | null) => void;
}

/** What was delivered. Another product is expected in other orders. */
export function ReceiptProductField({ start, onChoose }: ReceiptProductFieldProps) {
  const [, , { setValue: setOrder }] = useField<string>('orderId');
  return (
    <ProductField
      name="productId"
      label="Product"
      required
      chosen={start}
      onChoose={(product) => {
        void setOrder('');
        onChoose(product);
      }}
    />
  );
}
