import {
  daysOfMonth,
  MIN_COMPLETED_ORDERS,
  overlap,
  type Period,
  type SupplierPerformanceReport,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import { Quantity, token, useFormat } from '@stockroom/shared-ui';
import { BarList } from '../charts/bar-list';
import { ColumnChart } from '../charts/column-chart';
import { reportPath } from '../report-paths';
import { monthLabel } from './spend-sparkline';

const SPEND = [{ name: 'Spend', color: token.chart, points: 'up' }] as const;

interface SpendTrendProps extends Pick<SupplierPerformanceReport, 'months' | 'totals'> {
  period: Period;
  linkTo: (period: Period) => string;
}

/** The cost of completed orders, month by month. */
export function SpendTrend({ months, totals, period, linkTo }: SpendTrendProps) {
  const format = useFormat();
  const labelOf = (month: string) => monthLabel(month, period, format);
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  const spent = `${format.money(totals.spend)} for ${totals.completedOrders} completed orders`;
  return (
    <ColumnChart
      title="Spend per month"
      hint="Completed orders, by the month of their creation"
      summary={first && last ? `From ${labelOf(first)} to ${labelOf(last)}, ${spent}.` : spent}
      series={SPEND}
      columns={months.map(({ month, spend, orders, completedOrders }) => ({
        id: month,
        label: labelOf(month),
        shortLabel: monthLabel(month, period, { ...format, day: format.shortDay }, '–'),
        values: [Number(spend)],
        figures: [`Spend ${format.money(spend)}`, `${completedOrders} of ${orders} completed`],
        to: linkTo(overlap(daysOfMonth(month), period)),
      }))}
    />
  );
}

interface LeadTimesProps {
  period: Period;
  suppliers: readonly SupplierPerformanceRow[];
}

/** The lead times of the suppliers on this page, the slowest first. */
export function LeadTimes({ suppliers, period }: LeadTimesProps) {
  const { number } = useFormat();
  const known = suppliers.flatMap(({ medianLeadTimeDays: days, ...supplier }) =>
    days === null ? [] : [{ ...supplier, days }],
  );
  return (
    <BarList
      title="Median lead time"
      hint="From creating an order to completing it"
      summary={({ label, value }) =>
        `Days from order to completion of ${known.length} suppliers; ${label} takes longest: ${number(value)} days.`
      }
      items={known.map(({ _id, companyName, days }) => ({
        id: _id,
        label: companyName,
        value: days,
        figure: <Quantity value={days} unit="days" />,
        to: reportPath('supplier-performance', { supplierId: _id, ...period }),
      }))}
      unknown={{
        count: suppliers.length - known.length,
        why: `with fewer than ${MIN_COMPLETED_ORDERS} completed orders`,
      }}
    />
  );
}
