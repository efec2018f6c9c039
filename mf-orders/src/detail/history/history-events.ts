import {
  CUSTOMER_RETURN_UNDONE_REASON,
  documentPath,
  msg,
  ORDER_STATUS_LABELS,
  orderStatusOf,
  reasonText,
  RECEIPT_REASON,
  RECEIPT_UNDONE_REASON,
  SUPPLIER_RETURN_UNDONE_REASON,
  type Change,
  type ChangeAction,
  type FieldChange,
  type StockMovement,
  type Text,
  type Translate,
} from '@stockroom/contract';
import type { Change as TextChange } from '@stockroom/shared-ui/forms';
import { itemChanges, type DescribedItem, type ItemFormat } from '../../order-changes';
import { TYPE_LABELS } from '../../order-labels';

/** A change of an order with the stock movements that it posted, or a receipt, delivery or return of the order. */
export interface HistoryEvent {
  key: string;
  at: string;
  userName: string;
  title: string;
  document?: { number: string; path: string } | undefined;
  fields: TextChange[];
  /** Product by product; those of one product oldest first. */
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
  t: Translate,
): HistoryEvent[] {
  const changeOf = ({ reason, documentId, createdAt }: StockMovement) =>
    reason === RECEIPT_REASON || documentId !== null
      ? undefined
      : changes.find(({ at }) => at <= createdAt);
  const events = changes.map((change) => ({
    key: change._id,
    at: change.at,
    userName: change.userName,
    title: titleOf(change, t),
    fields:
      change.action === 'updated'
        ? change.fields.flatMap((field) => textChanges(field, format, t))
        : [],
    movements: byProduct(movements.filter((movement) => changeOf(movement) === change)),
  }));
  const others = movements.filter((movement) => changeOf(movement) === undefined);
  const postings = [...new Set(others.map(postingOf))].map((key) => {
    const posted = others.filter((movement) => postingOf(movement) === key);
    return postingEvent(key, posted, t);
  });
  return [...events, ...postings].sort((left, right) => right.at.localeCompare(left.at));
}

const UNDONE: ReadonlySet<string> = new Set([
  RECEIPT_UNDONE_REASON,
  CUSTOMER_RETURN_UNDONE_REASON,
  SUPPLIER_RETURN_UNDONE_REASON,
]);

/** Movements of one posting, or of one undoing, of a document belong together. */
function postingOf({ _id, documentId, reason }: StockMovement): string {
  return documentId === null ? _id : `${documentId} ${UNDONE.has(reason)}`;
}

/** @param movements newest first; what was written off came after what names the posting */
function postingEvent(key: string, movements: StockMovement[], t: Translate): HistoryEvent {
  const first = movements.at(-1);
  const { documentKind: kind, documentId: id, documentNumber: number } = first ?? {};
  return {
    key,
    at: first?.createdAt ?? '',
    userName: first?.userName ?? '',
    title: t(reasonText(first?.reason ?? '')),
    document: kind && id && number ? { number, path: documentPath(kind, id) } : undefined,
    fields: [],
    movements: byProduct(movements),
  };
}

/** @param movements newest first */
function byProduct(movements: readonly StockMovement[]): StockMovement[] {
  return movements
    .toReversed()
    .sort((left, right) => left.productId.localeCompare(right.productId));
}

/** Nothing else happens to an order. */
const TITLES: Partial<Record<ChangeAction, Text>> = {
  created: msg('Order created'),
  updated: msg('Order edited'),
  archived: msg('Order deleted'),
  restored: msg('Order restored'),
};

function titleOf({ action, fields }: Change, t: Translate): string {
  if (action !== 'status-changed') return t(TITLES[action] ?? '');
  const status = fields.find(({ field }) => field === 'status');
  const labels = { before: statusLabel(status?.from), now: statusLabel(status?.to) };
  return fields.some(({ field, to }) => field === 'isRestClosed' && to === true)
    ? t('Status changed from {before} to {now}: the rest was closed', labels)
    : t('Status changed from {before} to {now}', labels);
}

function statusLabel(value: unknown): Text {
  return ORDER_STATUS_LABELS[orderStatusOf(String(value))];
}

/** The fields that a person edits. Ids and totals follow from them. */
const FIELD_LABELS = new Map([
  ['type', msg('Order Type')],
  ['customerName', msg('Customer')],
  ['supplierName', msg('Supplier')],
  ['notes', msg('Notes')],
]);

function textChanges(
  { field, from, to }: FieldChange,
  format: ItemFormat,
  t: Translate,
): TextChange[] {
  if (field === 'items') return itemChanges(itemsIn(from), itemsIn(to), format);
  const label = FIELD_LABELS.get(field);
  return label === undefined
    ? []
    : [{ label: t(label), before: textOf(from, t), now: textOf(to, t) }];
}

function textOf(value: unknown, t: Translate): string {
  if (value === 'incoming' || value === 'outgoing') return t(TYPE_LABELS[value]);
  return typeof value === 'string' ? value : '';
}

/** The trail keeps the items of an order as they were. */
function itemsIn(value: unknown): DescribedItem[] {
  return Array.isArray(value) ? value : [];
}
