import { CHANGED_ENTITIES, type ChangedEntity, type ChangeList } from '@stockroom/contract';
import { string } from 'yup';
import { textFilter } from '../http/filters';
import { describeNewest, type Filters } from '../http/list-query';
import { newestRoute, type Route } from '../http/route';
import { ID, INSTANT, listOf, nullable, oneOf, record, TEXT } from '../openapi/response-schemas';
import type { ChangeFilter } from '../store/store';

const FILTERS: Filters<ChangeFilter> = {
  entity: string<ChangedEntity>().oneOf(
    CHANGED_ENTITIES,
    `Entity must be one of ${CHANGED_ENTITIES.join(', ')}`,
  ),
  entityId: textFilter('Entity id', 64),
};

const CHANGE = record({
  _id: ID,
  entity: oneOf(CHANGED_ENTITIES),
  entityId: TEXT,
  action: TEXT,
  userId: ID,
  userName: TEXT,
  at: INSTANT,
  fields: listOf(record({ field: TEXT, from: {}, to: {} })),
});

export const CHANGE_ROUTES: readonly Route[] = [
  newestRoute({
    path: '/api/changes',
    permission: 'history:read',
    summary: 'Who changed what and when, newest first',
    filters: FILTERS,
    answer: record({ changes: listOf(CHANGE), nextCursor: nullable(TEXT) }),
    async read({ repositories }, request): Promise<ChangeList> {
      const found = await repositories.changes.list(request);
      const { records, nextCursor } = describeNewest(found, request, ({ at }) => at);
      return { changes: records, nextCursor };
    },
  }),
];
