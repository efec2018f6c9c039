import type { Order } from '@stockroom/contract';
import type { Change } from '@stockroom/shared-ui/forms';
import { changedWords } from '../changed-words';
import { itemsInWords, type ItemFormat } from '../items-in-words';
import { STATUS_LABELS, TYPE_LABELS } from '../order-labels';
import { ORDER_LABELS } from './order-values';

/** What somebody else changed in the order: the fields in the order of the form, then product by product. */
export function orderChanges(opened: Order, newer: Order, format: ItemFormat): Change[] {
  return changedWords(inWords(opened, format), inWords(newer, format));
}

function inWords(order: Order, format: ItemFormat): Map<string, string> {
  return new Map([
    ['Status', STATUS_LABELS[order.status]],
    [ORDER_LABELS.type, TYPE_LABELS[order.type]],
    [ORDER_LABELS.customerName, order.customerName],
    // People know a supplier by its name.
    [ORDER_LABELS.supplierId, order.supplierName],
    [ORDER_LABELS.notes, order.notes],
    ...itemsInWords(order.items, format),
  ]);
}
