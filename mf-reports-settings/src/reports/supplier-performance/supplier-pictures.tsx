import {
  daysOfMonth,
  MIN_COMPLETED_ORDERS,
  overlap,
  type Period,
  type SupplierPerformanceReport,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import { Quantity, useFormat } from '@stockroom/shared-ui';
import { BarList } from '../charts/bar-list';
import { ColumnChart } from '../charts/column-chart';
import { highest } from '../charts/highest';
import { supplierPerformancePath } from '../drill-down';
import { monthInShort, monthInWords } from './month-in-words';

const SPEND = [{ name: 'Spend', look: 'plain', points: 'up' }] as const;

interface SpendTrendProps extends Pick<SupplierPerformanceReport, 'months' | 'totals'> {
  period: Period;
  linkTo: (period: Period) => string;
}

/** What completed orders cost, month by month. */
export function SpendTrend({ months, totals, period, linkTo }: SpendTrendProps) {
  const format = useFormat();
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  const inWords = (month: string) => monthInWords(month, period, format);
  const spent = `${format.money(totals.spend)} for ${totals.completedOrders} completed orders`;
  return (
    <ColumnChart
      title="Spend per month"
      hint="Completed orders, by the month in which they were created"
      summary={first && last ? `From ${inWords(first)} to ${inWords(last)}, ${spent}.` : spent}
      series={SPEND}
      columns={months.map(({ month, spend, orders, completedOrders }) => ({
        id: month,
        label: inWords(month),
        shortLabel: monthInShort(month, period, format),
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

/** How long the suppliers of this page take, the slowest first. */
export function LeadTimes({ suppliers, period }: LeadTimesProps) {
  const { number } = useFormat();
  const known = suppliers.flatMap(({ medianLeadTimeDays: days, ...supplier }) =>
    days === null ? [] : [{ ...supplier, days }],
  );
  const { items, rest } = highest(known, ({ days }) => days);
  const [slowest] = items;
  if (!slowest) return null;
  return (
    <BarList
      title="Median lead time"
      hint="From creating an order to completing it"
      summary={`Days from order to completion of ${known.length} suppliers; ${slowest.companyName} takes longest: ${number(slowest.days)} days.`}
      items={items.map(({ _id, companyName, days }) => ({
        id: _id,
        label: companyName,
        value: days,
        figure: <Quantity value={days} unit="days" />,
        to: supplierPerformancePath(_id, period),
      }))}
      rest={rest.length}
      unknown={{
        count: suppliers.length - known.length,
        why: `with fewer than ${MIN_COMPLETED_ORDERS} completed orders`,
      }}
    />
  );
}
