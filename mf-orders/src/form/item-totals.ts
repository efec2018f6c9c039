import {
  countDecimals,
  MONEY_SCALE,
  multiplyPrice,
  parseTyped,
  QUANTITY_SCALE,
  sumMoney,
  sumQuantities,
  type Decimal,
  type Language,
} from '@stockroom/contract';
import type { ItemValues } from './order-values';

/** quantity x unit price (spec section 2); null while one of them is missing, wrong or ambiguous. */
export function itemTotal({ quantity, unitPrice }: ItemValues, language: Language): Decimal | null {
  const units = typedNumber(quantity, QUANTITY_SCALE, language);
  const price = typedNumber(unitPrice, MONEY_SCALE, language);
  return units === null || price === null ? null : multiplyPrice(units, price);
}

/** The sum of the item totals there are. */
export function orderTotal(items: readonly ItemValues[], language: Language): Decimal {
  return sumMoney(items.map((item) => itemTotal(item, language)).filter((total) => total !== null));
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
export function askedByProduct(
  items: readonly ItemValues[],
  language: Language,
): (productId: string) => Asked {
  const asked = new Map<string, Asked>();
  for (const { productId, quantity: typed } of items) {
    const units = typedNumber(typed, QUANTITY_SCALE, language);
    const { quantity, rows, isUnfinished } = asked.get(productId) ?? NOTHING;
    asked.set(productId, {
      quantity: sumQuantities([quantity, units ?? 0]),
      rows: units === null ? rows : rows + 1,
      isUnfinished: isUnfinished || units === null,
    });
  }
  return (productId) => asked.get(productId) ?? NOTHING;
}

function typedNumber(typed: number | string, places: number, language: Language): number | null {
  const number = parseTyped(typed, language);
  const isExact = typeof number === 'number' && countDecimals(number) <= places;
  return isExact && number >= 0 ? number : null;
}
