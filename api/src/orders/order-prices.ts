import { sumQuantities } from '@stockroom/contract';
import { shareOf, sumValues, valueOf } from '../stock-movements/average-cost';
import type { OrderRecord } from '../store/orders';
import { ownQuantity, type OrderPosting } from './order-postings';

/** Goods of one product that an order brought at a wrong price. */
export interface Repricing {
  productId: string;
  quantity: number;
  /** Exact values at the wrong price and at the right one. */
  cameFor: string;
  worth: string;
}

/** The goods that get a new cost when an edit of a completed purchase corrects prices. Receipts keep their own price. */
export function planRepricings(
  before: OrderRecord,
  after: OrderRecord,
  postings: readonly OrderPosting[],
): Repricing[] {
  if (!isPurchased(before) || !isPurchased(after)) return [];
  return postings.flatMap((posting) => {
    const { productId, received } = posting;
    const target = sumQuantities([orderedQuantity(after, productId), -received]);
    const quantity = Math.min(ownQuantity(posting), target);
    if (quantity <= 0) return [];
    const worth = orderedValue(after, productId, quantity);
    const earlier = orderedValue(before, productId, quantity);
    if (worth === null || earlier === null || worth === earlier) return [];
    const cameFor = shareOf(posting.value, quantity, ownQuantity(posting));
    return [{ productId, quantity, cameFor, worth }];
  });
}

/** The value of a quantity at the average price of the order's items; null for a product it does not name. */
export function orderedValue(
  order: OrderRecord,
  productId: string,
  quantity: number,
): string | null {
  const items = order.items.filter((item) => item.productId === productId);
  if (items.length === 0) return null;
  const all = sumValues(items.map((item) => valueOf(item.quantity, item.unitPrice)));
  return shareOf(all, quantity, orderedQuantity(order, productId));
}

export function orderedQuantity(order: OrderRecord, productId: string): number {
  const items = order.items.filter((item) => item.productId === productId);
  return sumQuantities(items.map(({ quantity }) => quantity));
}

function isPurchased({ type, status, archivedAt }: OrderRecord): boolean {
  return type === 'incoming' && status === 'completed' && archivedAt === null;
}
