import type { ItemValues } from './order-values';

/**
 * Which row of another state of the order is which, by key. A product may stand in several rows: those that have not
 * changed go together first.
 */
export function pairItems(
  items: readonly ItemValues[],
  others: readonly ItemValues[],
): Map<string, ItemValues> {
  const pairs = new Map<string, ItemValues>();
  const left = [...others];
  const pair = (isPair: (item: ItemValues, other: ItemValues) => boolean) => {
    for (const item of items) {
      const at = pairs.has(item.key) ? -1 : left.findIndex((other) => isPair(item, other));
      for (const other of at < 0 ? [] : left.splice(at, 1)) pairs.set(item.key, other);
    }
  };
  pair(isSameItem);
  pair((item, other) => item.productId === other.productId);
  return pairs;
}

export function isSameItem(item: ItemValues, other: ItemValues): boolean {
  return (
    item.productId === other.productId &&
    item.quantity === other.quantity &&
    item.unitPrice === other.unitPrice
  );
}
