import {
  msg,
  supplierSchema,
  supplierUpdateSchema,
  type SUPPLIER_SORT_KEYS,
  type Supplier,
  type SupplierResult,
  type Translate,
} from '@stockroom/contract';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-list';
import {
  countColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from '../exports/export-table';
import { exportableRoute } from '../exports/exportable-route';
import { searchFilter } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { readRoute, writeRoute, type Route } from '../http/route';
import { COUNT, ID, INSTANT, nullable, NUMBER, record, secret } from '../openapi/response-schemas';
import { fieldTypesOf } from '../openapi/json-schema';
import type { SupplierFilter } from '../store/store';
import {
  archiveSupplier,
  createSupplier,
  findSupplier,
  restoreSupplier,
  updateSupplier,
} from './supplier-service';

const LIST: ListDefinition<SupplierFilter & ExportParameters, (typeof SUPPLIER_SORT_KEYS)[number]> =
  {
    filters: { search: searchFilter, ...EXPORT_FILTERS },
    sortKeys: { companyName: 'text', contactPerson: 'text', productsCount: 'number' },
    defaultSort: 'companyName',
    codesOf: 'suppliers',
  };

export const SUPPLIER = record({
  ...fieldTypesOf(supplierSchema),
  minimumOrderValue: secret(nullable(NUMBER), 'costs:read'),
  leadTimeDays: nullable(COUNT),
  _id: ID,
  productsCount: COUNT,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  version: COUNT,
});

export const SUPPLIER_ROUTES: readonly Route[] = [
  exportableRoute({
    path: '/api/suppliers',
    permission: 'suppliers:read',
    summary: 'List suppliers, or all of them as a file',
    list: LIST,
    name: 'suppliers',
    record: SUPPLIER,
    read: ({ suppliers }, request) => suppliers.list(request),
    file: ({ t }, rows) => ({ name: msg('suppliers'), columns: columns(t), rows }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/suppliers',
    permission: 'suppliers:write',
    summary: 'Create a supplier',
    body: supplierSchema,
    status: 201,
    answer: { supplier: SUPPLIER },
    message: msg('Supplier created successfully'),
    write: async (work, input) => ({ supplier: await createSupplier(work, input) }),
  }),
  readRoute({
    path: '/api/suppliers/:id',
    permission: 'suppliers:read',
    summary: 'One supplier',
    answer: record({ supplier: SUPPLIER }),
    read: async ({ repositories, params }): Promise<SupplierResult> => ({
      supplier: await findSupplier(repositories, params.id),
    }),
  }),
  writeRoute({
    method: 'put',
    path: '/api/suppliers/:id',
    permission: 'suppliers:write',
    summary: 'Change a supplier',
    body: supplierUpdateSchema,
    answer: { supplier: SUPPLIER },
    errors: ['VERSION_CONFLICT'],
    message: msg('Supplier updated successfully'),
    write: async (work, input) => ({ supplier: await updateSupplier(work, work.params.id, input) }),
  }),
  writeRoute({
    method: 'delete',
    path: '/api/suppliers/:id',
    permission: 'suppliers:write',
    summary: 'Archive a supplier: it leaves every list, its products keep it',
    answer: { supplier: SUPPLIER },
    message: msg('Supplier deleted successfully'),
    write: async (work) => ({ supplier: await archiveSupplier(work, work.params.id) }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/suppliers/:id/restore',
    permission: 'suppliers:write',
    summary: 'Undo archiving',
    answer: { supplier: SUPPLIER },
    message: msg('Supplier restored successfully'),
    write: async (work) => ({ supplier: await restoreSupplier(work, work.params.id) }),
  }),
];

/** The fields have the labels of the form, so that an import recognizes those that it takes. */
const columns = (t: Translate): readonly ExportColumn<Supplier>[] => [
  textColumn(t('Company Name'), ({ companyName }) => companyName),
  textColumn(t('Contact Person'), ({ contactPerson }) => contactPerson),
  textColumn(t('Phone'), ({ phone }) => phone),
  textColumn(t('Email'), ({ email }) => email),
  textColumn(t('Address'), ({ address }) => address),
  textColumn(t('Payment Terms'), ({ paymentTerms }) => paymentTerms),
  moneyColumn(t('Minimum Order Value'), ({ minimumOrderValue }) => minimumOrderValue, 'costs:read'),
  numberColumn(t('Lead Time'), ({ leadTimeDays }) => leadTimeDays),
  textColumn(t('Notes'), ({ notes }) => notes),
  countColumn(t('Products'), ({ productsCount }) => productsCount),
  timeColumn(t('Created'), ({ createdAt }) => createdAt),
  timeColumn(t('Last Updated'), ({ updatedAt }) => updatedAt),
];
