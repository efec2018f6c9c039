import {
  CUSTOMER_RETURN_REASON,
  CUSTOMER_RETURN_UNDONE_REASON,
  isOpen,
  RECEIPT_REASON,
  RECEIPT_UNDONE_REASON,
  SUPPLIER_RETURN_REASON,
  SUPPLIER_RETURN_UNDONE_REASON,
  sumQuantities,
  type DetailedOrder,
  type Order,
} from '@stockroom/contract';
import { lessValue, shareOf, sumValues } from '../stock-movements/average-cost';
import type { PostedQuantity } from '../store/documents';
import type { OrderMovement, StockMovementRepository } from '../store/stock-movements';

/** The sums of an order's movements of one product; quantities are signed unless they say otherwise. */
export interface OrderPosting {
  productId: string;
  /** Without returns. */
  posted: number;
  /** The part of `posted` that came by receipts for the order. */
  received: number;
  /** What went back, without sign. Received goods go back first. */
  returned: number;
  /** The exact values, without sign, of the received goods that are still there, and of the rest. */
  receivedValue: string;
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
  return { productId, posted: 0, received: 0, returned: 0, receivedValue: '0', value: '0' };
}

const RECEIPTS: ReadonlySet<string> = new Set([RECEIPT_REASON, RECEIPT_UNDONE_REASON]);
const RETURNS: ReadonlySet<string> = new Set([
  ...[CUSTOMER_RETURN_REASON, CUSTOMER_RETURN_UNDONE_REASON],
  ...[SUPPLIER_RETURN_REASON, SUPPLIER_RETURN_UNDONE_REASON],
]);

function plus(posting: OrderPosting, movement: OrderMovement): OrderPosting {
  if (RETURNS.has(movement.reason)) return plusReturn(posting, movement);
  const posted = sumQuantities([posting.posted, movement.quantity]);
  if (RECEIPTS.has(movement.reason)) {
    const received = sumQuantities([posting.received, movement.quantity]);
    const receivedValue = sumValues([posting.receivedValue, movement.exactValue]);
    return { ...posting, posted, received, receivedValue };
  }
  return { ...posting, posted, value: valueAfter(posting, movement) };
}

function plusReturn(posting: OrderPosting, { quantity, exactValue }: OrderMovement): OrderPosting {
  const back = posting.posted > 0 ? -quantity : quantity;
  const after = { ...posting, returned: sumQuantities([posting.returned, back]) };
  if (back > 0) return { ...after, ...leftAfter(posting, after) };
  // The undo brings back the value that the return took along.
  const value = exactValue.replace('-', '');
  const own = Math.abs(sumQuantities([ownQuantity(after), -ownQuantity(posting)]));
  const ownPart = shareOf(value, own, -back);
  return {
    ...after,
    value: sumValues([posting.value, ownPart]),
    receivedValue: sumValues([posting.receivedValue, lessValue(value, ownPart)]),
  };
}

/** The values of what is left after a return. */
function leftAfter(before: OrderPosting, after: OrderPosting) {
  const left = (value: string, quantityOf: (posting: OrderPosting) => number) => {
    const [rest, whole] = [Math.abs(quantityOf(after)), Math.abs(quantityOf(before))];
    return rest === whole ? value : shareOf(value, rest, whole);
  };
  return {
    value: left(before.value, ownQuantity),
    receivedValue: left(before.receivedValue, receivedQuantity),
  };
}

/** The exact value that a quantity takes along when it goes back. */
export function valueOfReturn(posting: OrderPosting, quantity: number): string {
  const after = { ...posting, returned: sumQuantities([posting.returned, quantity]) };
  const left = leftAfter(posting, after);
  return sumValues([
    lessValue(posting.value, left.value),
    lessValue(posting.receivedValue, left.receivedValue),
  ]);
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

/** The received quantity that has not gone back. */
function receivedQuantity({ received, returned }: OrderPosting): number {
  return Math.max(0, sumQuantities([received, -returned]));
}

/** The quantity that the order moved without receipts and that has not gone back; signed. */
export function ownQuantity({ posted, received, returned }: OrderPosting): number {
  const back = Math.max(0, sumQuantities([returned, -received]));
  return sumQuantities([posted, -received, posted < 0 ? back : -back]);
}

/**
 * Adds to each item the quantities that came and went back for it. Goods fill the items of their product in order, and
 * the last item takes any surplus.
 * @param rejected of deliveries for the order
 */
export function withDeliveries(
  order: Order,
  postings: readonly OrderPosting[],
  rejected: readonly PostedQuantity[],
): DetailedOrder {
  const isPurchase = order.type === 'incoming';
  const received = fill(order, postings, (posting) => posting.posted);
  const returned = fill(order, postings, (posting) => posting.returned);
  const refused = fill(order, rejected, (line) => line.rejected);
  const items = order.items.map((item, index) => ({
    ...item,
    returned: returned[index] ?? 0,
    received: isPurchase ? (received[index] ?? 0) : null,
    rejected: isPurchase ? (refused[index] ?? 0) : null,
    outstanding: isPurchase ? outstandingOf(order, item.quantity, received[index] ?? 0) : null,
  }));
  return { ...order, items };
}

function outstandingOf({ status }: Order, quantity: number, received: number): number {
  return isOpen(status) ? Math.max(0, sumQuantities([quantity, -received])) : 0;
}

/** The part of a product's quantity for each item. */
function fill<Moved extends { productId: string }>(
  { items }: Order,
  moved: readonly Moved[],
  quantityOf: (moved: Moved) => number,
): number[] {
  const left = new Map(moved.map((one) => [one.productId, quantityOf(one)]));
  return items.map(({ productId, quantity }, index) => {
    const available = left.get(productId) ?? 0;
    const isLast = items.findLastIndex((other) => other.productId === productId) === index;
    const part = isLast ? available : Math.min(quantity, available);
    left.set(productId, sumQuantities([available, -part]));
    return part;
  });
}
