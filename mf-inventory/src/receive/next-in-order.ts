import type { DetailedOrder } from '@stockroom/contract';
import { orderPath, receivePath } from '../paths';

/** Where a delivery goes on. */
export interface NextStep {
  label: string;
  path: string;
}

/**
 * What follows once a product of an order has been received: the next of its items that has not, in the order of the
 * rows and then from the first again; where there is none, the order.
 * @param order as it was before; undefined where it did not load
 */
export function nextInOrder(
  orderId: string,
  productId: string,
  order: DetailedOrder | undefined,
): NextStep {
  const items = order?.items ?? [];
  const at = items.findIndex((item) => item.productId === productId);
  const next = [...items.slice(at + 1), ...items.slice(0, at + 1)].find(
    (item) => item.productId !== productId && (item.outstanding ?? 0) > 0,
  );
  return next
    ? { label: 'Receive next', path: receivePath(next.productId, orderId) }
    : { label: 'Back to order', path: orderPath(orderId) };
}
