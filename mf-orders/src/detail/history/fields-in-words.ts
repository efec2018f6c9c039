import type { FieldChange } from '@stockroom/contract';
import { TYPE_LABELS } from '../../order-labels';
import type { ItemFormat } from '../../items-in-words';
import { itemChanges } from './item-changes';

/** A field that was changed, in words. */
export interface FieldInWords {
  label: string;
  before: string;
  now: string;
}

/** What follows from another field, or from the items, is not told again. */
const LABELS = new Map([
  ['customerName', 'Customer'],
  ['supplierName', 'Supplier'],
  ['notes', 'Notes'],
]);

/** What the fields of an edit say to a reader, in the order of the trail. */
export function fieldsInWords(fields: readonly FieldChange[], format: ItemFormat): FieldInWords[] {
  return fields.flatMap(({ field, from, to }) => {
    if (field === 'items') return itemChanges(from, to, format);
    if (field === 'type')
      return [{ label: 'Order Type', before: typeLabel(from), now: typeLabel(to) }];
    const label = LABELS.get(field);
    return label === undefined ? [] : [{ label, before: text(from), now: text(to) }];
  });
}

function typeLabel(value: unknown): string {
  return value === 'incoming' || value === 'outgoing' ? TYPE_LABELS[value] : '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
