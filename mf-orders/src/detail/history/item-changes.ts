import type { OrderItem } from '@stockroom/contract';
import { changedWords } from '../../changed-words';
import { itemsInWords, type ItemFormat } from '../../items-in-words';
import type { FieldInWords } from './fields-in-words';

/** Product by product what an edit of the items has changed. */
export function itemChanges(from: unknown, to: unknown, format: ItemFormat): FieldInWords[] {
  return changedWords(itemsInWords(readItems(from), format), itemsInWords(readItems(to), format));
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
