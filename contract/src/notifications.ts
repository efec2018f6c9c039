import { array, boolean, object, string, type InferType } from 'yup';
import type { Page, WriteResult } from './list';
import { msg } from './translate';

export const NOTIFICATION_KINDS = [
  'welcome',
  'low_stock',
  'pending_orders',
  'stock_to_verify',
  'release_withdrawn',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A statement that was true at `createdAt`; the server removes it when it stops being true. */
export interface Notification {
  _id: string;
  kind: NotificationKind;
  title: string;
  text: string;
  /** The page it links to. */
  link: string;
  createdAt: string;
  isRead: boolean;
}

/** Newest first. */
export interface NotificationList extends Page {
  notifications: Notification[];
  /** Of all notifications, not of this page. */
  unread: number;
}

/** The notifications to mark as read: the named ones, or all. */
export const readNotificationsSchema = object({
  ids: array(
    string()
      .typeError(msg('This is no id'))
      .required(msg('Ids must not be empty'))
      .max(64, msg('This is no id')),
  )
    .typeError(msg('Ids must be a list'))
    .max(1000, msg('At most 1000 ids at once')),
  all: boolean().typeError(msg('All must be true or false')),
})
  .noUnknown()
  .test({
    test: ({ ids, all }, { createError }) =>
      (ids === undefined) !== (all !== true) ||
      createError({ path: 'ids', message: msg('Name either ids or all') }),
  });
export type ReadNotifications = InferType<typeof readNotificationsSchema>;

export interface ReadNotificationsResult extends WriteResult {
  unread: number;
}
