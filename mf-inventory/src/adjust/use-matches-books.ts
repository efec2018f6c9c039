import { useLanguage } from '@stockroom/shared-ui';
import { useFormValue } from '@stockroom/shared-ui/forms';
import { typedQuantity } from '../product/typed-quantity';
import { useChosenProduct } from '../product/use-chosen-product';

export const COUNT_MATCHES = 'The count matches the books: nothing to adjust';

/** Whether the level that was typed is the one that the books have. */
export function useMatchesBooks(): boolean {
  const { product } = useChosenProduct();
  const [typed] = useFormValue<number | string>('newStockLevel');
  const language = useLanguage();
  if (!product) return false;
  return typedQuantity(typed, product.unitOfMeasurement, language) === product.currentStock;
}
