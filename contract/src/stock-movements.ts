import { object, string, type InferType, type Schema } from 'yup';
import type { Decimal } from './decimal';
import type { Page, PageQuery, Sort, WriteResult } from './list';
import { MAX_PRICE } from './money';
import { ADJUSTMENT_REASONS } from './options';
import { MAX_QUANTITY } from './quantity';
import { choice, numeric, requiredText, text } from './validation';

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
  /** A correction which the server posted to allow a forced order: somebody should count. */
  toVerify: boolean;
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

const product = requiredText({ required: 'Please select a product', max: 64, label: 'Product' });
const notes = text({ max: 2000, label: 'Notes' });

/** What Receive Stock sends (spec section 5). */
export const receiptSchema = object({
  productId: product,
  quantity: numeric({
    required: 'Quantity is required',
    label: 'Quantity',
    min: { value: 1, message: 'Quantity must be at least 1' },
    max: MAX_QUANTITY,
    decimals: 3,
  }),
  /** Price of one unit; without it the average cost stays as it is. */
  purchasePrice: numeric({
    label: 'Purchase price',
    min: { value: 0, message: 'Price must be positive' },
    max: MAX_PRICE,
    decimals: 2,
  }),
  supplierReference: text({ max: 200, label: 'Supplier reference' }),
  notes,
  /** The purchase order this delivery belongs to: completing it later posts only the rest. */
  orderId: text({ max: 64, label: 'Order' }),
}).noUnknown();
export type ReceiptInput = InferType<typeof receiptSchema>;

const adjustmentBase = object({
  productId: product,
  reason: choice(ADJUSTMENT_REASONS, 'Please select a reason'),
  notes,
});
const newStockLevel = numeric({
  required: 'New stock level is required',
  label: 'New stock level',
  min: { value: 0, message: 'Stock level cannot be negative' },
  max: MAX_QUANTITY,
  decimals: 3,
});
const adjustmentAmount = numeric({
  required: 'Adjustment amount is required',
  label: 'Adjustment amount',
  max: MAX_QUANTITY,
  decimals: 3,
}).test('not-zero', 'Adjustment amount must not be 0', (amount) => amount !== 0);

/** The two payloads of Adjust Stock: a new level, or a signed amount (spec sections 3 and 5). */
export const absoluteAdjustmentSchema = adjustmentBase.shape({ newStockLevel }).noUnknown();
export const relativeAdjustmentSchema = adjustmentBase.shape({ adjustmentAmount }).noUnknown();
export type AbsoluteAdjustment = InferType<typeof absoluteAdjustmentSchema>;
export type RelativeAdjustment = InferType<typeof relativeAdjustmentSchema>;

/** The one of the two that a body means: it names a new level, or else an amount. */
export function adjustmentSchemaFor(
  body: unknown,
): Schema<AbsoluteAdjustment | RelativeAdjustment> {
  const isAbsolute = typeof body === 'object' && body !== null && 'newStockLevel' in body;
  return isAbsolute ? absoluteAdjustmentSchema : relativeAdjustmentSchema;
}

/** The type of adjustment that the form asks for first. */
export const adjustmentTypeSchema = string()
  .oneOf(['absolute', 'relative'], 'Please select adjustment type')
  .required('Please select adjustment type');

export const STOCK_MOVEMENT_SORT_KEYS = ['createdAt'] as const;
export type StockMovementSort = Sort<(typeof STOCK_MOVEMENT_SORT_KEYS)[number]>;

export interface StockMovementQuery extends PageQuery {
  movementType?: MovementType;
  productId?: string;
  /** Part of the name or the SKU that the product has now. */
  search?: string;
  /** Days (in UTC) or instants, both inclusive. */
  from?: string;
  to?: string;
  /** Default: newest first. */
  sort?: StockMovementSort;
}

export interface StockMovementList extends Page {
  movements: StockMovement[];
}
export interface StockMovementWriteResult extends WriteResult {
  movement: StockMovement;
}
