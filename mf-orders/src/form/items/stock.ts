import { sumQuantities, type Order, type OrderType } from '@stockroom/contract';
import type { KnownProducts } from '../item-prices';
import type { Asked } from '../item-totals';

type Quantities = ReadonlyMap<string, number>;

/**
 * What a sale that is edited holds already, by product: it is committed or has left the stock, so it lacks in what
 * is available, but this order may have it.
 */
export function heldBy(order: Order | undefined, type: OrderType | ''): Quantities {
  const held = new Map<string, number>();
  const isHolding = order?.type === 'outgoing' && type === 'outgoing';
  if (!isHolding || order.status === 'cancelled') return held;
  for (const { productId, quantity } of order.items)
    held.set(productId, sumQuantities([held.get(productId) ?? 0, quantity]));
  return held;
}

/** What an order may take of each product without a shortage. */
export function availableFor(products: KnownProducts, held: Quantities): Quantities {
  const available = new Map<string, number>();
  for (const [id, product] of products)
    available.set(id, sumQuantities([product.available, held.get(id) ?? 0]));
  return available;
}

/** What is to be said of rows that ask for more than there is; undefined where they do not. */
export function shortageInWords(
  { quantity, rows }: Asked,
  available: number,
  number: (value: number) => string,
): string | undefined {
  if (quantity <= available) return undefined;
  if (available <= 0) return 'None available';
  if (rows === 1) return `Only ${number(available)} available`;
  return `${number(quantity)} in ${rows} rows, only ${number(available)} available`;
}
