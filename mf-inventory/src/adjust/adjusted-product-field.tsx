import type { Product } from '@stockroom/contract';
import { ProductField, useFormValue } from '@stockroom/shared-ui/forms';
import { useMatchesBooks } from './use-matches-books';

interface AdjustedProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  onChoose: (product: Product | null) => void;
}

/** The field with the quantity, by the type that asks for it. */
const NEXT: Record<string, string> = { absolute: 'newStockLevel', relative: 'adjustmentAmount' };

/** Whose stock is adjusted. A level that the books have is done with: it is not meant for the next product. */
export function AdjustedProductField({ start, onChoose }: AdjustedProductFieldProps) {
  const [, setLevel] = useFormValue<string>('newStockLevel');
  const [type] = useFormValue<string>('adjustmentType');
  const isDone = useMatchesBooks();
  return (
    <ProductField
      name="productId"
      label="Product"
      required
      data-shortcut="scan"
      chosen={start}
      next={NEXT[type] ?? 'adjustmentType'}
      onChoose={(product) => {
        if (isDone) setLevel('');
        onChoose(product);
      }}
    />
  );
}
