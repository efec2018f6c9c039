import type { Order, OrderInput, Translate } from '@stockroom/contract';

/** A row of the form. Typed numbers are still text. */
export interface ItemValues {
  key: string;
  productId: string;
  quantity: number | string;
  unitPrice: number | string;
  /** The price that the form filled in. Until the user changes it, it follows the product and the type. */
  filledPrice: number | null;
  /** The user has searched for a product, even if the search found none. */
  isSearched: boolean;
}

/** Holds customer and supplier, so that switching the type and back loses neither. */
export interface OrderValues extends Omit<OrderInput, 'type' | 'items'> {
  type: Order['type'] | '';
  items: ItemValues[];
}

export function typeOptions(t: Translate) {
  return [
    { value: 'incoming', label: t('Purchase order (incoming)') },
    { value: 'outgoing', label: t('Sales order (outgoing)') },
  ] as const satisfies { value: Order['type']; label: string }[];
}

/** Not from 0: a draft may bring rows of an earlier visit. */
let count = Date.now();

export function blankItem(): ItemValues {
  count += 1;
  return {
    key: `item-${count}`,
    productId: '',
    quantity: '',
    unitPrice: '',
    filledPrice: null,
    isSearched: false,
  };
}

/** Drops untouched rows at the end, unless all rows are untouched. */
export function withoutUntouchedEnd(order: OrderValues): OrderValues {
  const end = order.items.findLastIndex(isTouched) + 1;
  return end === 0 ? order : { ...order, items: order.items.slice(0, end) };
}

function isTouched({ productId, quantity, unitPrice, isSearched }: ItemValues): boolean {
  // The schema turns an empty number into undefined.
  return isSearched || [productId, quantity, unitPrice].some((value = '') => value !== '');
}

export function newOrderValues(type: OrderValues['type'] = ''): OrderValues {
  return { type, customerName: '', supplierId: '', notes: '', items: [blankItem()] };
}

/** Saved prices count as typed, since the parties agreed on them. */
export function toOrderValues(order: Order): OrderValues {
  const { type, customerName, supplierId, notes } = order;
  const items = order.items.map(({ productId, quantity, unitPrice }) => ({
    ...blankItem(),
    productId,
    quantity,
    unitPrice,
  }));
  return { type, customerName, supplierId, notes, items };
}
