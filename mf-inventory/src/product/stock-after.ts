import { MAX_QUANTITY, sumQuantities, type Language, type Product } from '@stockroom/contract';
import { typedQuantity } from './typed-quantity';

/** What a typed quantity means for the stock: it comes in, it is a signed change, or it is the new level. */
export type StockEffect = 'receive' | 'change' | 'set';

/** Stock after saving; undefined while what was typed is no quantity that can be saved as it is. */
export function stockAfter(
  { currentStock, unitOfMeasurement }: Pick<Product, 'currentStock' | 'unitOfMeasurement'>,
  typed: string | number,
  effect: StockEffect,
  language: Language,
): number | undefined {
  const quantity = typedQuantity(typed, unitOfMeasurement, language);
  if (quantity === undefined || (effect === 'receive' && quantity < 1)) return undefined;
  const after = effect === 'set' ? quantity : sumQuantities([currentStock, quantity]);
  return after < 0 || after > MAX_QUANTITY || after === currentStock ? undefined : after;
}
