import {
  isOpen,
  RECEIPT_REASON,
  sumQuantities,
  type DetailedOrder,
  type ItemDelivery,
  type Order,
} from '@stockroom/contract';
import { lessValue, shareOf, sumValues } from '../stock-movements/average-cost';
import type { OrderMovement, StockMovementRepository } from '../store/stock-movements';

/** The sums of an order's movements of one product; quantities are signed. */
export interface OrderPosting {
  productId: string;
  posted: number;
  /** The part of `posted` that came by receipts for the order. */
  received: number;
  /** The exact value of the rest, without sign. */
  value: string;
}

export async function findPostings(
  stockMovements: Pick<StockMovementRepository, 'ofOrder'>,
  orderId: string,
): Promise<OrderPosting[]> {
  const postings = new Map<string, OrderPosting>();
  for (const movement of await stockMovements.ofOrder(orderId)) {
    const posting = postings.get(movement.productId) ?? noPosting(movement.productId);
    postings.set(movement.productId, plus(posting, movement));
  }
  return [...postings.values()];
}

export function noPosting(productId: string): OrderPosting {
  return { productId, posted: 0, received: 0, value: '0' };
}

function plus(posting: OrderPosting, movement: OrderMovement): OrderPosting {
  const posted = sumQuantities([posting.posted, movement.quantity]);
  if (movement.reason === RECEIPT_REASON) {
    const received = sumQuantities([posting.received, movement.quantity]);
    return { ...posting, posted, received };
  }
  return { ...posting, posted, value: valueAfter(posting, movement) };
}

/** Goods that go back take the value they had, whatever the movement says. */
function valueAfter(posting: OrderPosting, { quantity, exactValue }: OrderMovement): string {
  const before = ownQuantity(posting);
  const after = sumQuantities([before, quantity]);
  const moved = exactValue.replace('-', '');
  if (Math.sign(before) === Math.sign(quantity)) return sumValues([posting.value, moved]);
  if (after === 0 || Math.sign(before) === Math.sign(after))
    return shareOf(posting.value, Math.abs(after), Math.abs(before));
  // Everything went back, and the rest of the movement is new.
  const rest = lessValue(moved, posting.value);
  return rest.startsWith('-') ? shareOf(moved, Math.abs(after), Math.abs(quantity)) : rest;
}

/** The quantity that the order moved without receipts; signed. */
export function ownQuantity({ posted, received }: OrderPosting): number {
  return sumQuantities([posted, -received]);
}

const NONE: ItemDelivery = { received: null, outstanding: null };

/**
 * Adds to each item of a purchase the quantity that came for it. Goods fill the items of their product in order, and
 * the last item takes any surplus.
 */
export function withDeliveries(order: Order, postings: readonly OrderPosting[]): DetailedOrder {
  if (order.type === 'outgoing')
    return { ...order, items: order.items.map((item) => ({ ...item, ...NONE })) };
  const left = new Map(postings.map(({ productId, posted }) => [productId, posted]));
  const items = order.items.map((item, index) => {
    const { productId, quantity } = item;
    const available = left.get(productId) ?? 0;
    const isLast = order.items.findLastIndex((other) => other.productId === productId) === index;
    const received = isLast ? available : Math.min(quantity, available);
    left.set(productId, sumQuantities([available, -received]));
    const missing = isOpen(order.status) ? sumQuantities([quantity, -received]) : 0;
    return { ...item, received, outstanding: Math.max(0, missing) };
  });
  return { ...order, items };
}
