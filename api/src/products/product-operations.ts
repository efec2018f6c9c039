import { productSchema, productUpdateSchema } from '@stockroom/contract';
import {
  COUNT,
  FLAG,
  ID,
  INSTANT,
  NUMBER,
  pageOf,
  record,
  TEXT,
  written,
} from '../openapi/answers';
import { fieldTypesOf } from '../openapi/json-schema';
import { listParameters } from '../http/list-query';
import type { Operation } from '../openapi/operation';
import { PRODUCT_LIST } from './product-routes';

const FIELDS = {
  ...fieldTypesOf(productSchema),
  _id: ID,
  currentStock: NUMBER,
  committed: NUMBER,
  expected: NUMBER,
  available: NUMBER,
  supplierName: TEXT,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  version: COUNT,
};
const PRODUCT = record(FIELDS);
/** As an order tells of it. */
export const ORDER_PRODUCT = record({ ...FIELDS, isArchived: FLAG });

export const PRODUCT_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/products',
    summary: 'List products',
    query: listParameters(PRODUCT_LIST),
    answer: pageOf('products', PRODUCT),
  },
  {
    method: 'post',
    path: '/api/products',
    summary: 'Create a product',
    body: productSchema,
    status: 201,
    answer: written({ product: PRODUCT }),
    errors: ['DUPLICATE'],
  },
  {
    method: 'get',
    path: '/api/products/:id',
    summary: 'One product',
    answer: record({ product: PRODUCT }),
    errors: ['NOT_FOUND'],
  },
  {
    method: 'put',
    path: '/api/products/:id',
    summary: 'Change a product',
    body: productUpdateSchema,
    answer: written({ product: PRODUCT }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'DUPLICATE'],
  },
  {
    method: 'delete',
    path: '/api/products/:id',
    summary: 'Archive a product: it leaves every list, history keeps its name',
    answer: written({ product: PRODUCT }),
    errors: ['NOT_FOUND'],
  },
  {
    method: 'post',
    path: '/api/products/:id/restore',
    summary: 'Undo archiving',
    answer: written({ product: PRODUCT }),
    errors: ['NOT_FOUND', 'DUPLICATE'],
  },
];
