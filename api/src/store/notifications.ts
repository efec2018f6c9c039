import type { Notification, NotificationKind } from '@stockroom/contract';
import type { NewestRequest } from './store';

export type NotificationRecord = Omit<Notification, 'isRead'>;

/** What a notification for everybody speaks of, e.g. a product that runs low. */
interface NotificationSubject {
  kind: NotificationKind;
  /** Id of a product or an order. */
  subjectId: string;
}

/**
 * A fact is stored once, however many users there are; only who has read it is stored per user. A user sees
 * what was addressed to them, and what has arisen for everybody since their account was welcomed, but nothing
 * about products and orders that are archived: who restores one finds it announced, and read, as it was.
 */
export interface NotificationRepository {
  list(userId: string, request: NewestRequest<unknown>): Promise<Notification[]>;
  countUnread(userId: string): Promise<number>;
  /**
   * Stores what is for this user only, and shows them from now on what arises for everybody. Does nothing for
   * a user who was welcomed before.
   */
  welcome(userId: string, notifications: readonly NotificationRecord[], now: string): Promise<void>;
  /** For everybody. Does nothing while there is one about this subject. */
  raise(subjectId: string, notification: NotificationRecord): Promise<void>;
  /** The fact is over: its notification goes, read or not. */
  withdraw(subject: NotificationSubject): Promise<void>;
  /** Ignores ids of what is not there or not for this user. */
  markRead(userId: string, ids: readonly string[] | 'all', now: string): Promise<void>;
}
