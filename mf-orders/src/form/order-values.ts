import type { Order, OrderInput, OrderItem } from '@stockroom/contract';

/** A row of the form. Numbers may still be the texts that were typed. */
export interface ItemValues {
  /** Tells rows apart that look alike. */
  key: string;
  productId: string;
  quantity: number | string;
  unitPrice: number | string;
  /** The price that the form has filled in; while it stands there, it follows the product and the type. */
  filledPrice: number | null;
}

/** What the form holds: customer and supplier both, so that a look at the other type loses neither. */
export interface OrderValues extends Omit<OrderInput, 'type' | 'items'> {
  /** '' until one is chosen. */
  type: Order['type'] | '';
  items: ItemValues[];
}

export const ORDER_LABELS = {
  type: 'Order Type',
  customerName: 'Customer Name',
  supplierId: 'Supplier',
  notes: 'Notes',
} as const satisfies Partial<Record<keyof OrderValues, string>>;

/** incoming = purchase order, outgoing = sales order (spec section 3). */
export const TYPE_OPTIONS = [
  { value: 'incoming', label: 'Purchase order (incoming)' },
  { value: 'outgoing', label: 'Sales order (outgoing)' },
] as const satisfies { value: Order['type']; label: string }[];

let count = 0;

export function blankItem(): ItemValues {
  return { key: nextKey(), productId: '', quantity: '', unitPrice: '', filledPrice: null };
}

export function newOrderValues(): OrderValues {
  return { type: '', customerName: '', supplierId: '', notes: '', items: [blankItem()] };
}

/** The part of an order that the form edits. Its prices were agreed upon: they count as typed. */
export function toOrderValues(order: Order): OrderValues {
  const { type, customerName, supplierId, notes } = order;
  return { type, customerName, supplierId, notes, items: order.items.map(toItemValues) };
}

function toItemValues({ productId, quantity, unitPrice }: OrderItem): ItemValues {
  return { key: nextKey(), productId, quantity, unitPrice, filledPrice: null };
}

function nextKey(): string {
  count += 1;
  return `item-${count}`;
}
