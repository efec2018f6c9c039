import {
  trendMonths,
  type SUPPLIER_PERFORMANCE_SORT_KEYS,
  type Decimal,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import {
  countColumn,
  moneyColumn,
  numberColumn,
  shareColumn,
  textColumn,
  type ExportColumn,
} from '../exports/export-table';
import { idFilter, searchFilter, timeFilter } from '../http/filters';
import type { SupplierPerformanceFilter } from '../store/reports';
import type { Report } from './report';

type SortKey = (typeof SUPPLIER_PERFORMANCE_SORT_KEYS)[number];

export const SUPPLIER_PERFORMANCE_REPORT: Report<
  SupplierPerformanceFilter,
  SortKey,
  SupplierPerformanceRow
> = {
  name: 'supplier-performance',
  list: (timeZone) => ({
    filters: {
      search: searchFilter,
      supplierId: idFilter('Supplier'),
      from: timeFilter('From', 'start', timeZone),
      to: timeFilter('To', 'end', timeZone),
    },
    sortKeys: {
      companyName: 'text',
      orders: 'number',
      completedOrders: 'number',
      cancelledOrders: 'number',
      spend: 'number',
      medianLeadTimeDays: 'number',
      fillRate: 'number',
      cancelledShare: 'number',
    },
    defaultSort: 'companyName',
  }),
  rows: (reports, request, timeZone) => reports.suppliers(request, timeZone),
  summary: async (reports, filter, timeZone) => ({
    months: await reports.supplierMonths(filter, timeZone),
  }),
  rowsName: 'suppliers',
  columns: async (reports, filter, timeZone) => [
    textColumn('Supplier', ({ companyName }) => companyName),
    countColumn('Orders', ({ orders }) => orders),
    countColumn('Completed Orders', ({ completedOrders }) => completedOrders),
    moneyColumn('Spend', ({ spend }) => spend),
    ...trendMonths(await reports.supplierMonths(filter, timeZone)).map(spendOfMonth),
    numberColumn('Median Lead Time, Days', ({ medianLeadTimeDays }) => medianLeadTimeDays),
    shareColumn('Fill Rate', ({ fillRate }) => fillRate),
    countColumn('Cancelled Orders', ({ cancelledOrders }) => cancelledOrders),
    shareColumn('Cancelled Share', ({ cancelledShare }) => cancelledShare),
    shareColumn('Price Change', ({ priceChange }) => priceChange),
  ],
  totals: async (reports, filter, timeZone) => {
    const anyRow = { filter, sort: 'companyName', position: null, limit: 1 } as const;
    const { totals } = await reports.suppliers(anyRow, timeZone);
    const months = await reports.supplierMonths(filter, timeZone);
    return {
      Supplier: 'Total',
      Orders: totals.orders,
      'Completed Orders': totals.completedOrders,
      Spend: totals.spend,
      ...Object.fromEntries(
        trendMonths(months).map((month) => [spendIn(month), spendOf(months, month)]),
      ),
      'Cancelled Orders': totals.cancelledOrders,
    };
  },
};

function spendIn(month: string): string {
  return `Spend ${month}`;
}

function spendOf(months: readonly { month: string; spend: Decimal }[], month: string): Decimal {
  return months.find((one) => one.month === month)?.spend ?? 0;
}

/** One bar of the trend on screen. */
function spendOfMonth(month: string): ExportColumn<SupplierPerformanceRow> {
  return moneyColumn(spendIn(month), ({ spendByMonth }) => spendOf(spendByMonth, month));
}
