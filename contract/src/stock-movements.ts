import type { Decimal } from './decimal';
import { ADJUSTMENT_REASONS } from './options';
import type { Page, PageQuery, Sort, WriteResult } from './list';

export type MovementType = 'in' | 'out';

/** One change of a product's stock; never changed or deleted afterwards. */
export interface StockMovement {
  _id: string;
  productId: string;
  /** Name and SKU as they were at the time. */
  productName: string;
  productSku: string;
  movementType: MovementType;
  /** Always positive; the direction is the movement type (spec section 4). */
  quantity: number;
  /** 'Stock Receipt', one of the adjustment reasons, or what happened to the order. */
  reason: string;
  notes: string;
  userId: string;
  userName: string;
  createdAt: string;
  unitOfMeasurement: string;
  /** Stock of the product after this movement, and what one unit then costs on average (6 decimals). */
  balanceAfter: number;
  averageCostAfter: Decimal;
  /** What one unit came in at, or went out at: the price of a receipt, else the average cost (6 decimals). */
  unitCost: Decimal;
  /**
   * By how much it changed the value of the stock, signed: stock x average cost in money after it, less the
   * same before it. So the values of a product's movements add up to the value of its stock, to the cent.
   */
  value: Decimal;
  /** The number of the delivery note or invoice; empty but for receipts. */
  supplierReference: string;
  /** The order that caused it, or that a receipt was booked against; a correction for an order names none. */
  orderId: string | null;
  orderNumber: string | null;
  /** A correction which the server posted to allow a forced order, while nobody has verified it: somebody should count. */
  toVerify: boolean;
  /** Who has verified such a correction since, and when; null of all others. */
  verifiedBy: string | null;
  verifiedAt: string | null;
}

/** Reasons of movements that no one picks from a list. */
export const RECEIPT_REASON = 'Stock Receipt';
export const ORDER_REASONS = [
  'Sale',
  'Purchase',
  'Order reopened',
  'Order cancelled',
  'Order edited',
  'Order deleted',
] as const;
/** The reason of the correction that makes a forced order possible: one of those that can be picked, too. */
export const SHORTAGE_REASON = 'Correction';
export type OrderReason = (typeof ORDER_REASONS)[number];

/** Every reason that a movement can have. */
export const MOVEMENT_REASONS = [RECEIPT_REASON, ...ORDER_REASONS, ...ADJUSTMENT_REASONS] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

export const STOCK_MOVEMENT_SORT_KEYS = ['createdAt'] as const;
export type StockMovementSort = Sort<(typeof STOCK_MOVEMENT_SORT_KEYS)[number]>;

export interface StockMovementQuery extends PageQuery {
  movementType?: MovementType;
  reason?: MovementReason;
  /** true: only corrections that somebody should still count after. */
  toVerify?: 'true' | 'false';
  productId?: string;
  /** What the order has moved, what was received for it, and the corrections that made it possible. */
  orderId?: string;
  /** Part of the name or the SKU that the product has now. */
  search?: string;
  /** Days of the time zone, or instants; both inclusive. */
  from?: string;
  to?: string;
  /** Whose days are meant, e.g. "Europe/Moscow"; default: UTC. */
  timeZone?: string;
  /** Default: newest first. */
  sort?: StockMovementSort;
}

export interface StockMovementList extends Page {
  movements: StockMovement[];
}
export interface StockMovementWriteResult extends WriteResult {
  movement: StockMovement;
}
