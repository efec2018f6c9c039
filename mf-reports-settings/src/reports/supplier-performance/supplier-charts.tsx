import {
  daysOfMonth,
  MIN_COMPLETED_ORDERS,
  overlap,
  reportPath,
  type Period,
  type SupplierPerformanceReport,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import { Quantity, token, useFormat } from '@stockroom/shared-ui';
import { useTranslate } from '../../texts';
import { BarList } from '../charts/bar-list';
import { ColumnChart } from '../charts/column-chart';
import { monthLabel } from './spend-sparkline';
import { daysText } from './supplier-columns';

interface SpendTrendProps extends Pick<SupplierPerformanceReport, 'months' | 'totals'> {
  period: Period;
  linkTo: (period: Period) => string;
}

/** The cost of completed orders, month by month. */
export function SpendTrend({ months, totals, period, linkTo }: SpendTrendProps) {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = (month: string) => monthLabel(month, period, format);
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  const spent = t.plural(
    totals.completedOrders,
    '{spend} for {count} completed orders',
    '{spend} for {count} completed orders',
    { spend: format.money(totals.spend) },
  );
  return (
    <ColumnChart
      title={t('Spend per month')}
      hint={t('Completed orders, by the month of their creation')}
      summary={
        first && last
          ? t('From {from} to {to}, {spent}.', { from: labelOf(first), to: labelOf(last), spent })
          : spent
      }
      series={[{ name: t('Spend'), color: token.chart, points: 'up' }]}
      columns={months.map(({ month, spend, orders, completedOrders }) => ({
        id: month,
        label: labelOf(month),
        shortLabel: monthLabel(month, period, { ...format, day: format.shortDay }, '–'),
        values: [Number(spend)],
        figures: [
          t('Spend {value}', { value: format.money(spend) }),
          t('{completed} of {all} completed', { completed: completedOrders, all: orders }),
        ],
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
  const t = useTranslate();
  const { number } = useFormat();
  const known = suppliers.flatMap(({ medianLeadTimeDays: days, ...supplier }) =>
    days === null ? [] : [{ ...supplier, days }],
  );
  const unknown = suppliers.length - known.length;
  return (
    <BarList
      title={t('Median lead time')}
      hint={t('From creating an order to completing it')}
      summary={({ label, value }) =>
        t(
          'Days from order to completion of {count} suppliers; {supplier} takes longest: {days} days.',
          { count: known.length, supplier: label, days: number(value) },
        )
      }
      items={known.map(({ _id, companyName, days }) => ({
        id: _id,
        label: companyName,
        value: days,
        figure: <Quantity value={days} unit={daysText(days, t)} />,
        to: reportPath('supplier-performance', { supplierId: _id, ...period }),
      }))}
      unknown={
        unknown > 0
          ? t('and {count} more, with fewer than {least} completed orders', {
              count: unknown,
              least: MIN_COMPLETED_ORDERS,
            })
          : undefined
      }
    />
  );
}
