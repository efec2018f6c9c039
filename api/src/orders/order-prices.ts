import { sumQuantities, toDigits, type Decimal } from '@stockroom/contract';
import { averagePrice } from '../stock-movements/average-cost';
import type { OrderRecord } from '../store/orders';
import { ownQuantity, type OrderPosting } from './order-postings';

/** Goods of one product that an order has brought at one price and that should have come at another. */
export interface Repricing {
  productId: string;
  quantity: number;
  unitCost: Decimal;
  price: Decimal;
}

/**
 * What an edit of a completed purchase corrects by its prices (decision 31), apart from what it gives back or adds.
 * Receipts keep their own price.
 */
export function planRepricings(
  before: OrderRecord,
  after: OrderRecord,
  postings: readonly OrderPosting[],
): Repricing[] {
  if (!isPurchased(before) || !isPurchased(after)) return [];
  return postings.flatMap((posting) => {
    const { productId, received, unitCost } = posting;
    const price = orderedPrice(after, productId);
    const earlier = orderedPrice(before, productId);
    if (unitCost === null || price === null || earlier === null) return [];
    if (toDigits(price) === toDigits(earlier)) return [];
    const target = sumQuantities([orderedQuantity(after, productId), -received]);
    const quantity = Math.min(ownQuantity(posting), target);
    return quantity > 0 ? [{ productId, quantity, unitCost, price }] : [];
  });
}

/** What one unit of the product costs by the order, over all its items; null where it has none of it. */
export function orderedPrice(order: OrderRecord, productId: string): Decimal | null {
  const items = order.items.filter((item) => item.productId === productId);
  return items.length > 0 ? averagePrice(items) : null;
}

export function orderedQuantity(order: OrderRecord, productId: string): number {
  const items = order.items.filter((item) => item.productId === productId);
  return sumQuantities(items.map(({ quantity }) => quantity));
}

function isPurchased({ type, status, archivedAt }: OrderRecord): boolean {
  return type === 'incoming' && status === 'completed' && archivedAt === null;
}
