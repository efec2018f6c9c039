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

/** What the rows of one product ask for together. */
export interface Asked {
  quantity: number;
  /** How many rows say a quantity. */
  rows: number;
  /** True while another one does not. */
  isUnfinished: boolean;
}

const NOTHING: Asked = { quantity: 0, rows: 0, isUnfinished: false };

/** How much is asked of each product: it may stand in several rows. */
export function askedByProduct(items: readonly ItemValues[]): (productId: string) => Asked {
  const asked = new Map<string, Asked>();
  for (const { productId, quantity: typed } of items) {
    const units = typedNumber(typed, QUANTITY_SCALE);
    const { quantity, rows, isUnfinished } = asked.get(productId) ?? NOTHING;
    asked.set(productId, {
      quantity: sumQuantities([quantity, units ?? 0]),
      rows: units === null ? rows : rows + 1,
      isUnfinished: isUnfinished || units === null,
    });
  }
  return (productId) => asked.get(productId) ?? NOTHING;
}

function typedNumber(typed: number | string, places: number): number | null {
  const number = parseTyped(typed);
  const isExact = typeof number === 'number' && countDecimals(number) <= places;
  return isExact && number >= 0 ? number : null;
}
