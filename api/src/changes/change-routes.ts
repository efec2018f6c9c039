import {
  actionInWords,
  CHANGE_ACTIONS,
  CHANGED_ENTITIES,
  msg,
  nameInWords,
  type CHANGE_SORT_KEYS,
  type ChangeAuthors,
  type Translate,
} from '@stockroom/contract';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import { choiceFilter, idFilter, PERIOD_FILTERS, textFilter } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { readRoute, type Route } from '../http/route';
import { FLAG, ID, INSTANT, listOf, oneOf, record, TEXT } from '../openapi/response-schemas';
import type { ChangeFilter, Repositories } from '../store/store';
import { changeColumns } from './change-columns';
import { visibleChange } from './visible-change';

type HistoryFilter = ChangeFilter & ExportParameters;

const LIST: ListDefinition<HistoryFilter, (typeof CHANGE_SORT_KEYS)[number]> = {
  filters: {
    userId: idFilter(msg('Person')),
    entity: choiceFilter(msg('Entity'), CHANGED_ENTITIES),
    entityId: textFilter(msg('Entity id'), 200),
    action: choiceFilter(msg('Action'), CHANGE_ACTIONS),
    ...PERIOD_FILTERS,
    ...EXPORT_FILTERS,
  },
  sortKeys: { at: 'instant' },
  defaultSort: '-at',
};

export const CHANGE = record({
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
});

export const CHANGE_ROUTES: readonly Route[] = [
  exportableRoute({
    path: '/api/changes',
    permission: 'history:read',
    summary: 'Who changed what and when, newest first, or all of it as a file',
    list: LIST,
    name: 'changes',
    record: CHANGE,
    async read({ changes }, request, { role }) {
      const { records, ...page } = await changes.list(request);
      return { ...page, records: records.map((change) => visibleChange(role, change)) };
    },
    async file({ store: { repositories }, t }, rows, filter) {
      const settings = await repositories.settings.system();
      return {
        // Excel reserves the name "history" for itself.
        name: msg('change-history'),
        names: await namesOf(repositories, filter, t),
        columns: changeColumns(settings, filter.timeZone ?? 'UTC', t),
        rows,
        hasMoney: true,
      };
    },
  }),
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
