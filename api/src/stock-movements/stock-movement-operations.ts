import {
  absoluteAdjustmentSchema,
  receiptSchema,
  relativeAdjustmentSchema,
} from '@stockroom/contract';
import {
  DECIMAL,
  FLAG,
  ID,
  INSTANT,
  nullable,
  NUMBER,
  oneOf,
  pageOf,
  record,
  TEXT,
  written,
} from '../openapi/answers';
import { listParameters } from '../http/list-query';
import { EXPORT_FILES, type Operation } from '../openapi/operation';
import { journalList } from './stock-movement-routes';

const MOVEMENT = record({
  _id: ID,
  productId: ID,
  productName: TEXT,
  productSku: TEXT,
  movementType: oneOf(['in', 'out']),
  quantity: NUMBER,
  reason: TEXT,
  notes: TEXT,
  userId: TEXT,
  userName: TEXT,
  createdAt: INSTANT,
  unitOfMeasurement: TEXT,
  balanceAfter: NUMBER,
  averageCostAfter: DECIMAL,
  unitCost: DECIMAL,
  value: DECIMAL,
  supplierReference: TEXT,
  orderId: nullable(ID),
  orderNumber: nullable(TEXT),
  toVerify: FLAG,
  verifiedBy: nullable(TEXT),
  verifiedAt: nullable(INSTANT),
});

export const STOCK_MOVEMENT_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/stock-movements',
    summary: 'The journal of stock, newest first, or all of it as a file',
    query: listParameters(journalList('UTC')),
    answer: pageOf('movements', MOVEMENT),
    files: EXPORT_FILES,
  },
  {
    method: 'post',
    path: '/api/stock-movements/receipts',
    summary: 'Receive stock',
    body: receiptSchema,
    status: 201,
    answer: written({ movement: MOVEMENT }),
  },
  {
    method: 'post',
    path: '/api/stock-movements/adjustments',
    summary: 'Adjust stock, to a level or by an amount',
    body: [absoluteAdjustmentSchema, relativeAdjustmentSchema],
    status: 201,
    answer: written({ movement: MOVEMENT }),
    errors: ['INSUFFICIENT_STOCK'],
  },
  {
    method: 'post',
    path: '/api/stock-movements/:id/verify',
    summary: 'Mark a correction as verified, which was posted so that an order could be forced',
    answer: written({ movement: MOVEMENT }),
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
];
