import {
  msg,
  trendMonths,
  SUPPLIER_PERFORMANCE_SORT_KEYS,
  type Decimal,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import {
  countColumn,
  moneyColumn,
  numberColumn,
  shareColumn,
  textColumn,
} from '../exports/export-table';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-list';
import { idFilter, PERIOD_FILTERS, searchFilter } from '../http/filters';
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
} from '../openapi/response-schemas';
import type { SupplierPerformanceFilter } from '../store/reports';
import { sortKinds } from './product-filters';
import type { Report } from './report-routes';

type SortKey = (typeof SUPPLIER_PERFORMANCE_SORT_KEYS)[number];

const ORDERS = {
  orders: COUNT,
  completedOrders: COUNT,
  cancelledOrders: COUNT,
  spend: DECIMAL,
};
const FIGURE = nullable(NUMBER);
const ROW = record({
  _id: ID,
  companyName: TEXT,
  ...ORDERS,
  medianLeadTimeDays: FIGURE,
  fillRate: FIGURE,
  cancelledShare: FIGURE,
  priceChange: FIGURE,
  spendByMonth: listOf(record({ month: TEXT, spend: DECIMAL })),
});

export const SUPPLIER_PERFORMANCE_REPORT: Report<
  SupplierPerformanceFilter & ExportParameters,
  SortKey,
  SupplierPerformanceRow
> = {
  name: 'supplier-performance',
  permission: 'costs:read',
  summary: 'How suppliers did with the purchase orders of a period',
  list: {
    filters: {
      search: searchFilter,
      supplierId: idFilter(msg('Supplier')),
      ...PERIOD_FILTERS,
      ...EXPORT_FILTERS,
    },
    sortKeys: sortKinds(SUPPLIER_PERFORMANCE_SORT_KEYS, ['companyName']),
    defaultSort: 'companyName',
    codesOf: 'suppliers',
  },
  rows: (reports, request, timeZone) => reports.suppliers(request, timeZone),
  figures: async ({ reports, filter, timeZone }) => ({
    months: await reports.supplierMonths(filter, timeZone),
  }),
  rowsName: 'suppliers',
  answer: pageOf('suppliers', ROW, {
    totals: record(ORDERS),
    months: listOf(record({ month: TEXT, ...ORDERS })),
  }),
  fileName: msg('supplier-performance'),
  columns: async ({ reports, filter, timeZone, t }) => [
    textColumn(t('Supplier'), ({ companyName }) => companyName),
    countColumn(t('Orders'), ({ orders }) => orders),
    countColumn(t('Completed Orders'), ({ completedOrders }) => completedOrders),
    moneyColumn(t('Spend'), ({ spend }) => spend),
    // One for each bar of the trend on screen.
    ...trendMonths(await reports.supplierMonths(filter, timeZone)).map((month) =>
      moneyColumn<SupplierPerformanceRow>(t('Spend {month}', { month }), ({ spendByMonth }) =>
        spendOf(spendByMonth, month),
      ),
    ),
    numberColumn(t('Median Lead Time, Days'), ({ medianLeadTimeDays }) => medianLeadTimeDays),
    shareColumn(t('Fill Rate'), ({ fillRate }) => fillRate),
    countColumn(t('Cancelled Orders'), ({ cancelledOrders }) => cancelledOrders),
    shareColumn(t('Cancelled Share'), ({ cancelledShare }) => cancelledShare),
    shareColumn(t('Price Change'), ({ priceChange }) => priceChange),
  ],
  totals: async ({ reports, filter, timeZone, t }) => {
    const anyRow = { filter, sort: 'companyName', position: null, limit: 1 } as const;
    const { totals } = await reports.suppliers(anyRow, timeZone);
    const months = await reports.supplierMonths(filter, timeZone);
    return {
      [t('Supplier')]: t('Total'),
      [t('Orders')]: totals.orders,
      [t('Completed Orders')]: totals.completedOrders,
      [t('Spend')]: totals.spend,
      ...Object.fromEntries(
        trendMonths(months).map((month) => [t('Spend {month}', { month }), spendOf(months, month)]),
      ),
      [t('Cancelled Orders')]: totals.cancelledOrders,
    };
  },
};

function spendOf(months: readonly { month: string; spend: Decimal }[], month: string): Decimal {
  return months.find((one) => one.month === month)?.spend ?? 0;
}
