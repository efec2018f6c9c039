import type { Order, OrderQuery, OrderSort, OrderSummary, OrderType } from '@stockroom/contract';
import type { ListPage, ListRequest } from './store';

export type OrderRecord = Order & { archivedAt: string | null };

export interface OrderFilter extends Pick<
  OrderQuery,
  'status' | 'type' | 'search' | 'supplierId' | 'productId' | 'open'
> {
  /** Instants of creation, both inclusive. */
  from?: string;
  to?: string;
}

/** How much of a product an open order is still to bring or take; never 0. */
export interface OutstandingQuantity {
  productId: string;
  quantity: number;
}

export interface OrderRepository {
  /** Orders that were not deleted. */
  list(request: ListRequest<OrderFilter, OrderSort>): Promise<ListPage<OrderSummary>>;
  /** Deleted ones too. */
  find(id: string): Promise<OrderRecord | null>;
  /** The same, locked until the end of the transaction; lock an order before products. */
  lock(id: string): Promise<OrderRecord | null>;
  /** An open order that has a fraction of this product; null when all have whole quantities. */
  findOpenFraction(productId: string): Promise<{ orderNumber: string; quantity: number } | null>;
  /**
   * Counts up by one, without gaps: the counter stays locked until the end of the transaction and goes back
   * with it. So take it last.
   */
  nextNumber(type: OrderType, year: number): Promise<number>;
  insert(order: OrderRecord): Promise<void>;
  /** Replaces all but the items of the order, which this transaction has locked. */
  update(order: OrderRecord): Promise<void>;
  replaceItems(order: OrderRecord): Promise<void>;
  /** Replaces what is outstanding of the order, from which products know what is committed and expected. */
  setOutstanding(
    order: Pick<OrderRecord, '_id' | 'type'>,
    quantities: readonly OutstandingQuantity[],
  ): Promise<void>;
}
