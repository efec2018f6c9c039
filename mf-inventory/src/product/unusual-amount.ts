import { sumQuantities, type Product } from '@stockroom/contract';

/** What is this many times another amount is rather a slip: decision 40. */
const TIMES = 10;
/** A difference of fewer units is soon made good, and whoever counts or receives has no time for a question. */
const UNITS = 100;
/** The same where nothing is sure: of a product that is new to the books, any delivery is many times what they know. */
const UNITS_OF_A_RISE = 1000;

type Known = Pick<Product, 'currentStock' | 'minimumStockLevel' | 'expected'>;

/** Whether a level can hardly have been found: by the books, a digit is too many in it, or missing. */
export function isUnusualCount(product: Known, found: number): boolean {
  const { currentStock: books } = product;
  const rise = sumQuantities([found, -books]);
  return isTenfold(found, books) || isTenfold(books, found) || isUnusualRise(product, rise);
}

/**
 * Whether so much can hardly have come.
 * @param outstanding what the purchase order of the delivery is still to bring, if it has one
 */
export function isUnusualReceipt(
  product: Known,
  quantity: number,
  outstanding: number | undefined,
): boolean {
  return isTenfold(quantity, outstanding ?? 0) || isUnusualRise(product, quantity);
}

/** Whether stock can hardly grow by so much, by what its product has, should have at least, and expects. */
export function isUnusualRise(
  { currentStock, minimumStockLevel, expected }: Known,
  change: number,
): boolean {
  const known = Math.max(currentStock, minimumStockLevel, expected);
  return change >= UNITS_OF_A_RISE && change >= TIMES * known;
}

/** Of nothing, anything is so many times as much. */
function isTenfold(more: number, less: number): boolean {
  return less > 0 && more >= TIMES * less && sumQuantities([more, -less]) >= UNITS;
}
