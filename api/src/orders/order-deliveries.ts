import {
  isOpen,
  sumQuantities,
  type DetailedOrder,
  type ItemDelivery,
  type Order,
} from '@stockroom/contract';
import type { OrderPosting } from './order-postings';

const NONE: ItemDelivery = { received: null, outstanding: null };

/**
 * The order with what came for each of its items. Where several are of one product, what came fills them in their
 * order, and what came beyond them counts for the last.
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
