import {
  msg,
  NOTIFICATION_KINDS,
  readNotificationsSchema,
  type NotificationList,
} from '@stockroom/contract';
import { describePage, NEWEST_FIRST } from '../http/list-query';
import { listRoute, writeRoute, type Route } from '../http/route';
import { COUNT, FLAG, ID, INSTANT, oneOf, pageOf, record, TEXT } from '../openapi/response-schemas';
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
  listRoute({
    path: '/api/notifications',
    permission: 'signed-in',
    summary: 'The notifications of the signed-in user, newest first',
    list: NEWEST_FIRST,
    answer: pageOf('notifications', NOTIFICATION, { unread: COUNT }),
    async read({ repositories, user, t }, request): Promise<NotificationList> {
      const { notifications, settings } = repositories;
      const page = await notifications.list(user.id, request);
      const unread = await notifications.countUnread(user.id);
      const format = await settings.system();
      const described = page.records.map((sent) => {
        const { _id, kind, link, createdAt, isRead } = sent;
        return {
          _id,
          kind,
          link,
          createdAt,
          isRead,
          ...describeNotification(sent, t, format, user.role),
        };
      });
      return { notifications: described, unread, ...describePage(page, request) };
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
