import {
  formatMonth,
  msg,
  trendMonths,
  SUPPLIER_PERFORMANCE_SORT_KEYS,
  type Decimal,
  type SupplierPerformanceRow,
  type Translate,
} from '@stockroom/contract';
import {
  countColumn,
  moneyColumn,
  numberColumn,
  shareColumn,
  textColumn,
  type ExportColumn,
} from '../exports/export-table';
import { EXPORT_FILTERS, type ExportedList, type ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import { idFilter, PERIOD_FILTERS, searchFilter } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import {
  COUNT,
  DECIMAL,
  ID,
  listOf,
  nullable,
  NUMBER,
  record,
  TEXT,
} from '../openapi/response-schemas';
import type { SupplierPerformanceFilter } from '../store/reports';
import { sortKinds } from './product-filters';

const LIST: ListDefinition<
  SupplierPerformanceFilter & ExportParameters,
  (typeof SUPPLIER_PERFORMANCE_SORT_KEYS)[number]
> = {
  filters: {
    search: searchFilter,
    supplierId: idFilter(msg('Supplier')),
    ...PERIOD_FILTERS,
    ...EXPORT_FILTERS,
  },
  sortKeys: sortKinds(SUPPLIER_PERFORMANCE_SORT_KEYS),
  defaultSort: 'companyName',
  codesOf: 'suppliers',
};

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

export const SUPPLIER_PERFORMANCE_REPORT = exportableRoute({
  path: '/api/reports/supplier-performance',
  permission: 'costs:read',
  summary: 'How suppliers did with the purchase orders of a period',
  list: LIST,
  name: 'suppliers',
  record: ROW,
  rest: { totals: record(ORDERS), months: listOf(record({ month: TEXT, ...ORDERS })) },
  read: ({ reports }, request) => reports.suppliers(request, request.filter.timeZone ?? 'UTC'),
  figures: async ({ reports }, filter) => ({
    months: await reports.supplierMonths(filter, filter.timeZone ?? 'UTC'),
  }),
  async file({ store, t }, rows, filter): Promise<ExportedList<SupplierPerformanceRow>> {
    const { reports, settings } = store.repositories;
    const { timeZone = 'UTC' } = filter;
    const format = await settings.system();
    const spendIn = (month: string) => t('Spend {month}', { month: formatMonth(month, format) });
    const months = await reports.supplierMonths(filter, timeZone);
    return {
      name: msg('supplier-performance'),
      columns: columns(trendMonths(months), spendIn, t),
      rows,
      async totals() {
        const anyRow = { filter, sort: 'companyName', position: null, limit: 1 } as const;
        const { totals } = await reports.suppliers(anyRow, timeZone);
        const spends = trendMonths(months).map((month) => [spendIn(month), spendOf(months, month)]);
        return {
          [t('Supplier')]: t('Total'),
          [t('Orders')]: totals.orders,
          [t('Completed Orders')]: totals.completedOrders,
          [t('Spend')]: totals.spend,
          ...Object.fromEntries(spends),
          [t('Cancelled Orders')]: totals.cancelledOrders,
        };
      },
    };
  },
});

/** @param months of the trend on screen @param spendIn the heading of a month */
function columns(
  months: readonly string[],
  spendIn: (month: string) => string,
  t: Translate,
): ExportColumn<SupplierPerformanceRow>[] {
  return [
    textColumn(t('Supplier'), ({ companyName }) => companyName),
    countColumn(t('Orders'), ({ orders }) => orders),
    countColumn(t('Completed Orders'), ({ completedOrders }) => completedOrders),
    moneyColumn(t('Spend'), ({ spend }) => spend),
    ...months.map((month) =>
      moneyColumn<SupplierPerformanceRow>(spendIn(month), ({ spendByMonth }) =>
        spendOf(spendByMonth, month),
      ),
    ),
    numberColumn(t('Median Lead Time, Days'), ({ medianLeadTimeDays }) => medianLeadTimeDays),
    shareColumn(t('Fill Rate'), ({ fillRate }) => fillRate),
    countColumn(t('Cancelled Orders'), ({ cancelledOrders }) => cancelledOrders),
    shareColumn(t('Cancelled Share'), ({ cancelledShare }) => cancelledShare),
    shareColumn(t('Price Change'), ({ priceChange }) => priceChange),
  ];
}

function spendOf(months: readonly { month: string; spend: Decimal }[], month: string): Decimal {
  return months.find((one) => one.month === month)?.spend ?? 0;
}
