import { fromScaled, QUANTITY_SCALE, toScaled } from './decimal';
import type { WriteResult } from './list';
import { quantityToOrder } from './low-stock';
import type { Order } from './orders';
import type { Product } from './products';

/** Sales of this many days show how fast a product sells. */
export const SALES_DAYS = 56;
/** Of a supplier without a lead time of its own and with too few completed orders. */
export const DEFAULT_LEAD_TIME_DAYS = 7;
/** What one proposal can hold; the rest follows once these are ordered. */
export const MAX_REORDER_LINES = 500;

/** The supplier's form, the median of its completed orders, or the default. */
export const LEAD_TIME_SOURCES = ['supplier', 'orders', 'default'] as const;
export type LeadTimeSource = (typeof LEAD_TIME_SOURCES)[number];

type Levels = Pick<Product, 'currentStock' | 'minimumStockLevel' | 'committed' | 'expected'>;

export interface ReorderFacts extends Levels {
  /** In completed sales orders of the last `SALES_DAYS` days. */
  sold: number;
  /** A whole number. */
  leadTimeDays: number;
  packSize: number;
}

/**
 * The quantity to order: enough to come above the minimum (see `quantityToOrder`) and to last for the lead time at the
 * speed of recent sales, in whole packs; 0 for a product that needs nothing.
 */
export function quantityToReorder(facts: ReorderFacts): number {
  const pack = thousandths(facts.packSize);
  const needed = Math.max(quantityToOrder(facts), quantityForSales(facts));
  return Number(fromScaled(divideUp(thousandths(needed), pack) * pack, QUANTITY_SCALE));
}

/** The smallest whole number that lets the available and expected quantity last for the lead time. */
export function quantityForSales({ sold, leadTimeDays, ...levels }: ReorderFacts): number {
  const { currentStock, committed, expected } = levels;
  const days = BigInt(SALES_DAYS);
  const supply = thousandths(currentStock) - thousandths(committed) + thousandths(expected);
  const missing = thousandths(sold) * BigInt(leadTimeDays) - supply * days;
  return missing > 0n ? Number(divideUp(missing, thousandths(1) * days)) : 0;
}

function thousandths(quantity: number): bigint {
  return toScaled(quantity, QUANTITY_SCALE);
}

function divideUp(value: bigint, divisor: bigint): bigint {
  return (value + divisor - 1n) / divisor;
}

/** A product to order, with the figures that its quantity follows from. */
export interface ReorderLine
  extends
    Levels,
    Pick<
      Product,
      '_id' | 'name' | 'sku' | 'unitOfMeasurement' | 'available' | 'packSize' | 'purchasePrice'
    > {
  sold: number;
  quantity: number;
}

export interface SupplierReorder {
  supplierId: string;
  supplierName: string;
  /** Nobody can order from it: its products need another supplier. */
  isArchived: boolean;
  leadTimeDays: number;
  leadTimeSource: LeadTimeSource;
  /** Null for a supplier that takes any order. */
  minimumOrderValue: number | null;
  products: ReorderLine[];
}

/** By the names of suppliers and products. */
export interface Reorder {
  suppliers: SupplierReorder[];
  /** Products to order beyond `MAX_REORDER_LINES`. */
  more: number;
}

export interface ReorderResult extends WriteResult {
  orders: Order[];
}
