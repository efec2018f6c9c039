import {
  MAX_QUANTITY,
  parseTyped,
  quantityDecimals,
  type Language,
  type Product,
} from '@stockroom/contract';
import { priceOf } from '../item-prices';
import { blankItem, type ItemValues, type OrderValues } from '../order-values';

/** A scan that has made a quantity one more. */
export interface Counted {
  items: ItemValues[];
  product: Product;
  /** Of the row, from 0 on. */
  row: number;
  quantity: number;
}

/**
 * One more of a product that was scanned again, in the last row that has it at its own price; the row that it was
 * scanned into stays blank. Null where it takes that row: a product that is measured, or has none yet, or a row into
 * which something was typed meanwhile.
 */
export function countScan(
  { items, type }: OrderValues,
  index: number,
  product: Product,
  language: Language,
): Counted | null {
  const scanned = items[index];
  if (!scanned || !isBlank(scanned) || quantityDecimals(product.unitOfMeasurement) > 0) return null;
  const price = priceOf(product, type) ?? undefined;
  const row = items.findLastIndex(
    ({ productId, unitPrice }) =>
      productId === product._id && parseTyped(unitPrice, language) === price,
  );
  const quantity = oneMore(items[row]?.quantity, language);
  if (quantity === null) return null;
  const counted = items.map((item, at) => {
    if (at === index) return { ...blankItem(), key: item.key };
    return at === row ? { ...item, quantity } : item;
  });
  return { items: counted, product, row, quantity };
}

function isBlank({ productId, quantity, unitPrice }: ItemValues): boolean {
  return productId === '' && quantity === '' && unitPrice === '';
}

/** Where nothing was typed yet, the first scan stands for one. Null where there is no row, or no quantity to count on. */
function oneMore(typed: number | string | undefined, language: Language): number | null {
  if (typed === undefined) return null;
  const quantity = typed === '' ? 1 : parseTyped(typed, language);
  const canCount = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0;
  return canCount && quantity + 1 <= MAX_QUANTITY ? quantity + 1 : null;
}
