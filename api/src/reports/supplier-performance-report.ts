import {
  partOfMonth,
  trendMonths,
  type SUPPLIER_PERFORMANCE_SORT_KEYS,
  type Decimal,
  type Period,
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
import { periodOf } from '../exports/narrowing-of';
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
    ...spendColumns(
      trendMonths(await reports.supplierMonths(filter, timeZone)),
      periodOf(filter, timeZone),
    ),
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
    const period = periodOf(filter, timeZone);
    return {
      Supplier: 'Total',
      Orders: totals.orders,
      'Completed Orders': totals.completedOrders,
      Spend: totals.spend,
      ...Object.fromEntries(
        trendMonths(months).map((month) => [spendIn(month, period), spendOf(months, month)]),
      ),
      'Cancelled Orders': totals.cancelledOrders,
    };
  },
};

/** "Spend 2026-11"; of a month that the period cuts "Spend 2026-11-01 to 2026-11-15". */
function spendIn(month: string, period: Period): string {
  const part = partOfMonth(month, period);
  return `Spend ${part ? `${part.from} to ${part.to}` : month}`;
}

function spendOf(months: readonly { month: string; spend: Decimal }[], month: string): Decimal {
  return months.find((one) => one.month === month)?.spend ?? 0;
}

/** One for each bar of the trend on screen. */
function spendColumns(
  months: readonly string[],
  period: Period,
): ExportColumn<SupplierPerformanceRow>[] {
  return months.map((month) =>
    moneyColumn(spendIn(month, period), ({ spendByMonth }) => spendOf(spendByMonth, month)),
  );
}
