import { LOW_STOCK_SORT_KEYS, type LowStockRow } from '@stockroom/contract';
import { numberColumn, textColumn } from '../exports/export-table';
import type { ExportParameters } from '../exports/export-list';
import { COUNT, ID, listOf, NUMBER, pageOf, record, TEXT } from '../openapi/response-schemas';
import type { ReportProductFilter } from '../store/reports';
import { PRODUCT_FIELDS, PRODUCT_FILTERS, PRODUCT_TEXTS, sortKinds } from './product-filters';
import type { Report } from './report-routes';

type SortKey = (typeof LOW_STOCK_SORT_KEYS)[number];

const ROW = record({
  ...PRODUCT_FIELDS,
  currentStock: NUMBER,
  minimumStockLevel: NUMBER,
  shortage: NUMBER,
  committed: NUMBER,
  expected: NUMBER,
  toOrder: NUMBER,
  supplierId: ID,
  supplierName: TEXT,
});

export const LOW_STOCK_REPORT: Report<
  ReportProductFilter & ExportParameters,
  SortKey,
  LowStockRow
> = {
  name: 'low-stock',
  permission: 'reports:read',
  about: 'Products at or below their minimum, and what to order',
  list: {
    filters: PRODUCT_FILTERS,
    sortKeys: sortKinds(LOW_STOCK_SORT_KEYS, [...PRODUCT_TEXTS, 'supplierName']),
    defaultSort: 'name',
  },
  rows: (reports, request) => reports.lowStock(request),
  summary: async (reports, filter) => ({ categories: await reports.lowStockCategories(filter) }),
  rowsName: 'products',
  answer: pageOf('products', ROW, {
    categories: listOf(record({ category: TEXT, products: COUNT })),
  }),
  columns: [
    textColumn('Product Name', ({ name }) => name),
    textColumn('SKU', ({ sku }) => sku),
    textColumn('Category', ({ category }) => category),
    numberColumn('Current Stock', ({ currentStock }) => currentStock),
    numberColumn('Minimum Level', ({ minimumStockLevel }) => minimumStockLevel),
    // As on screen: a negative number, and 0 as 0.
    numberColumn('Shortage', ({ shortage }) => (shortage === 0 ? 0 : -shortage)),
    textColumn('Unit', ({ unitOfMeasurement }) => unitOfMeasurement),
    numberColumn('Committed', ({ committed }) => committed),
    numberColumn('On Order', ({ expected }) => expected),
    numberColumn('To Order', ({ toOrder }) => toOrder),
    textColumn('Supplier', ({ supplierName }) => supplierName),
  ],
};
