import {
  countSchema,
  countSettingsSchema,
  documentVersionSchema,
  msg,
  type CountProduct,
} from '@stockroom/contract';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import { numberColumn, textColumn } from '../exports/export-table';
import { flagFilter, idFilter, searchFilter } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { readRoute, writeRoute, type Route } from '../http/route';
import { nullable, NUMBER, record } from '../openapi/response-schemas';
import {
  createCount,
  listCountProducts,
  postCount,
  updateCountSettings,
  type CountProductFilter,
} from './count-service';
import { COUNT_PRODUCT, DOCUMENT } from './document-answers';

const LIST: ListDefinition<CountProductFilter & ExportParameters, 'name'> = {
  filters: {
    countId: idFilter(msg('Count')),
    search: searchFilter,
    isOpen: flagFilter(msg('Open')),
    ...EXPORT_FILTERS,
  },
  sortKeys: { name: 'text' },
  defaultSort: 'name',
  codesOf: 'products',
};

const SETTINGS = record({ approvalLimit: nullable(NUMBER) });
const RESULT = { document: DOCUMENT };

export const COUNT_ROUTES: readonly Route[] = [
  exportableRoute({
    path: '/api/count-products',
    permission: 'stock:read',
    summary: 'The products of a count with what people have entered, or all of them as a file',
    list: LIST,
    name: 'products',
    record: COUNT_PRODUCT,
    read: (repositories, request, { role }) => listCountProducts(repositories, request, role),
    file: ({ t }, rows) => ({
      name: msg('count-products'),
      columns: [
        textColumn<CountProduct>(t('Product'), ({ name }) => name),
        textColumn<CountProduct>(t('SKU'), ({ sku }) => sku),
        textColumn<CountProduct>(t('Category'), ({ category }) => category),
        numberColumn<CountProduct>(t('Counted'), ({ line }) => line?.quantity ?? null),
      ],
      rows,
    }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/counts',
    permission: 'stock:adjust',
    summary: 'Begin a count of products',
    body: countSchema,
    status: 201,
    answer: RESULT,
    message: msg('Count created'),
    write: async (work, input) => ({ document: await createCount(work, input) }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/counts/:id/post',
    permission: 'stock:adjust',
    summary: 'Correct stock by the differences of a count',
    body: documentVersionSchema,
    answer: RESULT,
    errors: ['VERSION_CONFLICT', 'INSUFFICIENT_STOCK'],
    message: msg('Count posted'),
    write: async (work, { version }) => ({
      document: await postCount(work, work.params.id, version),
    }),
  }),
  readRoute({
    path: '/api/counts/settings',
    permission: 'stock:read',
    summary: 'Above which value of its differences a count needs an approval',
    answer: record({ settings: SETTINGS }),
    read: async ({ repositories }) => ({
      settings: { approvalLimit: await repositories.settings.countApprovalLimit() },
    }),
  }),
  writeRoute({
    method: 'put',
    path: '/api/counts/settings',
    permission: 'counts:approve',
    summary: 'Set the limit of approvals',
    body: countSettingsSchema,
    answer: { settings: SETTINGS },
    message: msg('Settings saved'),
    write: async (work, input) => ({ settings: await updateCountSettings(work, input) }),
  }),
];
