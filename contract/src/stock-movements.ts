import type { PeriodQuery } from './calendar';
import type { Decimal } from './decimal';
import type { DocumentKind } from './documents';
import { ADJUSTMENT_REASON_TEXTS } from './options';
import type { Page, PageQuery, Sort, WriteResult } from './list';
import { msg, type Text } from './translate';

export type MovementType = 'in' | 'out';

/** One change of a product's stock. Nothing changes or deletes it afterwards. */
export interface StockMovement {
  _id: string;
  productId: string;
  /** Name and SKU as they were at the time. */
  productName: string;
  productSku: string;
  movementType: MovementType;
  /** Always positive; the direction is the movement type. */
  quantity: number;
  /** 'Stock Receipt', an adjustment reason, or the event of the order. */
  reason: string;
  notes: string;
  userId: string;
  userName: string;
  createdAt: string;
  unitOfMeasurement: string;
  /** Stock of the product after this movement, and its average cost per unit (6 decimals). */
  balanceAfter: number;
  averageCostAfter: Decimal;
  /** The cost of one unit of this movement: the price of a receipt, otherwise the average cost (6 decimals). */
  unitCost: Decimal;
  /**
   * The signed change of the stock's value: stock x average cost in money after the movement minus before it. So the
   * values of a product's movements add up to the value of its stock, to the cent.
   */
  value: Decimal;
  /** The number of the delivery note or invoice; only receipts have one. */
  supplierReference: string;
  /** The order that caused it, or that a receipt belongs to; a correction for an order names none. */
  orderId: string | null;
  orderNumber: string | null;
  /** The delivery, return or count that posted it or took it back. */
  documentId: string | null;
  documentNumber: string | null;
  documentKind: DocumentKind | null;
  /** True for a correction that the server posted for a forced order, until somebody counts and verifies it. */
  toVerify: boolean;
  /** Who verified such a correction, and when; null otherwise. */
  verifiedBy: string | null;
  verifiedAt: string | null;
}

/** Reasons that no one picks from a list. */
export const RECEIPT_REASON = 'Stock Receipt';
const ORDER_REASON_TEXTS = {
  Sale: msg('Sale'),
  Purchase: msg('Purchase'),
  'Order reopened': msg('Order reopened'),
  'Order cancelled': msg('Order cancelled'),
  'Order edited': msg('Order edited'),
  'Order deleted': msg('Order deleted'),
};
/** Of movements that a return or a count posts, and of those that take a document or an import back. */
export const CUSTOMER_RETURN_REASON = 'Customer return';
export const SUPPLIER_RETURN_REASON = 'Supplier return';
export const COUNT_REASON = 'Stock count';
export const RECEIPT_UNDONE_REASON = 'Receipt undone';
export const CUSTOMER_RETURN_UNDONE_REASON = 'Customer return undone';
export const SUPPLIER_RETURN_UNDONE_REASON = 'Supplier return undone';
export const IMPORT_UNDONE_REASON = 'Import undone';
const DOCUMENT_REASON_TEXTS = {
  [CUSTOMER_RETURN_REASON]: msg('Customer return'),
  [SUPPLIER_RETURN_REASON]: msg('Supplier return'),
  [COUNT_REASON]: msg('Stock count'),
  [RECEIPT_UNDONE_REASON]: msg('Receipt undone'),
  [CUSTOMER_RETURN_UNDONE_REASON]: msg('Customer return undone'),
  [SUPPLIER_RETURN_UNDONE_REASON]: msg('Supplier return undone'),
  [IMPORT_UNDONE_REASON]: msg('Import undone'),
};
export type OrderReason = keyof typeof ORDER_REASON_TEXTS;
export const ORDER_REASONS = Object.keys(ORDER_REASON_TEXTS) as OrderReason[];
/** The reason of the correction for a forced order; people can pick it too. */
export const SHORTAGE_REASON = 'Correction';

const REASON_TEXTS = {
  [RECEIPT_REASON]: msg('Stock Receipt'),
  ...ORDER_REASON_TEXTS,
  ...DOCUMENT_REASON_TEXTS,
  ...ADJUSTMENT_REASON_TEXTS,
};
export type MovementReason = keyof typeof REASON_TEXTS;
/** Every reason that a movement can have. */
export const MOVEMENT_REASONS = Object.keys(REASON_TEXTS) as MovementReason[];

/** A reason as people read it; an unknown one as it is. */
export function reasonText(reason: string): Text {
  const texts: Readonly<Record<string, Text>> = REASON_TEXTS;
  return texts[reason] ?? msg(reason);
}

export const STOCK_MOVEMENT_SORT_KEYS = ['createdAt'] as const;
export type StockMovementSort = Sort<(typeof STOCK_MOVEMENT_SORT_KEYS)[number]>;

export interface StockMovementQuery extends PageQuery, PeriodQuery {
  movementType?: MovementType;
  reason?: MovementReason;
  /** true: only corrections that nobody has verified. */
  toVerify?: 'true' | 'false';
  productId?: string;
  /** Movements of the order, receipts for it, its corrections, and what its returns have written off. */
  orderId?: string;
  /** Part of the product's current name or SKU. */
  search?: string;
  /** Default: newest first. */
  sort?: StockMovementSort;
}

export interface StockMovementList extends Page {
  movements: StockMovement[];
}
export interface StockMovementWriteResult extends WriteResult {
  movement: StockMovement;
}
