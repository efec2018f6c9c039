import {
  fitsUnit,
  isDecimal,
  MAX_QUANTITY,
  parseTyped,
  sumQuantities,
  type Language,
  type Product,
} from '@stockroom/contract';

/** Reads a typed quantity; undefined where the form cannot save it. */
export function typedQuantity(
  typed: string | number,
  unit: string,
  language: Language,
): number | undefined {
  const quantity = parseTyped(typed, language);
  if (typeof quantity !== 'number' || !isDecimal(quantity)) return undefined;
  return Math.abs(quantity) > MAX_QUANTITY || !fitsUnit(quantity, unit) ? undefined : quantity;
}

/** A typed quantity adds to the stock, changes it by a signed amount, or sets its level. */
export type StockEffect = 'receive' | 'change' | 'set';

/** Returns the stock after saving; undefined where the form cannot save the quantity. */
export function stockAfter(
  { currentStock, unitOfMeasurement }: Pick<Product, 'currentStock' | 'unitOfMeasurement'>,
  typed: string | number,
  effect: StockEffect,
  language: Language,
): number | undefined {
  const quantity = typedQuantity(typed, unitOfMeasurement, language);
  if (quantity === undefined || (effect === 'receive' && quantity < 1)) return undefined;
  const after = effect === 'set' ? quantity : sumQuantities([currentStock, quantity]);
  return after < 0 || after > MAX_QUANTITY ? undefined : after;
}
