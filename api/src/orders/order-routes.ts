import {
  msg,
  ORDER_MONEY_PERMISSIONS,
  ORDER_SORT_PERMISSIONS,
  ORDER_STATUSES,
  ORDER_TYPES,
  ORDER_WRITE_PERMISSIONS,
  orderForceSchema,
  orderSchema,
  orderStatusSchema,
  orderUpdateSchema,
  type ORDER_SORT_KEYS,
  type OrderEffects,
  type OrderProducts,
  type OrderResult,
} from '@stockroom/contract';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import {
  choiceFilter,
  customerFilter,
  flagFilter,
  idFilter,
  PERIOD_FILTERS,
  searchFilter,
} from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { readRoute, writeRoute, type Route } from '../http/route';
import {
  COUNT,
  DECIMAL,
  FLAG,
  ID,
  INSTANT,
  listOf,
  nullable,
  NUMBER,
  oneOf,
  record,
  secret,
  TEXT,
} from '../openapi/response-schemas';
import { ORDER_PRODUCT } from '../products/product-routes';
import type { OrderFilter } from '../store/orders';
import { orderFile } from './order-file';
import {
  changeOrderStatus,
  createOrder,
  deleteOrder,
  findDetailedOrder,
  findOrderEffects,
  findOrderProducts,
  restoreOrder,
  updateOrder,
} from './order-service';

const LIST: ListDefinition<OrderFilter & ExportParameters, (typeof ORDER_SORT_KEYS)[number]> = {
  filters: {
    status: choiceFilter(msg('Status'), ORDER_STATUSES),
    type: choiceFilter(msg('Type'), ORDER_TYPES),
    search: searchFilter,
    customerName: customerFilter,
    supplierId: idFilter(msg('Supplier')),
    productId: idFilter(msg('Product')),
    open: flagFilter(msg('Open')),
    ...PERIOD_FILTERS,
    ...EXPORT_FILTERS,
  },
  sortKeys: { createdAt: 'instant', orderNumber: 'text', party: 'text', totalAmount: 'number' },
  defaultSort: '-createdAt',
  sortPermissions: ORDER_SORT_PERMISSIONS,
};

const COMMON = {
  _id: ID,
  orderNumber: TEXT,
  type: oneOf(ORDER_TYPES),
  customerId: TEXT,
  customerName: TEXT,
  supplierId: TEXT,
  supplierName: TEXT,
  status: oneOf(ORDER_STATUSES),
  totalAmount: secret(DECIMAL, ORDER_MONEY_PERMISSIONS),
  notes: TEXT,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  completedAt: nullable(INSTANT),
  isRestClosed: FLAG,
  version: COUNT,
};
const ITEM = {
  productId: ID,
  productName: TEXT,
  productSku: TEXT,
  quantity: NUMBER,
  unitPrice: secret(NUMBER, ORDER_MONEY_PERMISSIONS),
  totalPrice: secret(DECIMAL, ORDER_MONEY_PERMISSIONS),
};
export const ORDER = record({ ...COMMON, items: listOf(record(ITEM)) });
const DELIVERY = {
  received: nullable(NUMBER),
  rejected: nullable(NUMBER),
  returned: NUMBER,
  outstanding: nullable(NUMBER),
};
const DETAILED = record({ ...COMMON, items: listOf(record({ ...ITEM, ...DELIVERY })) });
export const SUMMARY = record({
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
    returned: NUMBER,
  }),
);
/** Which of the two an order needs depends on its type. */
const WRITE = Object.values(ORDER_WRITE_PERMISSIONS);
const WRITTEN = { order: ORDER, postedMovements: COUNT };

export const ORDER_ROUTES: readonly Route[] = [
  exportableRoute({
    path: '/api/orders',
    permission: 'orders:read',
    summary: 'List orders, or the items of all of them as a file',
    list: LIST,
    name: 'orders',
    record: SUMMARY,
    read: ({ orders }, request) => orders.list(request),
    file: orderFile,
  }),
  writeRoute({
    method: 'post',
    path: '/api/orders',
    permission: WRITE,
    summary: 'Create an order; it is pending',
    body: orderSchema,
    status: 201,
    answer: WRITTEN,
    message: msg('Order created successfully'),
    write: createOrder,
  }),
  readRoute({
    path: '/api/orders/:id',
    permission: 'orders:read',
    summary: 'One order, with what came and went back for each item',
    answer: record({ order: DETAILED }),
    read: async ({ repositories, params }): Promise<OrderResult> => ({
      order: await findDetailedOrder(repositories, params.id),
    }),
  }),
  readRoute({
    path: '/api/orders/:id/products',
    permission: 'orders:read',
    summary: 'The products that an order names, as they are now, archived ones too',
    answer: record({ products: listOf(ORDER_PRODUCT) }),
    read: async ({ repositories, params }): Promise<OrderProducts> => ({
      products: await findOrderProducts(repositories, params.id),
    }),
  }),
  readRoute({
    path: '/api/orders/:id/status-effects',
    permission: 'orders:read',
    summary:
      'What each status, and deleting, would do to stock now; and what was received, which stays',
    answer: record({
      effects: record(
        Object.fromEntries([...ORDER_STATUSES, 'deleted'].map((status) => [status, EFFECTS])),
      ),
      received: listOf(record({ productId: ID, productName: TEXT, quantity: NUMBER })),
    }),
    read: ({ repositories, params }): Promise<OrderEffects> =>
      findOrderEffects(repositories, params.id),
  }),
  writeRoute({
    method: 'put',
    path: '/api/orders/:id',
    permission: WRITE,
    summary: 'Change an order',
    body: orderUpdateSchema,
    answer: WRITTEN,
    errors: ['VERSION_CONFLICT', 'INSUFFICIENT_STOCK', 'HAS_RETURNS'],
    message: msg('Order updated successfully'),
    write: (work, input) => updateOrder(work, work.params.id, input),
  }),
  writeRoute({
    method: 'patch',
    path: '/api/orders/:id/status',
    permission: WRITE,
    summary: 'Set the status of an order',
    body: orderStatusSchema,
    answer: WRITTEN,
    errors: ['VERSION_CONFLICT', 'INSUFFICIENT_STOCK', 'HAS_RETURNS'],
    message: msg('Order status updated successfully'),
    write: (work, input) => changeOrderStatus(work, work.params.id, input),
  }),
  writeRoute({
    method: 'delete',
    path: '/api/orders/:id',
    permission: WRITE,
    summary: 'Delete an order, and undo what it moved',
    body: orderForceSchema,
    isBodyOptional: true,
    answer: WRITTEN,
    errors: ['INSUFFICIENT_STOCK', 'HAS_RETURNS'],
    message: msg('Order deleted successfully'),
    write: (work, { force }) => deleteOrder(work, work.params.id, force),
  }),
  writeRoute({
    method: 'post',
    path: '/api/orders/:id/restore',
    permission: WRITE,
    summary: 'Undo deleting',
    body: orderForceSchema,
    isBodyOptional: true,
    answer: WRITTEN,
    errors: ['INSUFFICIENT_STOCK'],
    message: msg('Order restored successfully'),
    write: (work, { force }) => restoreOrder(work, work.params.id, force),
  }),
];
