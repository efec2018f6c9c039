import { supplierSchema, supplierUpdateSchema } from '@stockroom/contract';
import { COUNT, ID, INSTANT, pageOf, record, written } from '../openapi/answers';
import { fieldTypesOf } from '../openapi/json-schema';
import { listParameters } from '../http/list-query';
import type { Operation } from '../openapi/operation';
import { SUPPLIER_LIST } from './supplier-routes';

const SUPPLIER = record({
  ...fieldTypesOf(supplierSchema),
  _id: ID,
  productsCount: COUNT,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  version: COUNT,
});

export const SUPPLIER_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/suppliers',
    summary: 'List suppliers',
    query: listParameters(SUPPLIER_LIST),
    answer: pageOf('suppliers', SUPPLIER),
  },
  {
    method: 'post',
    path: '/api/suppliers',
    summary: 'Create a supplier',
    body: supplierSchema,
    status: 201,
    answer: written({ supplier: SUPPLIER }),
  },
  {
    method: 'get',
    path: '/api/suppliers/:id',
    summary: 'One supplier',
    answer: record({ supplier: SUPPLIER }),
    errors: ['NOT_FOUND'],
  },
  {
    method: 'put',
    path: '/api/suppliers/:id',
    summary: 'Change a supplier',
    body: supplierUpdateSchema,
    answer: written({ supplier: SUPPLIER }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  {
    method: 'delete',
    path: '/api/suppliers/:id',
    summary: 'Archive a supplier: it leaves every list, its products keep it',
    answer: written({ supplier: SUPPLIER }),
    errors: ['NOT_FOUND'],
  },
  {
    method: 'post',
    path: '/api/suppliers/:id/restore',
    summary: 'Undo archiving',
    answer: written({ supplier: SUPPLIER }),
    errors: ['NOT_FOUND'],
  },
];
