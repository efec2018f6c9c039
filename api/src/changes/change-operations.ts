import { CHANGED_ENTITIES } from '@stockroom/contract';
import { ID, INSTANT, listOf, nullable, record, TEXT } from '../openapi/answers';
import { PAGE_PARAMETERS } from '../http/list-query';
import type { Operation } from '../openapi/operation';
import { CHANGE_FILTERS } from './change-routes';

const CHANGE = record({
  _id: ID,
  entity: { type: 'string', enum: CHANGED_ENTITIES },
  entityId: TEXT,
  action: TEXT,
  userId: ID,
  userName: TEXT,
  at: INSTANT,
  fields: listOf(record({ field: TEXT, from: {}, to: {} })),
});

export const CHANGE_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/changes',
    summary: 'Who changed what and when, newest first',
    query: { ...CHANGE_FILTERS, ...PAGE_PARAMETERS },
    answer: record({ changes: listOf(CHANGE), nextCursor: nullable(TEXT) }),
  },
];
