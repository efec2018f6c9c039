import {
  msg,
  NOTIFICATION_KINDS,
  readNotificationsSchema,
  type NotificationList,
} from '@stockroom/contract';
import { describeNewest } from '../http/list-query';
import { newestRoute, writeRoute, type Route } from '../http/route';
import {
  COUNT,
  FLAG,
  ID,
  INSTANT,
  listOf,
  nullable,
  oneOf,
  record,
  TEXT,
} from '../openapi/response-schemas';
import { describeNotification } from './describe-notification';
import { markNotificationsRead } from './notification-service';

const NOTIFICATION = record({
  _id: ID,
  kind: oneOf(NOTIFICATION_KINDS),
  title: TEXT,
  text: TEXT,
  link: TEXT,
  createdAt: INSTANT,
  isRead: FLAG,
});

export const NOTIFICATION_ROUTES: readonly Route[] = [
  newestRoute({
    path: '/api/notifications',
    permission: 'signed-in',
    summary: 'The notifications of the signed-in user, newest first',
    filters: {},
    answer: record({
      notifications: listOf(NOTIFICATION),
      unread: COUNT,
      nextCursor: nullable(TEXT),
    }),
    async read({ repositories, user, t }, request): Promise<NotificationList> {
      const { notifications, settings } = repositories;
      const found = await notifications.list(user.id, request);
      const { records, nextCursor } = describeNewest(found, request, (sent) => sent.createdAt);
      const unread = await notifications.countUnread(user.id);
      const format = await settings.system();
      const described = records.map((sent) => {
        const { _id, kind, link, createdAt, isRead } = sent;
        return { _id, kind, link, createdAt, isRead, ...describeNotification(sent, t, format) };
      });
      return { notifications: described, unread, nextCursor };
    },
  }),
  writeRoute({
    method: 'post',
    path: '/api/notifications/read',
    permission: 'signed-in',
    summary: 'Mark notifications as read, some or all',
    body: readNotificationsSchema,
    answer: { unread: COUNT },
    message: msg('Notifications marked as read'),
    write: async (work, input) => ({ unread: await markNotificationsRead(work, input) }),
  }),
];
