import type { PeriodQuery } from './calendar';
import type { Decimal } from './decimal';
import type { Page, PageQuery, Sort, WriteResult } from './list';
import { msg, type Text } from './translate';

export const ORDER_TYPES = ['incoming', 'outgoing'] as const;
/** incoming = purchase order, outgoing = sales order. */
export type OrderType = (typeof ORDER_TYPES)[number];

/** What creating and changing an order of each type needs. */
export const ORDER_WRITE_PERMISSIONS = {
  incoming: 'purchases:write',
  outgoing: 'sales:write',
} as const;
/** What seeing the prices and totals of an order needs. Answers leave them out for everybody else. */
export const ORDER_MONEY_PERMISSIONS = { incoming: 'costs:read', outgoing: 'prices:read' } as const;

export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const ORDER_STATUS_LABELS: Record<OrderStatus, Text> = {
  pending: msg('Pending'),
  processing: msg('Processing'),
  completed: msg('Completed'),
  cancelled: msg('Cancelled'),
};

/** An unknown status is shown as pending. */
export function orderStatusOf(status: string): OrderStatus {
  return ORDER_STATUSES.find((known) => known === status) ?? 'pending';
}

export interface OrderItem {
  productId: string;
  productName: string;
  productSku: string;
  quantity: number;
  unitPrice: number;
  /** quantity x unitPrice, rounded to money. */
  totalPrice: Decimal;
}

export interface Order {
  _id: string;
  /** ORD-2026-0001 for sales orders, PO-2026-0001 for purchase orders. */
  orderNumber: string;
  type: OrderType;
  customerId: string;
  /** Of a sales order, otherwise empty. */
  customerName: string;
  /** Of a purchase order, otherwise empty. */
  supplierId: string;
  supplierName: string;
  status: OrderStatus;
  items: OrderItem[];
  totalAmount: Decimal;
  notes: string;
  createdAt: string;
  updatedAt: string;
  /** Time of the last change to completed; null in any other status. */
  completedAt: string | null;
  /** Completed with what came: the rest of the purchase will not come. */
  isRestClosed: boolean;
  version: number;
}

/** Pending and processing orders reserve stock; completed ones have moved it. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing';
}

/** A row of the list, with the number of items instead of the items. */
export interface OrderSummary extends Omit<Order, 'items'> {
  itemCount: number;
  /** The customer or supplier, whichever the order has. */
  party: string;
  /** Only in the list of one product: its outstanding quantity in this order; 0 once the order is not open. */
  outstanding: number | null;
}

export const ORDER_SORT_KEYS = ['createdAt', 'orderNumber', 'party', 'totalAmount'] as const;
/** What sorting by a key needs: all of them. */
export const ORDER_SORT_PERMISSIONS = { totalAmount: ['prices:read', 'costs:read'] } as const;
export type OrderSort = Sort<(typeof ORDER_SORT_KEYS)[number]>;

/** The period is that of their creation. */
export interface OrderQuery extends PageQuery, PeriodQuery {
  status?: OrderStatus;
  type?: OrderType;
  /** Part of the number, the customer's or the supplier's name. */
  search?: string;
  /** Sales orders with exactly this customer. */
  customerName?: string;
  /** Purchase orders from this supplier. */
  supplierId?: string;
  /** Orders that contain this product, each with its outstanding quantity. */
  productId?: string;
  /** true: only pending and processing ones; with productId, only while something of it is outstanding. */
  open?: 'true' | 'false';
  /** Default: newest first. */
  sort?: OrderSort;
}

/** The number of an order: four digits, and more where a year has more orders. */
export function orderNumber(type: OrderType, year: number, count: number): string {
  return numberOf(type === 'incoming' ? 'PO' : 'ORD', year, count);
}

/** numberOf('PO', 2026, 31) -> "PO-2026-0031" */
export function numberOf(prefix: string, year: number, count: number): string {
  return `${prefix}-${year}-${String(count).padStart(4, '0')}`;
}

export interface OrderList extends Page {
  orders: OrderSummary[];
}
/** The progress of one item of an order. In a sales order, only `returned` is not null. */
export interface ItemDelivery {
  /** The quantity that receipts or the completion of the order brought. */
  received: number | null;
  /** The quantity that came and did not stay. */
  rejected: number | null;
  /** The quantity that went back to the supplier, or came back from the customer. */
  returned: number;
  /** The quantity still to come; 0 once the order is not open. */
  outstanding: number | null;
}

/** One order with the progress of its items; the answer to a write has plain items. */
export interface DetailedOrder extends Order {
  items: (OrderItem & ItemDelivery)[];
}
export interface OrderResult {
  order: DetailedOrder;
}
export interface OrderWriteResult extends WriteResult {
  order: Order;
  /** The number of stock movements that this change posted, corrections included. */
  postedMovements: number;
}

/** The effect of an order change on the stock of one product. */
export interface StockEffect {
  productId: string;
  productName: string;
  productSku: string;
  unitOfMeasurement: string;
  /** Signed. */
  quantity: number;
  currentStock: number;
  /** The missing quantity: above 0, the server refuses the change unless it is forced. */
  short: number;
  /** What went back: above 0, the server refuses the change. */
  returned: number;
}

/** The quantity of a product received for a purchase order. */
export interface ReceivedQuantity {
  productId: string;
  productName: string;
  quantity: number;
}

/** The movements that setting each status, or deleting the order, would post now. */
export interface OrderEffects {
  effects: Record<OrderStatus | 'deleted', StockEffect[]>;
  /** Stays in stock whatever happens to the order. */
  received: ReceivedQuantity[];
}
