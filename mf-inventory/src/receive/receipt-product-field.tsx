import type { Product } from '@stockroom/contract';
import { ProductField, useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { useNextProduct } from '../product/use-next-product';
import type { ReceiptValues } from './receipt-values';

interface ReceiptProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  onChoose: (product: Product | null) => void;
}

const OF_ONE_PRODUCT = ['quantity', 'purchasePrice'];

/** What was delivered. Another product is expected in other orders. */
export function ReceiptProductField({ start, onChoose }: ReceiptProductFieldProps) {
  const [, setOrder] = useFormValue<string>('orderId');
  const { read } = useFormValues<ReceiptValues>();
  const { noteSearch, noteChoice } = useNextProduct(OF_ONE_PRODUCT);
  return (
    <div onInput={noteSearch}>
      <ProductField
        name="productId"
        label="Product"
        required
        data-shortcut="scan"
        chosen={start}
        next="quantity"
        onChoose={(product) => {
          if (product?._id !== read().productId) setOrder('');
          noteChoice(product);
          onChoose(product);
        }}
      />
    </div>
  );
}
