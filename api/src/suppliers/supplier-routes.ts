import {
  msg,
  supplierSchema,
  supplierUpdateSchema,
  type SUPPLIER_SORT_KEYS,
  type SupplierList,
  type SupplierResult,
} from '@stockroom/contract';
import { searchFilter } from '../http/filters';
import { describePage, type ListDefinition } from '../http/list-query';
import { listRoute, readRoute, writeRoute, type Route } from '../http/route';
import { COUNT, ID, INSTANT, pageOf, record } from '../openapi/response-schemas';
import { fieldTypesOf } from '../openapi/json-schema';
import type { SupplierFilter } from '../store/store';
import {
  archiveSupplier,
  createSupplier,
  findSupplier,
  restoreSupplier,
  updateSupplier,
} from './supplier-service';

const LIST: ListDefinition<SupplierFilter, (typeof SUPPLIER_SORT_KEYS)[number]> = {
  filters: { search: searchFilter },
  sortKeys: { companyName: 'text', contactPerson: 'text', productsCount: 'number' },
  defaultSort: 'companyName',
};

const SUPPLIER = record({
  ...fieldTypesOf(supplierSchema),
  _id: ID,
  productsCount: COUNT,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  version: COUNT,
});

export const SUPPLIER_ROUTES: readonly Route[] = [
  listRoute({
    path: '/api/suppliers',
    permission: 'suppliers:read',
    summary: 'List suppliers',
    list: LIST,
    answer: pageOf('suppliers', SUPPLIER),
    async read({ repositories }, request): Promise<SupplierList> {
      const page = await repositories.suppliers.list(request);
      return { suppliers: page.records, ...describePage(page, request) };
    },
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
