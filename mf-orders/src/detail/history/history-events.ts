import { orderStatusOf, type Change, type StockMovement } from '@stockroom/contract';
import { STATUS_LABELS } from '../../order-labels';
import type { ItemFormat } from '../../items-in-words';
import { fieldsInWords, type FieldInWords } from './fields-in-words';

/** Something that happened to an order: who, what, when, and what moved with it. */
export interface HistoryEvent {
  key: string;
  at: string;
  userName: string;
  title: string;
  fields: FieldInWords[];
  movements: StockMovement[];
}

/**
 * What has happened to an order, newest first. What a change of it has posted stands with the change; a
 * delivery that was received for it is an event of its own.
 */
export function historyEvents(
  changes: readonly Change[],
  movements: readonly StockMovement[],
  format: ItemFormat,
): HistoryEvent[] {
  const moments = new Set(changes.map(({ at }) => at));
  const events = changes.map((change) => ({
    key: change._id,
    at: change.at,
    userName: change.userName,
    title: titleOf(change),
    fields: change.action === 'updated' ? fieldsInWords(change.fields, format) : [],
    movements: movements.filter(({ createdAt }) => createdAt === change.at),
  }));
  const deliveries = movements
    .filter(({ createdAt }) => !moments.has(createdAt))
    .map((movement) => ({
      key: movement._id,
      at: movement.createdAt,
      userName: movement.userName,
      title: movement.reason,
      fields: [],
      movements: [movement],
    }));
  return [...events, ...deliveries].sort((left, right) => right.at.localeCompare(left.at));
}

function titleOf({ action, fields }: Change): string {
  switch (action) {
    case 'created':
      return 'Order created';
    case 'updated':
      return 'Order edited';
    case 'archived':
      return 'Order deleted';
    case 'restored':
      return 'Order restored';
    case 'status-changed': {
      const status = fields.find(({ field }) => field === 'status');
      return `Status changed from ${statusLabel(status?.from)} to ${statusLabel(status?.to)}`;
    }
  }
}

/** The trail keeps values as they were, whatever they were. */
function statusLabel(value: unknown): string {
  return STATUS_LABELS[orderStatusOf(String(value))];
}
