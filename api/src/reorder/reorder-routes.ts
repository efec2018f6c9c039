import {
  LEAD_TIME_SOURCES,
  msg,
  reorderSchema,
  undoReorderSchema,
  type Reorder,
} from '@stockroom/contract';
import { readRoute, writeRoute, type Route } from '../http/route';
import {
  COUNT,
  FLAG,
  ID,
  listOf,
  nullable,
  NUMBER,
  oneOf,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';
import { ORDER } from '../orders/order-routes';
import { createOrders, proposeOrders, undoOrders } from './reorder-service';

const LINE = record({
  _id: ID,
  name: TEXT,
  sku: TEXT,
  unitOfMeasurement: TEXT,
  purchasePrice: secret(NUMBER, 'costs:read'),
  packSize: NUMBER,
  currentStock: NUMBER,
  minimumStockLevel: NUMBER,
  committed: NUMBER,
  expected: NUMBER,
  available: NUMBER,
  sold: NUMBER,
  quantity: NUMBER,
});

const SUPPLIER = record({
  supplierId: ID,
  supplierName: TEXT,
  isArchived: FLAG,
  leadTimeDays: NUMBER,
  leadTimeSource: oneOf(LEAD_TIME_SOURCES),
  minimumOrderValue: secret(nullable(NUMBER), 'costs:read'),
  products: listOf(LINE),
});

export const REORDER_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/reorder',
    permission: 'purchases:write',
    summary: 'What to order now, by supplier, with the figures that each quantity follows from',
    answer: record({ suppliers: listOf(SUPPLIER), more: COUNT }),
    read: ({ repositories, clock }): Promise<Reorder> => proposeOrders(repositories, clock),
  }),
  writeRoute({
    method: 'post',
    path: '/api/reorder',
    permission: 'purchases:write',
    summary: 'Create one pending purchase order per supplier, at purchase prices: all or none',
    body: reorderSchema,
    status: 201,
    answer: { orders: listOf(ORDER) },
    errors: ['VERSION_CONFLICT'],
    message: msg('Orders created successfully'),
    write: async (work, input) => ({ orders: await createOrders(work, input) }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/reorder/undo',
    permission: 'purchases:write',
    summary: 'Delete the orders that it created, unless somebody has changed one: all or none',
    body: undoReorderSchema,
    answer: { orders: listOf(ORDER) },
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    message: msg('Orders deleted successfully'),
    write: async (work, input) => ({ orders: await undoOrders(work, input) }),
  }),
];
