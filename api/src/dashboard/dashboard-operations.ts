import { ACTIVITY_TYPES } from '@stockroom/contract';
import {
  COUNT,
  DECIMAL,
  ID,
  INSTANT,
  listOf,
  NUMBER,
  oneOf,
  record,
  TEXT,
} from '../openapi/answers';
import type { Operation } from '../openapi/operation';
import { ACTIVITY_PARAMETERS, TOP_PRODUCT_PARAMETERS } from './dashboard-routes';

export const DASHBOARD_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/dashboard/stats',
    summary: 'Counts of products, low stock and pending orders, and the value of stock',
    answer: record({
      stats: record({
        totalProducts: COUNT,
        lowStockAlerts: COUNT,
        pendingOrders: COUNT,
        totalValue: DECIMAL,
      }),
    }),
  },
  {
    method: 'get',
    path: '/api/dashboard/activities',
    summary: 'What has happened, newest first',
    query: ACTIVITY_PARAMETERS,
    answer: record({
      activities: listOf(
        record({
          _id: ID,
          type: oneOf(ACTIVITY_TYPES),
          description: TEXT,
          timestamp: INSTANT,
          link: TEXT,
        }),
      ),
    }),
  },
  {
    method: 'get',
    path: '/api/dashboard/top-products',
    summary: 'What sold best this month',
    query: TOP_PRODUCT_PARAMETERS,
    answer: record({
      products: listOf(
        record({
          _id: ID,
          name: TEXT,
          sku: TEXT,
          unitOfMeasurement: TEXT,
          soldQuantity: NUMBER,
          revenue: DECIMAL,
        }),
      ),
    }),
  },
];
