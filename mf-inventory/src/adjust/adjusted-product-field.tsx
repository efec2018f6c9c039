import type { Product } from '@stockroom/contract';
import { ProductField, useFormValue } from '@stockroom/shared-ui/forms';
import { useNextProduct } from '../product/use-next-product';

interface AdjustedProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  onChoose: (product: Product | null) => void;
}

/** The field with the quantity, by the type that asks for it. */
const NEXT: Record<string, string> = { absolute: 'newStockLevel', relative: 'adjustmentAmount' };
const OF_ONE_PRODUCT = Object.values(NEXT);

/** Whose stock is adjusted. */
export function AdjustedProductField({ start, onChoose }: AdjustedProductFieldProps) {
  const [type] = useFormValue<string>('adjustmentType');
  const { noteSearch, noteChoice } = useNextProduct(OF_ONE_PRODUCT);
  return (
    <div onInput={noteSearch}>
      <ProductField
        name="productId"
        label="Product"
        required
        data-shortcut="scan"
        chosen={start}
        next={NEXT[type] ?? 'adjustmentType'}
        onChoose={(product) => {
          noteChoice(product);
          onChoose(product);
        }}
      />
    </div>
  );
}
