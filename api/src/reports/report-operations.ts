import {
  COUNT,
  DECIMAL,
  ID,
  listOf,
  nullable,
  NUMBER,
  pageOf,
  record,
  TEXT,
} from '../openapi/answers';
import type { JsonSchema } from '../openapi/json-schema';
import { listParameters } from '../http/list-query';
import { EXPORT_FILES, type Operation } from '../openapi/operation';
import { EXPORT_FILTERS } from '../exports/export-filters';
import { LOW_STOCK_REPORT } from './low-stock-report';
import type { Report } from './report';
import { SUPPLIER_PERFORMANCE_REPORT } from './supplier-performance-report';
import { TURNOVER_REPORT } from './turnover-report';
import { VALUATION_REPORT } from './valuation-report';

const PRODUCT = { _id: ID, name: TEXT, sku: TEXT, category: TEXT, unitOfMeasurement: TEXT };

const LOW_STOCK_ROW = record({
  ...PRODUCT,
  currentStock: NUMBER,
  minimumStockLevel: NUMBER,
  shortage: NUMBER,
  committed: NUMBER,
  expected: NUMBER,
  toOrder: NUMBER,
  supplierId: ID,
  supplierName: TEXT,
});

const VALUATION = { value: DECIMAL, retailValue: DECIMAL, potentialMargin: DECIMAL };

const MOVED = {
  inQuantity: DECIMAL,
  outQuantity: DECIMAL,
  inValue: DECIMAL,
  outValue: DECIMAL,
};
const TURNOVER = {
  ...MOVED,
  openingQuantity: DECIMAL,
  closingQuantity: DECIMAL,
  openingValue: DECIMAL,
  closingValue: DECIMAL,
};

const ORDERS = {
  orders: COUNT,
  completedOrders: COUNT,
  cancelledOrders: COUNT,
  spend: DECIMAL,
};
const FIGURE = nullable(NUMBER);
const SUPPLIER_ROW = record({
  _id: ID,
  companyName: TEXT,
  ...ORDERS,
  medianLeadTimeDays: FIGURE,
  fillRate: FIGURE,
  cancelledShare: FIGURE,
  priceChange: FIGURE,
  spendByMonth: listOf(record({ month: TEXT, spend: DECIMAL })),
});

export const REPORT_OPERATIONS: readonly Operation[] = [
  operationOf(
    LOW_STOCK_REPORT,
    'Products at or below their minimum, and what to order',
    pageOf('products', LOW_STOCK_ROW, {
      categories: listOf(record({ category: TEXT, products: COUNT })),
    }),
  ),
  operationOf(
    VALUATION_REPORT,
    'What the stock is worth, by product and by category',
    pageOf(
      'products',
      record({ ...PRODUCT, currentStock: NUMBER, averageCost: DECIMAL, ...VALUATION }),
      {
        totals: record(VALUATION),
        categories: listOf(record({ category: TEXT, products: COUNT, ...VALUATION })),
      },
    ),
  ),
  operationOf(
    TURNOVER_REPORT,
    'What was there, came in, went out and is there, in a period',
    pageOf('products', record({ ...PRODUCT, ...TURNOVER }), {
      totals: record(TURNOVER),
      reasons: listOf(record({ reason: TEXT, movements: COUNT, ...MOVED })),
      days: listOf(record({ day: TEXT, movements: COUNT, ...MOVED })),
    }),
  ),
  operationOf(
    SUPPLIER_PERFORMANCE_REPORT,
    'How suppliers did with the purchase orders of a period',
    pageOf('suppliers', SUPPLIER_ROW, {
      totals: record(ORDERS),
      months: listOf(record({ month: TEXT, ...ORDERS })),
    }),
  ),
];

function operationOf<Filter, Key extends string, Row extends { _id: string }>(
  { name, list }: Report<Filter, Key, Row>,
  summary: string,
  answer: JsonSchema,
): Operation {
  return {
    method: 'get',
    path: `/api/reports/${name}`,
    summary,
    query: { ...listParameters(list('UTC')), ...EXPORT_FILTERS },
    answer,
    files: EXPORT_FILES,
  };
}
