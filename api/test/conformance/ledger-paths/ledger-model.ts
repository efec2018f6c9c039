import type { OrderStatus, OrderType } from '@stockroom/contract';

/**
 * A model of stock that works in another way than the product: it posts no differences. Stock is always the sum of
 * receipts and adjustments, plus the quantities of the orders that are completed at the moment.
 * All quantities are whole thousandths.
 */
export interface ModelOrder {
  type: OrderType;
  status: OrderStatus;
  isDeleted: boolean;
  items: { product: number; quantity: number }[];
  /** By product: receipts for this order. */
  received: number[];
}

export interface Model {
  /** By product: the sum of receipts, adjustments and forced corrections. */
  counted: number[];
  /** By product: how many forced corrections nobody has verified. */
  toVerify: number[];
  orders: ModelOrder[];
}

export interface Expectation {
  stock: number;
  committed: number;
  expected: number;
}

export function createModel(products: number): Model {
  const none = Array.from({ length: products }, () => 0);
  return { counted: none, toVerify: none, orders: [] };
}

export function expectationOf({ counted, orders }: Model, product: number): Expectation {
  const expectation = { stock: counted[product] ?? 0, committed: 0, expected: 0 };
  for (const order of orders) {
    if (order.isDeleted || order.status === 'cancelled') continue;
    const ordered = quantityOf(order, product);
    const rest =
      order.type === 'outgoing' ? ordered : Math.max(0, ordered - receivedOf(order, product));
    if (order.status === 'completed') expectation.stock += order.type === 'incoming' ? rest : -rest;
    else expectation[order.type === 'incoming' ? 'expected' : 'committed'] += rest;
  }
  return expectation;
}

/** The missing quantity of each product if the order became `changed`. */
export function shortagesOf(model: Model, index: number, changed: ModelOrder): Map<number, number> {
  const orders = model.orders.map((order, place) => (place === index ? changed : order));
  const shortages = new Map<number, number>();
  for (const product of model.counted.keys()) {
    const { stock } = expectationOf({ ...model, orders }, product);
    if (stock < 0) shortages.set(product, -stock);
  }
  return shortages;
}

export function quantityOf({ items }: ModelOrder, product: number): number {
  return items.reduce((sum, item) => sum + (item.product === product ? item.quantity : 0), 0);
}

function receivedOf({ received }: ModelOrder, product: number): number {
  return received[product] ?? 0;
}
