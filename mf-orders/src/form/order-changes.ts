import type { Order, OrderItem } from '@stockroom/contract';
import type { useFormat } from '@stockroom/shared-ui';
import type { Change } from '@stockroom/shared-ui/forms';
import { STATUS_LABELS, TYPE_LABELS } from '../order-labels';
import { ORDER_LABELS } from './order-values';

type Format = Pick<ReturnType<typeof useFormat>, 'money' | 'number'>;

/** What somebody else changed in the order: the fields in the order of the form, then product by product. */
export function orderChanges(opened: Order, newer: Order, format: Format): Change[] {
  const before = inWords(opened, format);
  const now = inWords(newer, format);
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '', now: now.get(label) ?? '' }))
    .filter((change) => change.before !== change.now);
}

function inWords(order: Order, format: Format): Map<string, string> {
  const words = new Map([
    ['Status', STATUS_LABELS[order.status]],
    [ORDER_LABELS.type, TYPE_LABELS[order.type]],
    [ORDER_LABELS.customerName, order.customerName],
    // People know a supplier by its name.
    [ORDER_LABELS.supplierId, order.supplierName],
    [ORDER_LABELS.notes, order.notes],
  ]);
  for (const item of order.items) {
    const label = `${item.productName} (${item.productSku})`;
    const rows = [words.get(label), rowInWords(item, format)];
    words.set(label, rows.filter(Boolean).join(', '));
  }
  return words;
}

function rowInWords({ quantity, unitPrice }: OrderItem, format: Format): string {
  return `${format.number(quantity)} × ${format.money(unitPrice)}`;
}
