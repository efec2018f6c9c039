import type {
  CustomerFigures,
  CustomerName,
  DocumentKind,
  Order,
  OrderItem,
  OrderQuery,
  OrderSort,
  OrderSummary,
  OrderType,
} from '@stockroom/contract';
import type { ListPage, ListRequest } from './store';

export type OrderRecord = Order & { archivedAt: string | null };

export interface OrderFilter extends Pick<
  OrderQuery,
  'status' | 'type' | 'search' | 'customerName' | 'supplierId' | 'productId' | 'open'
> {
  /** Instants of creation, both inclusive. */
  from?: string;
  to?: string;
}

/** The quantity that an open order still brings or takes; never 0. */
export interface OutstandingQuantity {
  productId: string;
  quantity: number;
}

export interface OrderedItem extends OrderItem {
  orderId: string;
  /** The present one of the product. */
  unitOfMeasurement: string;
}

export interface OrderRepository {
  /** Without deleted orders. */
  list(request: ListRequest<OrderFilter, OrderSort>): Promise<ListPage<OrderSummary>>;
  /** The items of these orders; those of one order stand together, as it has them. */
  findItems(orderIds: readonly string[]): Promise<OrderedItem[]>;
  /** Deleted ones too. */
  find(id: string): Promise<OrderRecord | null>;
  /** The same, locked until the end of the transaction; lock an order before products. */
  lock(id: string): Promise<OrderRecord | null>;
  /** Of the live sales orders of a customer. */
  customerFigures(customerName: string): Promise<CustomerFigures>;
  /** Other names with the same `comparableText`: those with the most live sales orders first, then by name. */
  similarCustomers(name: string): Promise<CustomerName[]>;
  /** An open order for a fraction of this product; null when all quantities are whole. */
  findOpenFraction(productId: string): Promise<{ orderNumber: string; quantity: number } | null>;
  /** Counts without gaps: the counter stays locked until the transaction ends, so take a number last. */
  nextNumber(counter: OrderType | DocumentKind, year: number): Promise<number>;
  /** Adds an order with its outstanding quantities: at once, because other new orders wait meanwhile. */
  insert(order: OrderRecord, outstanding: readonly OutstandingQuantity[]): Promise<void>;
  /** Replaces all but the items. The transaction must have locked the order. */
  update(order: OrderRecord): Promise<void>;
  replaceItems(order: OrderRecord): Promise<void>;
  /** Replaces the outstanding quantities of the order, which give products their committed and expected ones. */
  setOutstanding(
    order: Pick<OrderRecord, '_id' | 'type'>,
    quantities: readonly OutstandingQuantity[],
  ): Promise<void>;
}
