import type { Product } from '@stockroom/contract';
import { useFormValue } from '@stockroom/shared-ui/forms';
import { StockProductField } from '../product/stock-product-field';

interface AdjustedProductFieldProps {
  /** The product that a link has chosen. */
  start?: Product;
  onChoose: (product: Product | null) => void;
}

/** The field with the quantity, by the type that asks for it. */
const NEXT: Record<string, string> = { absolute: 'newStockLevel', relative: 'adjustmentAmount' };
const NUMBERS = Object.values(NEXT);

/** Whose stock is adjusted. */
export function AdjustedProductField({ start, onChoose }: AdjustedProductFieldProps) {
  const [type] = useFormValue<string>('adjustmentType');
  const next = NEXT[type] ?? 'adjustmentType';
  return <StockProductField start={start} next={next} numbers={NUMBERS} onChoose={onChoose} />;
}
