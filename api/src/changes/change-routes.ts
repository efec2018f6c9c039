import { CHANGED_ENTITIES, type ChangedEntity, type ChangeList } from '@stockroom/contract';
import { Hono } from 'hono';
import { string } from 'yup';
import type { ApiEnvironment } from '../http/environment';
import { textFilter } from '../http/filters';
import { describeNewest, readNewestQuery, type NewestDefinition } from '../http/newest-query';
import type { ChangeFilter } from '../store/changes';
import type { Store } from '../store/store';

/** What the trail can be filtered by. */
export const CHANGE_FILTERS: NewestDefinition<ChangeFilter> = {
  entity: string<ChangedEntity>().oneOf(
    CHANGED_ENTITIES,
    `Entity must be one of ${CHANGED_ENTITIES.join(', ')}`,
  ),
  entityId: textFilter('Entity id', 64),
};

/** /api/changes: the activity trail. */
export function changeRoutes({ repositories }: Store) {
  return new Hono<ApiEnvironment>().get('/', async (c) => {
    const request = await readNewestQuery(c, CHANGE_FILTERS);
    const found = await repositories.changes.list(request);
    const { records, nextCursor } = describeNewest(found, request, ({ at }) => at);
    return c.json<ChangeList>({ changes: records, nextCursor });
  });
}
