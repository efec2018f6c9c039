import {
  actionInWords,
  CHANGE_ACTIONS,
  CHANGED_ENTITIES,
  msg,
  nameInWords,
  type CHANGE_SORT_KEYS,
  type ChangeAction,
  type ChangeAuthors,
  type ChangedEntity,
  type ChangeList,
  type ChangeSort,
  type Translate,
} from '@stockroom/contract';
import { string } from 'yup';
import { EXPORT_FILTERS, exportList, type ExportParameters } from '../exports/export-list';
import { idFilter, PERIOD_FILTERS, textFilter } from '../http/filters';
import {
  describePage,
  listParameters,
  readListQuery,
  type ListDefinition,
} from '../http/list-query';
import { readRoute, type Route } from '../http/route';
import {
  FLAG,
  ID,
  INSTANT,
  listOf,
  oneOf,
  pageOf,
  record,
  TEXT,
} from '../openapi/response-schemas';
import type { ChangeFilter, ListRequest, Repositories } from '../store/store';
import { translateFor } from '../texts';
import { changeColumns } from './change-columns';
import { visibleChange } from './visible-change';

type HistoryFilter = ChangeFilter & ExportParameters;

const LIST: ListDefinition<HistoryFilter, (typeof CHANGE_SORT_KEYS)[number]> = {
  filters: {
    userId: idFilter(msg('Person')),
    entity: string<ChangedEntity>().oneOf(
      CHANGED_ENTITIES,
      msg('Entity must be one of {values}', { values: CHANGED_ENTITIES.join(', ') }),
    ),
    entityId: textFilter(msg('Entity id'), 200),
    action: string<ChangeAction>().oneOf(
      CHANGE_ACTIONS,
      msg('Action must be one of {values}', { values: CHANGE_ACTIONS.join(', ') }),
    ),
    ...PERIOD_FILTERS,
    ...EXPORT_FILTERS,
  },
  sortKeys: { at: 'instant' },
  defaultSort: '-at',
};
const PARAMETERS = listParameters(LIST);

const ANSWER = pageOf(
  'changes',
  record({
    _id: ID,
    entity: oneOf(CHANGED_ENTITIES),
    entityId: TEXT,
    label: TEXT,
    action: oneOf(CHANGE_ACTIONS),
    userId: ID,
    userName: TEXT,
    at: INSTANT,
    fields: listOf(record({ field: TEXT, from: {}, to: {} })),
    isLive: FLAG,
  }),
);

export const CHANGE_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/changes',
    permission: 'history:read',
    summary: 'Who changed what and when, newest first, or all of it as a file',
    query: PARAMETERS,
    answer: ANSWER,
    isExportable: true,
    async handle(c, { store, clock }) {
      const actor = c.get('user');
      const { repositories } = store;
      const request = await readListQuery(c, LIST, PARAMETERS);
      const { filter, sort } = request;
      const list = async (page: ListRequest<HistoryFilter, ChangeSort>) => {
        const { records, ...rest } = await repositories.changes.list(page);
        return { ...rest, records: records.map((change) => visibleChange(actor.role, change)) };
      };
      const { format, timeZone = 'UTC' } = filter;
      if (format) {
        const t = translateFor(c);
        const columns = changeColumns(await repositories.settings.system(), timeZone, t);
        const names = await namesOf(repositories, filter, t);
        // Excel reserves the name "history" for itself.
        const name = msg('change-history');
        const exported = { name, names, columns, list, hasMoney: true } as const;
        return exportList({ store, clock, actor, t }, exported, { filter, sort, format });
      }
      const page = await list(request);
      const answer: ChangeList = { changes: page.records, ...describePage(page, request) };
      return c.json(answer);
    },
  },
  readRoute({
    path: '/api/changes/authors',
    permission: 'history:read',
    summary: 'List everybody who has an account',
    answer: record({ authors: listOf(record({ _id: ID, email: TEXT })) }),
    async read({ repositories }): Promise<ChangeAuthors> {
      const users = await repositories.users.list();
      return { authors: users.map(({ id, email }) => ({ _id: id, email })) };
    },
  }),
];

/** The filter of a file in words. */
async function namesOf({ users, changes }: Repositories, filter: HistoryFilter, t: Translate) {
  const { userId, entity, entityId, action } = filter;
  const latest = { filter: { entityId }, sort: '-at', position: null, limit: 1 } as const;
  const [found] = entityId ? (await changes.list(latest)).records : [];
  return {
    [t('Person')]: userId && ((await users.find(userId))?.email ?? userId),
    [t('Kind')]: entity && nameInWords(entity, t),
    [t('Record')]: entityId && (found?.label || entityId),
    [t('Action')]: action && actionInWords(action, t),
  };
}
