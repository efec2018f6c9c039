import {
  countDecimals,
  MONEY_SCALE,
  multiplyPrice,
  parseTyped,
  QUANTITY_SCALE,
  sumMoney,
  sumQuantities,
  type Decimal,
} from '@stockroom/contract';
import type { ItemValues } from './order-values';

/** quantity x unit price (spec section 2); null while one of them is missing or wrong. */
export function itemTotal({ quantity, unitPrice }: ItemValues): Decimal | null {
  const units = typedNumber(quantity, QUANTITY_SCALE);
  const price = typedNumber(unitPrice, MONEY_SCALE);
  return units === null || price === null ? null : multiplyPrice(units, price);
}

/** The sum of the item totals there are. */
export function orderTotal(items: readonly ItemValues[]): Decimal {
  return sumMoney(items.map(itemTotal).filter((total) => total !== null));
}

/** How much is asked of each product: it may stand in several rows. */
export function askedByProduct(items: readonly ItemValues[]): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { productId, quantity } of items) {
    const units = typedNumber(quantity, QUANTITY_SCALE);
    if (units !== null) asked.set(productId, sumQuantities([asked.get(productId) ?? 0, units]));
  }
  return asked;
}

function typedNumber(typed: number | string, places: number): number | null {
  const number = parseTyped(typed);
  const isExact = typeof number === 'number' && countDecimals(number) <= places;
  return isExact && number >= 0 ? number : null;
}
