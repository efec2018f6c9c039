import type { NotificationKind, OrderType, Sort } from '@stockroom/contract';
import type { ListPage, ListRequest } from './store';

/** What speaks against a release. */
export type WithdrawalMeasure = 'failing' | 'error' | 'failed-call';

/** What happened, without words: each reader gets it in their language. */
interface Facts extends Record<NotificationKind, object> {
  welcome: Record<string, never>;
  /** A product at its minimum, or for a new user how many there are. */
  low_stock:
    | { name: string; sku: string; unit: string; stock: number; minimum: number }
    | { products: number };
  pending_orders:
    { orderNumber: string; type: OrderType; party: string; items: number } | { orders: number };
  stock_to_verify: {
    name: string;
    sku: string;
    unit: string;
    quantity: number;
    orderNumber: string;
  };
  /** A title of null is the shell. */
  release_withdrawn: {
    title: string | null;
    version: string;
    measure: WithdrawalMeasure;
    failed: number;
    visitors: number;
  };
}

export interface NotificationOf<Kind extends NotificationKind> {
  kind: Kind;
  facts: Facts[Kind];
}
export type NotificationFact = {
  [Kind in NotificationKind]: NotificationOf<Kind>;
}[NotificationKind];

export type NotificationRecord = NotificationFact & {
  _id: string;
  link: string;
  createdAt: string;
};
export type SentNotification = NotificationRecord & { isRead: boolean };

export type Raised = readonly [subjectId: string, notification: NotificationRecord];

/** Every page asks for them, so the number of those for everybody is limited. */
export const NEWEST_NOTIFICATIONS = 200;

/**
 * The store keeps one notification for all users, and per user the ones they have read. Users see their own
 * notifications, and the newest for everybody since their welcome. It hides notifications about archived products and
 * orders until somebody restores them.
 */
export interface NotificationRepository {
  list(
    userId: string,
    request: ListRequest<unknown, Sort<'createdAt'>>,
  ): Promise<ListPage<SentNotification>>;
  countUnread(userId: string): Promise<number>;
  /** Stores a new user's own notifications, and shows them those for everybody from now on. Works once per user. */
  welcome(userId: string, notifications: readonly NotificationRecord[], now: string): Promise<void>;
  /** Moves welcomes in the future to now: by a clock that was ahead, these users would miss notifications until then. */
  correctWelcomes(now: string): Promise<void>;
  /** Adds each for everybody, unless the subject has one of this kind. */
  raise(...raised: readonly Raised[]): Promise<void>;
  /** The same for one, which this person has read. */
  raiseRead(userId: string, raised: Raised, now: string): Promise<void>;
  /** Removes a notification whose fact is over, read or not. */
  withdraw(kind: NotificationKind, ...subjectIds: readonly string[]): Promise<void>;
  /** Ignores ids that this user cannot see. "all" includes those that are no longer among the newest. */
  markRead(userId: string, ids: readonly string[] | 'all', now: string): Promise<void>;
}
