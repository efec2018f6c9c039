import { LOW_STOCK_SORT_KEYS, msg, unitText, type LowStockRow } from '@stockroom/contract';
import { numberColumn, textColumn } from '../exports/export-table';
import type { ExportedList, ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import type { ListDefinition } from '../http/list-query';
import { ID, listOf, NUMBER, record, TEXT } from '../openapi/response-schemas';
import type { ReportProductFilter } from '../store/reports';
import { PRODUCT_FIELDS, PRODUCT_FILTERS, sortKinds } from './product-filters';

const LIST: ListDefinition<
  ReportProductFilter & ExportParameters,
  (typeof LOW_STOCK_SORT_KEYS)[number]
> = {
  filters: PRODUCT_FILTERS,
  sortKeys: sortKinds(LOW_STOCK_SORT_KEYS),
  defaultSort: 'name',
  codesOf: 'products',
};

const LEVELS = { currentStock: NUMBER, minimumStockLevel: NUMBER, shortage: NUMBER };
const SHORT = { _id: ID, name: TEXT, unitOfMeasurement: TEXT, ...LEVELS };
const ROW = record({
  ...PRODUCT_FIELDS,
  ...LEVELS,
  committed: NUMBER,
  expected: NUMBER,
  toOrder: NUMBER,
  supplierId: ID,
  supplierName: TEXT,
});

export const LOW_STOCK_REPORT = exportableRoute({
  path: '/api/reports/low-stock',
  permission: 'reports:read',
  summary: 'Products at or below their minimum, and what to order',
  list: LIST,
  name: 'products',
  record: ROW,
  rest: { shortest: listOf(record(SHORT)) },
  read: ({ reports }, request) => reports.lowStock(request),
  figures: async ({ reports }, filter) => ({ shortest: await reports.shortest(filter) }),
  file: ({ t }, rows): ExportedList<LowStockRow> => ({
    name: msg('low-stock'),
    columns: [
      textColumn(t('Product Name'), ({ name }) => name),
      textColumn(t('SKU'), ({ sku }) => sku),
      textColumn(t('Category'), ({ category }) => category),
      numberColumn(t('Current Stock'), ({ currentStock }) => currentStock),
      numberColumn(t('Minimum Level'), ({ minimumStockLevel }) => minimumStockLevel),
      // As on screen: a negative number, and 0 as 0.
      numberColumn(t('Shortage'), ({ shortage }) => (shortage === 0 ? 0 : -shortage)),
      textColumn(t('Unit'), ({ unitOfMeasurement }) => t(unitText(unitOfMeasurement))),
      numberColumn(t('Committed'), ({ committed }) => committed),
      numberColumn(t('On Order'), ({ expected }) => expected),
      numberColumn(t('To Order'), ({ toOrder }) => toOrder),
      textColumn(t('Supplier'), ({ supplierName }) => supplierName),
    ],
    rows,
  }),
});
