import type { Product } from '@stockroom/contract';
import { ProductField } from '@stockroom/shared-ui/forms';
import { useNextProduct } from './use-next-product';

interface StockProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  /** Name of the field that Enter goes on to. */
  next: string;
  /** Names of the fields that are of one product: see useNextProduct. */
  numbers: readonly string[];
  /** Before the product is in the form. */
  onChoose: (product: Product | null) => void;
}

/** Whose stock is changed. What is scanned on the page goes here. */
export function StockProductField({ start, next, numbers, onChoose }: StockProductFieldProps) {
  const { noteSearch, noteChoice } = useNextProduct(numbers);
  return (
    <div onInput={noteSearch}>
      <ProductField
        name="productId"
        label="Product"
        required
        data-shortcut="scan"
        chosen={start}
        next={next}
        onChoose={(product) => {
          noteChoice(product);
          onChoose(product);
        }}
      />
    </div>
  );
}
