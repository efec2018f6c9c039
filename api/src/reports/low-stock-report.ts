import type { LOW_STOCK_SORT_KEYS, LowStockRow } from '@stockroom/contract';
import { numberColumn, textColumn } from '../exports/export-table';
import type { ReportProductFilter } from '../store/reports';
import { PRODUCT_FILTERS, PRODUCT_SORT_KINDS } from './product-filters';
import type { Report } from './report';

type SortKey = (typeof LOW_STOCK_SORT_KEYS)[number];

export const LOW_STOCK_REPORT: Report<ReportProductFilter, SortKey, LowStockRow> = {
  name: 'low-stock',
  list: () => ({
    filters: PRODUCT_FILTERS,
    sortKeys: {
      ...PRODUCT_SORT_KINDS,
      supplierName: 'text',
      currentStock: 'number',
      minimumStockLevel: 'number',
      shortage: 'number',
      expected: 'number',
      toOrder: 'number',
    },
    defaultSort: 'name',
  }),
  rows: (reports, request) => reports.lowStock(request),
  summary: async (reports, filter) => ({ categories: await reports.lowStockCategories(filter) }),
  rowsName: 'products',
  columns: [
    textColumn('Product Name', ({ name }) => name),
    textColumn('SKU', ({ sku }) => sku),
    textColumn('Category', ({ category }) => category),
    numberColumn('Current Stock', ({ currentStock }) => currentStock),
    numberColumn('Minimum Level', ({ minimumStockLevel }) => minimumStockLevel),
    // As on screen: how much is missing, as a negative number, and 0 as 0.
    numberColumn('Shortage', ({ shortage }) => (shortage === 0 ? 0 : -shortage)),
    textColumn('Unit', ({ unitOfMeasurement }) => unitOfMeasurement),
    numberColumn('Committed', ({ committed }) => committed),
    numberColumn('On Order', ({ expected }) => expected),
    numberColumn('To Order', ({ toOrder }) => toOrder),
    textColumn('Supplier', ({ supplierName }) => supplierName),
  ],
};
