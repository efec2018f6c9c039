import {
  LOSS_REASONS,
  sumQuantities,
  type AdjustmentReason,
  type Product,
} from '@stockroom/contract';

/** An amount this many times larger is probably a slip: decision 40. */
const TIMES = 10;
/** A smaller difference is easy to correct, so it is not worth a question. */
const UNITS = 100;
/** Without an order or a count, only a larger difference counts: a new product's first delivery is always a multiple. */
const UNITS_OF_A_RISE = 1000;

type Known = Pick<Product, 'currentStock' | 'minimumStockLevel' | 'expected'>;

/** Tells whether a counted level probably has a digit too many or too few. */
export function isUnusualCount(product: Known, found: number): boolean {
  const { currentStock: books } = product;
  const rise = sumQuantities([found, -books]);
  return isTenfold(found, books) || isTenfold(books, found) || isUnusualRise(product, rise);
}

/**
 * Tells whether a received quantity is implausible.
 * @param outstanding the outstanding quantity of the purchase order, if there is one
 */
export function isUnusualReceipt(
  product: Known,
  quantity: number,
  outstanding: number | undefined,
): boolean {
  return isTenfold(quantity, outstanding ?? 0) || isUnusualRise(product, quantity);
}

/** Compares an increase with the stock, the minimum level and the expected quantity of the product. */
export function isUnusualRise(
  { currentStock, minimumStockLevel, expected }: Known,
  change: number,
): boolean {
  const known = Math.max(currentStock, minimumStockLevel, expected);
  return change >= UNITS_OF_A_RISE && change >= TIMES * known;
}

/** Tells whether an amount that is added probably lacks its minus. */
export function isRiseByLoss(change: number, reason: AdjustmentReason): boolean {
  return change > 0 && LOSS_REASONS.includes(reason);
}

/** Never true for 0, since any amount is ten times nothing. */
function isTenfold(more: number, less: number): boolean {
  return less > 0 && more >= TIMES * less && sumQuantities([more, -less]) >= UNITS;
}
