import type { Permission } from './permissions';

export const EVENTS_PATH = '/api/events';

/** What changes, with the permission that seeing it needs. */
export const EVENT_TOPICS = {
  product: 'products:read',
  supplier: 'suppliers:read',
  category: 'products:read',
  order: 'orders:read',
  /** A delivery, a return or a count. */
  document: 'stock:read',
  /** A correction of stock was verified. */
  movement: 'stock:read',
  'company-settings': 'signed-in',
  'system-settings': 'signed-in',
  notification: 'signed-in',
  person: 'people:write',
  release: 'signed-in',
  /** Anything may have changed: there is too much to name, or nobody remembers. */
  everything: 'signed-in',
} as const satisfies Record<string, Permission | 'signed-in'>;
export type EventTopic = keyof typeof EVENT_TOPICS;

/** Of the answer to a write: its transaction, by which a page knows the events of its own writes. */
export const TRANSACTION_HEADER = 'Stockroom-Transaction';

/** Records that a transaction has changed. */
export interface ChangeEvent {
  /** Grows, but not in the order in which transactions end. Equal for an event that comes again. */
  id: number;
  transaction: string;
  topic: EventTopic;
  /** Their ids; null for too many, or for what has no id. */
  records: string[] | null;
  /** The person who changed them. It is '' if no person did, or if the reader may not read the history. */
  person: string;
}

/** Tells pages to read everything again. */
export const EVERYTHING_CHANGED: ChangeEvent = {
  id: 0,
  transaction: '',
  topic: 'everything',
  records: null,
  person: '',
};

/** What the server sends at once. */
export interface EventBatch {
  /** From where to go on: events after it were not sent, some before it may come again. */
  position: string;
  events: ChangeEvent[];
}
