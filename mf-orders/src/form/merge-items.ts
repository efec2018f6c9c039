import { markOf, YOURS_KEPT, type Merged } from '@stockroom/shared-ui/forms';
import { blankItem, type ItemValues } from './order-values';
import { isSameItem, pairItems } from './pair-items';

type Items = ItemValues[];

const ADDED = 'Added meanwhile';
const ADDED_BY_BOTH = 'Added meanwhile; yours is kept';
const REMOVED = 'Removed meanwhile; yours is kept';

/**
 * The rows of an order that somebody else has changed too. Quantities and prices that were not touched here become the
 * newer ones; rows that only they have added come, and those that only they have removed go.
 */
export function mergeItems(opened: Items, typed: Items, newer: Items): Merged<Items> {
  const marks = new Map<string, string>();
  const kept = pairItems(opened, newer);
  const staying = opened.flatMap((before) => {
    const item = typed.find(({ key }) => key === before.key);
    return item ? mergeItem(before, item, kept.get(before.key), marks) : [];
  });

  const own = typed.filter(({ key }) => opened.every((before) => before.key !== key));
  const added = without(newer, kept);
  // A product that both have added is one row: the sum is what neither of them wants.
  const addedByBoth = pairItems(own, added);
  const coming = without(added, addedByBoth);
  for (const key of addedByBoth.keys()) marks.set(knownAs(key, 'productId'), ADDED_BY_BOTH);
  for (const { key } of coming) marks.set(knownAs(key, 'productId'), ADDED);

  const value = [...staying, ...coming, ...own];
  const keys = new Map([...kept, ...addedByBoth].map(([key, item]) => [item, key]));
  return {
    value: value.length > 0 ? value : [blankItem()],
    newer: newer.map((item) => ({ ...item, key: keys.get(item) ?? item.key })),
    marks,
  };
}

/** By what a change finds a field of a row, which may move. */
export function knownAs(key: string, field: 'productId' | 'quantity' | 'unitPrice'): string {
  return `${key}.${field}`;
}

/** No row where there is none any more. */
function mergeItem(
  before: ItemValues,
  item: ItemValues,
  theirs: ItemValues | undefined,
  marks: Map<string, string>,
): Items {
  const note = (field: Parameters<typeof knownAs>[1], mark: string | undefined) => {
    if (mark !== undefined) marks.set(knownAs(item.key, field), mark);
  };
  if (!theirs) {
    if (isSameItem(item, before)) return [];
    note('productId', REMOVED);
    return [item];
  }
  if (item.productId !== before.productId) {
    // Their quantity and price are of another product.
    if (!isSameItem(theirs, before)) note('productId', YOURS_KEPT);
    return [item];
  }
  const { quantity, unitPrice } = before;
  note('quantity', markOf(quantity, item.quantity, theirs.quantity));
  note('unitPrice', markOf(unitPrice, item.unitPrice, theirs.unitPrice));
  const merged = item.quantity === quantity ? { ...item, quantity: theirs.quantity } : item;
  return item.unitPrice === unitPrice
    ? [{ ...merged, unitPrice: theirs.unitPrice, filledPrice: null }]
    : [merged];
}

function without(items: Items, paired: ReadonlyMap<string, ItemValues>): Items {
  const found = new Set(paired.values());
  return items.filter((item) => !found.has(item));
}
