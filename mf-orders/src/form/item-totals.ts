import {
  MONEY_SCALE,
  multiplyPrice,
  QUANTITY_SCALE,
  sumMoney,
  sumQuantities,
  typedNumber,
  type Decimal,
  type Language,
} from '@stockroom/contract';
import type { ItemValues } from './order-values';

/** Multiplies quantity and unit price; null while one of them is missing, wrong or ambiguous. */
export function itemTotal({ quantity, unitPrice }: ItemValues, language: Language): Decimal | null {
  const units = typedNumber(quantity, QUANTITY_SCALE, language);
  const price = typedNumber(unitPrice, MONEY_SCALE, language);
  return units === null || price === null ? null : multiplyPrice(units, price);
}

/** Adds up the totals of the finished rows. */
export function orderTotal(items: readonly ItemValues[], language: Language): Decimal {
  return sumMoney(items.map((item) => itemTotal(item, language)).filter((total) => total !== null));
}

export function quantityByProduct(
  items: readonly ItemValues[],
  language: Language,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) {
    const units = typedNumber(quantity, QUANTITY_SCALE, language) ?? 0;
    sums.set(productId, sumQuantities([sums.get(productId) ?? 0, units]));
  }
  return sums;
}
