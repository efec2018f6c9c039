import type { Merged, States } from '@stockroom/shared-ui/forms';
import { markItems } from './mark-items';
import { blankItem, type ItemValues } from './order-values';
import { isSameItem, pairItems } from './pair-items';

type Items = ItemValues[];

/**
 * The rows of an order that somebody else has changed too. Quantities and prices that were not touched here become the
 * newer ones; rows that only they have added come, and those that only they have removed go. A row that was removed
 * here comes back when they have changed it: what they know of it would go unseen.
 */
export function mergeItems(states: States<Items>): Merged<Items> {
  const { opened, typed, newer } = states;
  const kept = pairItems(opened, newer);
  const staying = opened.flatMap((before) => {
    const item = typed.find(({ key }) => key === before.key);
    const theirs = kept.get(before.key);
    return item ? mergeItem(before, item, theirs) : removedItem(before, theirs);
  });

  const own = typed.filter(({ key }) => opened.every((before) => before.key !== key));
  const added = without(newer, kept);
  // A product that both have added is one row: the sum is what neither of them wants.
  const addedByBoth = pairItems(own, added);
  const coming = without(added, addedByBoth);

  const value = [...staying, ...coming, ...own];
  const keys = new Map([...kept, ...addedByBoth].map(([key, item]) => [item, key]));
  const known = newer.map((item) => ({ ...item, key: keys.get(item) ?? item.key }));
  return {
    value: value.length > 0 ? value : [blankItem()],
    newer: known,
    marks: markItems({ ...states, newer: known }, value),
  };
}

/** No row where there is none any more. */
function mergeItem(before: ItemValues, item: ItemValues, theirs: ItemValues | undefined): Items {
  if (!theirs) return isSameItem(item, before) ? [] : [item];
  // Their quantity and price are of another product.
  if (item.productId !== before.productId) return [item];
  const merged = item.quantity === before.quantity ? { ...item, quantity: theirs.quantity } : item;
  return item.unitPrice === before.unitPrice
    ? [{ ...merged, unitPrice: theirs.unitPrice, filledPrice: null }]
    : [merged];
}

function removedItem(before: ItemValues, theirs: ItemValues | undefined): Items {
  return theirs && !isSameItem(theirs, before) ? [{ ...theirs, key: before.key }] : [];
}

function without(items: Items, paired: ReadonlyMap<string, ItemValues>): Items {
  const found = new Set(paired.values());
  return items.filter((item) => !found.has(item));
}
