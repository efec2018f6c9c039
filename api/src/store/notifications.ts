import type { Notification, NotificationKind } from '@stockroom/contract';
import type { NewestRequest } from './store';

export type NotificationRecord = Omit<Notification, 'isRead'>;

/**
 * The store keeps one notification for all users, and per user the ones they have read. Users see their own
 * notifications, and those for everybody since their welcome. It hides notifications about archived products and
 * orders until somebody restores them.
 */
export interface NotificationRepository {
  list(userId: string, request: NewestRequest<unknown>): Promise<Notification[]>;
  countUnread(userId: string): Promise<number>;
  /** Stores a new user's own notifications, and shows them those for everybody from now on. Works once per user. */
  welcome(userId: string, notifications: readonly NotificationRecord[], now: string): Promise<void>;
  /** Moves welcomes in the future to now: by a clock that was ahead, these users would miss notifications until then. */
  correctWelcomes(now: string): Promise<void>;
  /** Adds one for everybody, unless the subject has one of this kind. */
  raise(subjectId: string, notification: NotificationRecord): Promise<void>;
  /** Removes a notification whose fact is over, read or not. */
  withdraw(kind: NotificationKind, subjectId: string): Promise<void>;
  /** Ignores ids that this user cannot see. */
  markRead(userId: string, ids: readonly string[] | 'all', now: string): Promise<void>;
}
