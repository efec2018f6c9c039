import {
  ORDER_STATUS_LABELS,
  orderStatusOf,
  RECEIPT_REASON,
  type Change,
  type ChangeAction,
  type FieldChange,
  type StockMovement,
} from '@stockroom/contract';
import type { Change as TextChange } from '@stockroom/shared-ui/forms';
import { itemChanges, type DescribedItem, type ItemFormat } from '../../order-changes';
import { TYPE_LABELS } from '../../order-labels';

/** A change of an order with the stock movements that it posted, or a receipt for the order. */
export interface HistoryEvent {
  key: string;
  at: string;
  userName: string;
  title: string;
  fields: TextChange[];
  movements: StockMovement[];
}

/**
 * Lists the history of an order, newest first. A movement may be dated a little later than the change that posted it.
 * @param changes newest first
 */
export function historyEvents(
  changes: readonly Change[],
  movements: readonly StockMovement[],
  format: ItemFormat,
): HistoryEvent[] {
  const changeOf = ({ reason, createdAt }: StockMovement) =>
    reason === RECEIPT_REASON ? undefined : changes.find(({ at }) => at <= createdAt);
  const events = changes.map((change) => ({
    key: change._id,
    at: change.at,
    userName: change.userName,
    title: titleOf(change),
    fields:
      change.action === 'updated'
        ? change.fields.flatMap((field) => textChanges(field, format))
        : [],
    movements: movements.filter((movement) => changeOf(movement) === change),
  }));
  const receipts = movements
    .filter((movement) => changeOf(movement) === undefined)
    .map((movement) => ({
      key: movement._id,
      at: movement.createdAt,
      userName: movement.userName,
      title: movement.reason,
      fields: [],
      movements: [movement],
    }));
  return [...events, ...receipts].sort((left, right) => right.at.localeCompare(left.at));
}

/** Nothing else happens to an order. */
const TITLES: Partial<Record<ChangeAction, string>> = {
  created: 'Order created',
  updated: 'Order edited',
  archived: 'Order deleted',
  restored: 'Order restored',
};

function titleOf({ action, fields }: Change): string {
  if (action !== 'status-changed') return TITLES[action] ?? '';
  const status = fields.find(({ field }) => field === 'status');
  return `Status changed from ${statusLabel(status?.from)} to ${statusLabel(status?.to)}`;
}

function statusLabel(value: unknown): string {
  return ORDER_STATUS_LABELS[orderStatusOf(String(value))];
}

/** The fields that a person edits. Ids and totals follow from them. */
const FIELD_LABELS = new Map([
  ['type', 'Order Type'],
  ['customerName', 'Customer'],
  ['supplierName', 'Supplier'],
  ['notes', 'Notes'],
]);

function textChanges({ field, from, to }: FieldChange, format: ItemFormat): TextChange[] {
  if (field === 'items') return itemChanges(itemsIn(from), itemsIn(to), format);
  const label = FIELD_LABELS.get(field);
  return label === undefined ? [] : [{ label, before: textOf(from), now: textOf(to) }];
}

function textOf(value: unknown): string {
  if (value === 'incoming' || value === 'outgoing') return TYPE_LABELS[value];
  return typeof value === 'string' ? value : '';
}

/** The trail keeps the items of an order as they were. */
function itemsIn(value: unknown): DescribedItem[] {
  return Array.isArray(value) ? value : [];
}
