import { object, string, type InferType } from 'yup';
import type { Page, PageQuery, WriteResult } from './list';
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
  /** Stock of the product after this movement. */
  balanceAfter: number;
  unitOfMeasurement: string;
  /** The order that caused it, or that a receipt was booked against. */
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
});

/** The two payloads of Adjust Stock: a new level, or a signed amount (spec sections 3 and 5). */
export const absoluteAdjustmentSchema = adjustmentBase.shape({ newStockLevel }).noUnknown();
export const relativeAdjustmentSchema = adjustmentBase.shape({ adjustmentAmount }).noUnknown();
export type AbsoluteAdjustment = InferType<typeof absoluteAdjustmentSchema>;
export type RelativeAdjustment = InferType<typeof relativeAdjustmentSchema>;

/** The type of adjustment that the form asks for first. */
export const adjustmentTypeSchema = string()
  .oneOf(['absolute', 'relative'], 'Please select adjustment type')
  .required('Please select adjustment type');

export interface StockMovementQuery extends PageQuery {
  movementType?: MovementType;
  productId?: string;
  /** Part of the product's name or SKU. */
  search?: string;
  /** Days or instants, both inclusive; newest first. */
  from?: string;
  to?: string;
}

export interface StockMovementList extends Page {
  movements: StockMovement[];
}
export interface StockMovementWriteResult extends WriteResult {
  movement: StockMovement;
}
