import { amountOf, negate, type Decimal } from '@stockroom/contract';
import type { OrderRecord } from '../orders';
import { linesOf, liveIn, type MemoryState } from './memory-state';

interface SoldLine {
  productId: string;
  /** Negative for what came back. */
  quantity: number;
  revenue: Decimal;
  /** When the sale was completed. */
  completedAt: string;
}

/** The items of sales that were completed since then, and what came back of these sales. */
export function soldSince(state: MemoryState, since: string): SoldLine[] {
  return sold(state, ({ completedAt }) => completedAt !== null && completedAt >= since);
}

/** The items of completed sales to a customer, and what came back of these sales. */
export function soldTo(state: MemoryState, customer: string): SoldLine[] {
  return sold(
    state,
    ({ completedAt, customerName }) => completedAt !== null && customerName === customer,
  );
}

function sold(state: MemoryState, isCounted: (order: OrderRecord) => boolean): SoldLine[] {
  const sales = liveIn(state.orders).filter(
    (order) => order.type === 'outgoing' && isCounted(order),
  );
  const byId = new Map(sales.map((order) => [order._id, order]));
  const returns = [...state.documents.values()].filter(
    ({ kind, state: own, orderId }) =>
      kind === 'customer-return' && own === 'posted' && byId.has(orderId ?? ''),
  );
  return [
    ...sales.flatMap(({ items, completedAt }) =>
      items.map(({ productId, quantity, totalPrice }) => ({
        productId,
        quantity,
        revenue: totalPrice,
        completedAt: completedAt ?? '',
      })),
    ),
    ...returns.flatMap(({ _id, kind, orderId }) =>
      linesOf(state, _id).map((line) => ({
        productId: line.productId,
        quantity: -(line.quantity ?? 0),
        revenue: negate(amountOf(kind, line)),
        completedAt: byId.get(orderId ?? '')?.completedAt ?? '',
      })),
    ),
  ];
}
