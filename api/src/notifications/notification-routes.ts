import {
  readNotificationsSchema,
  type NotificationList,
  type ReadNotificationsResult,
} from '@stockroom/contract';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../http/environment';
import { describeNewest, readNewestQuery } from '../http/newest-query';
import { limitJson, readJson } from '../http/read-body';
import type { Write } from '../http/write';
import type { Store } from '../store/store';
import { markNotificationsRead } from './notification-service';

/** /api/notifications: those of the signed-in user. */
export function notificationRoutes({ repositories: { notifications } }: Store, write: Write) {
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .get('/', async (c) => {
      const request = await readNewestQuery(c, {});
      const { id } = c.get('user');
      const found = await notifications.list(id, request);
      const { records, nextCursor } = describeNewest(found, request, (sent) => sent.createdAt);
      const unread = await notifications.countUnread(id);
      return c.json<NotificationList>({ notifications: records, unread, nextCursor });
    })
    .post('/read', async (c) => {
      const input = await readJson(c, readNotificationsSchema);
      return write(c, { status: 200, input }, async (work): Promise<ReadNotificationsResult> => {
        const unread = await markNotificationsRead(work, input);
        return { success: true, message: 'Notifications marked as read', unread };
      });
    });
}
