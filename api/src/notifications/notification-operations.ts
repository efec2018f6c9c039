import { NOTIFICATION_KINDS, readNotificationsSchema } from '@stockroom/contract';
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
  written,
} from '../openapi/answers';
import { PAGE_PARAMETERS } from '../http/list-query';
import type { Operation } from '../openapi/operation';

const NOTIFICATION = record({
  _id: ID,
  kind: oneOf(NOTIFICATION_KINDS),
  title: TEXT,
  text: TEXT,
  link: TEXT,
  createdAt: INSTANT,
  isRead: FLAG,
});

export const NOTIFICATION_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/notifications',
    summary: 'The notifications of the signed-in user, newest first',
    query: PAGE_PARAMETERS,
    answer: record({
      notifications: listOf(NOTIFICATION),
      unread: COUNT,
      nextCursor: nullable(TEXT),
    }),
  },
  {
    method: 'post',
    path: '/api/notifications/read',
    summary: 'Mark notifications as read, some or all',
    body: readNotificationsSchema,
    answer: written({ unread: COUNT }),
  },
];
