import {
  countDecimals,
  isDecimal,
  MAX_QUANTITY,
  parseTyped,
  QUANTITY_SCALE,
  sumQuantities,
} from '@stockroom/contract';

/** What a typed quantity means for the stock: it is added, or it is the new level. */
export type StockEffect = 'add' | 'set';

/** Stock after saving; undefined while what was typed is no quantity yet. Below 0 it will be refused. */
export function stockAfter(
  currentStock: number,
  typed: string | number,
  effect: StockEffect,
): number | undefined {
  const quantity = parseTyped(typed);
  if (typeof quantity !== 'number' || !isDecimal(quantity)) return undefined;
  if (Math.abs(quantity) > MAX_QUANTITY || countDecimals(quantity) > QUANTITY_SCALE)
    return undefined;
  return effect === 'set' ? quantity : sumQuantities([currentStock, quantity]);
}
