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
  /** A product was searched for before there was one, even if none was found. */
  isSearched: boolean;
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
  return {
    key: nextKey(),
    productId: '',
    quantity: '',
    unitPrice: '',
    filledPrice: null,
    isSearched: false,
  };
}

/** Without the rows at the end that were added and left alone; all of them where there are no others. */
export function withoutUntouchedEnd(order: OrderValues): OrderValues {
  const end = order.items.findLastIndex(isTouched) + 1;
  return end === 0 ? order : { ...order, items: order.items.slice(0, end) };
}

function isTouched({ productId, quantity, unitPrice, isSearched }: ItemValues): boolean {
  // The form has '' for what is empty, its check undefined.
  return isSearched || [productId, quantity, unitPrice].some((value = '') => value !== '');
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
  return { ...blankItem(), productId, quantity, unitPrice };
}

function nextKey(): string {
  count += 1;
  return `item-${count}`;
}
