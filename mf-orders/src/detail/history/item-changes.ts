import type { OrderItem } from '@stockroom/contract';
import { itemsInWords, type ItemFormat } from '../../items-in-words';
import type { FieldInWords } from './fields-in-words';

/** Product by product what an edit of the items has changed; an empty text is what was or is not there. */
export function itemChanges(from: unknown, to: unknown, format: ItemFormat): FieldInWords[] {
  const before = itemsInWords(readItems(from), format);
  const now = itemsInWords(readItems(to), format);
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '', now: now.get(label) ?? '' }))
    .filter((change) => change.before !== change.now);
}

/** The trail keeps the items as they were written, so they are looked at before they are believed. */
function readItems(value: unknown): OrderItem[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isItem(value: unknown): value is OrderItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Partial<Record<keyof OrderItem, unknown>>;
  return (
    typeof item.productName === 'string' &&
    typeof item.productSku === 'string' &&
    typeof item.quantity === 'number' &&
    typeof item.unitPrice === 'number'
  );
}
