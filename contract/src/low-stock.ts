import { fromScaled, QUANTITY_SCALE, toScaled } from './decimal';
import type { Page, Sort } from './list';
import type { ProductFilterQuery, ReportQuery } from './reports';

export interface LowStockRow {
  _id: string;
  name: string;
  sku: string;
  category: string;
  unitOfMeasurement: string;
  currentStock: number;
  minimumStockLevel: number;
  /** minimumStockLevel - currentStock, 0 or more; screens and files show it as a negative number. */
  shortage: number;
  committed: number;
  /** On order: what open purchase orders are still to bring. */
  expected: number;
  /** What to order, see `quantityToOrder`. */
  toOrder: number;
  supplierId: string;
  supplierName: string;
}

export const LOW_STOCK_SORT_KEYS = [
  ...['name', 'sku', 'category', 'supplierName'],
  ...['currentStock', 'minimumStockLevel', 'shortage', 'expected', 'toOrder'],
] as const satisfies readonly (keyof LowStockRow)[];
export type LowStockSort = Sort<(typeof LOW_STOCK_SORT_KEYS)[number]>;

export interface LowStockQuery extends ReportQuery, ProductFilterQuery {
  /** Default: name. */
  sort?: LowStockSort;
}

export interface LowStockReport extends Page {
  products: LowStockRow[];
  /** How many of all rows are of each category, by name. */
  categories: { category: string; products: number }[];
}

interface StockLevels {
  currentStock: number;
  minimumStockLevel: number;
  committed: number;
  expected: number;
}

/** How far stock is below its minimum; 0 when it is exactly there (product, "Formulas"). */
export function shortageBelowMinimum(
  levels: Pick<StockLevels, 'currentStock' | 'minimumStockLevel'>,
) {
  const missing = units(levels.minimumStockLevel) - units(levels.currentStock);
  return quantity(missing > 0n ? missing : 0n);
}

/**
 * What to order so that stock is back at its minimum once sales orders have taken and purchase orders brought
 * theirs: minimum - (stock - committed + expected), never below 0.
 */
export function quantityToOrder({ currentStock, minimumStockLevel, ...open }: StockLevels): number {
  const future = units(currentStock) - units(open.committed) + units(open.expected);
  const missing = units(minimumStockLevel) - future;
  return quantity(missing > 0n ? missing : 0n);
}

function units(value: number): bigint {
  return toScaled(value, QUANTITY_SCALE);
}

function quantity(value: bigint): number {
  return Number(fromScaled(value, QUANTITY_SCALE));
}
