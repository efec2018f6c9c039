import { markOf, YOURS_KEPT, type States } from '@stockroom/shared-ui/forms';
import type { ItemValues } from './order-values';
import { isSameItem } from './pair-items';

type ItemField = 'productId' | 'quantity' | 'unitPrice';
type ItemMark = readonly [ItemField, string | undefined];
/** One row as it is in each state that has it. */
type RowStates = Readonly<Record<'first' | 'opened' | 'typed' | 'newer', ItemValues | undefined>>;

const ADDED = 'Added meanwhile';
const ADDED_BY_BOTH = 'Added meanwhile; yours is kept';
const REMOVED = 'Removed meanwhile; yours is kept';
const CAME_BACK = 'Changed meanwhile; you had removed it';

/** By what a change finds a field of a row, which may move. */
export function knownAs(key: string, field: ItemField): string {
  return `${key}.${field}`;
}

/**
 * What to say at the rows that somebody else has changed.
 * @param states in which a row has one key
 * @param merged the rows as they are shown
 */
export function markItems(
  states: States<readonly ItemValues[]>,
  merged: readonly ItemValues[],
): Map<string, string> {
  const first = byKey(states.first);
  const opened = byKey(states.opened);
  const typed = byKey(states.typed);
  const newer = byKey(states.newer);
  const marks = new Map<string, string>();
  for (const item of merged) {
    const at = <Row>(rows: ReadonlyMap<string, Row>) => rows.get(item.key);
    const row = { first: at(first), opened: at(opened), typed: at(typed), newer: at(newer) };
    const cameBack = states.said.get(knownAs(item.key, 'productId')) === CAME_BACK;
    for (const [field, mark] of marksOf(item, row, cameBack))
      if (mark !== undefined) marks.set(knownAs(item.key, field), mark);
  }
  return marks;
}

/** @param cameBack at the conflict before: said until the row is typed into */
function marksOf(item: ItemValues, row: RowStates, cameBack: boolean): ItemMark[] {
  const { first, opened, typed, newer } = row;
  if (opened && !typed) return [['productId', CAME_BACK]];
  if (cameBack && newer && isSameItem(item, newer)) return [['productId', CAME_BACK]];
  if (!newer) return first || opened ? [['productId', REMOVED]] : [];
  if (!first) return [['productId', isSameItem(item, newer) ? ADDED : ADDED_BY_BOTH]];
  if (item.productId !== newer.productId)
    return isSameItem(newer, first) ? [] : [['productId', YOURS_KEPT]];
  return [
    ['quantity', markOf(first.quantity, item.quantity, newer.quantity)],
    ['unitPrice', markOf(first.unitPrice, item.unitPrice, newer.unitPrice)],
  ];
}

function byKey(items: readonly ItemValues[]): ReadonlyMap<string, ItemValues> {
  return new Map(items.map((item) => [item.key, item]));
}
