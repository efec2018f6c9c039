import {
  ORDER_STATUSES,
  ORDER_TYPES,
  orderForceSchema,
  orderSchema,
  orderStatusSchema,
  orderUpdateSchema,
} from '@stockroom/contract';
import {
  COUNT,
  DECIMAL,
  ID,
  INSTANT,
  listOf,
  nullable,
  NUMBER,
  oneOf,
  pageOf,
  record,
  TEXT,
  written,
} from '../openapi/answers';
import { listParameters } from '../http/list-query';
import type { Operation } from '../openapi/operation';
import { ORDER_PRODUCT } from '../products/product-operations';
import { orderList } from './order-routes';

const COMMON = {
  _id: ID,
  orderNumber: TEXT,
  type: oneOf(ORDER_TYPES),
  customerId: TEXT,
  customerName: TEXT,
  supplierId: TEXT,
  supplierName: TEXT,
  status: oneOf(ORDER_STATUSES),
  totalAmount: DECIMAL,
  notes: TEXT,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  completedAt: nullable(INSTANT),
  version: COUNT,
};
const ITEM = {
  productId: ID,
  productName: TEXT,
  productSku: TEXT,
  quantity: NUMBER,
  unitPrice: NUMBER,
  totalPrice: DECIMAL,
};
const ORDER = record({ ...COMMON, items: listOf(record(ITEM)) });
const DELIVERY = { received: nullable(NUMBER), outstanding: nullable(NUMBER) };
const DETAILED = record({ ...COMMON, items: listOf(record({ ...ITEM, ...DELIVERY })) });
const SUMMARY = record({
  ...COMMON,
  itemCount: COUNT,
  party: TEXT,
  outstanding: nullable(NUMBER),
});
const EFFECTS = listOf(
  record({
    productId: ID,
    productName: TEXT,
    productSku: TEXT,
    unitOfMeasurement: TEXT,
    quantity: NUMBER,
    currentStock: NUMBER,
    short: NUMBER,
  }),
);
const WRITTEN = written({ order: ORDER, postedMovements: COUNT });

export const ORDER_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/orders',
    summary: 'List orders',
    query: listParameters(orderList('UTC')),
    answer: pageOf('orders', SUMMARY),
  },
  {
    method: 'post',
    path: '/api/orders',
    summary: 'Create an order; it is pending',
    body: orderSchema,
    status: 201,
    answer: WRITTEN,
  },
  {
    method: 'get',
    path: '/api/orders/:id',
    summary: 'One order, with what came for each item of a purchase',
    answer: record({ order: DETAILED }),
    errors: ['NOT_FOUND'],
  },
  {
    method: 'get',
    path: '/api/orders/:id/products',
    summary: 'The products that an order names, as they are now, archived ones too',
    answer: record({ products: listOf(ORDER_PRODUCT) }),
    errors: ['NOT_FOUND'],
  },
  {
    method: 'get',
    path: '/api/orders/:id/status-effects',
    summary:
      'What each status, and deleting, would do to stock now; and what was received, which stays',
    answer: record({
      effects: record(
        Object.fromEntries([...ORDER_STATUSES, 'deleted'].map((status) => [status, EFFECTS])),
      ),
      received: listOf(record({ productId: ID, productName: TEXT, quantity: NUMBER })),
    }),
    errors: ['NOT_FOUND'],
  },
  {
    method: 'put',
    path: '/api/orders/:id',
    summary: 'Change an order',
    body: orderUpdateSchema,
    answer: WRITTEN,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'INSUFFICIENT_STOCK'],
  },
  {
    method: 'patch',
    path: '/api/orders/:id/status',
    summary: 'Set the status of an order',
    body: orderStatusSchema,
    answer: WRITTEN,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'INSUFFICIENT_STOCK'],
  },
  {
    method: 'delete',
    path: '/api/orders/:id',
    summary: 'Delete an order, and undo what it moved',
    body: orderForceSchema,
    isBodyOptional: true,
    answer: WRITTEN,
    errors: ['NOT_FOUND', 'INSUFFICIENT_STOCK'],
  },
  {
    method: 'post',
    path: '/api/orders/:id/restore',
    summary: 'Undo deleting',
    body: orderForceSchema,
    isBodyOptional: true,
    answer: WRITTEN,
    errors: ['NOT_FOUND', 'INSUFFICIENT_STOCK'],
  },
];
