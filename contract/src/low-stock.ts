import { sumQuantities } from './quantity';
import type { LowStockRow } from './reports';

type StockLevels = Pick<
  LowStockRow,
  'currentStock' | 'minimumStockLevel' | 'committed' | 'expected'
>;

/** The largest number of products that the low stock report draws. */
export const MAX_SHORTEST = 10;

/** How far stock is below its minimum; 0 when it is exactly there. */
export function shortageBelowMinimum(
  levels: Pick<StockLevels, 'currentStock' | 'minimumStockLevel'>,
): number {
  return Math.max(0, sumQuantities([levels.minimumStockLevel, -levels.currentStock]));
}

/**
 * The quantity to order so that stock is above its minimum once all open sales and purchase orders are completed:
 * the smallest whole number above minimum - (stock - committed + expected), in any unit, and never below 0.
 */
export function quantityToOrder({ currentStock, minimumStockLevel, ...open }: StockLevels): number {
  const missing = sumQuantities([minimumStockLevel, -currentStock, open.committed, -open.expected]);
  return missing < 0 ? 0 : Math.floor(missing) + 1;
}
