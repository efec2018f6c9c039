import {
  MIN_COMPLETED_ORDERS,
  msg,
  ordersPath,
  reportPath,
  SUPPLIER_PERFORMANCE_SORT_KEYS,
  trendMonths,
  type OrderStatus,
} from '@stockroom/contract';
import { EmptyState, Notice } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { Truck } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../../texts';
import { MoneyLink, QuantityLink } from '../figures';
import { PERIOD_FILTERS, toReportQuery, type Report, type ReportProps } from '../report';
import { ReportView, type Notes } from '../report-view';
import { useSupplierPerformanceReportQuery } from '../reports-api';
import { LeadTimes, SpendTrend } from './supplier-charts';
import { supplierColumns } from './supplier-columns';

const RULES = {
  filters: { search: 'text', supplierId: 'text', ...PERIOD_FILTERS },
  sortKeys: SUPPLIER_PERFORMANCE_SORT_KEYS,
  defaultSort: 'companyName',
} as const;

/** Purchase orders of a period, by supplier. */
export const supplierPerformanceReport: Report = {
  type: 'supplier-performance',
  title: msg('Supplier Performance'),
  icon: Truck,
  permission: 'costs:read',
  about: 'suppliers',
  rules: RULES,
  View: SupplierPerformanceReport,
};

function SupplierPerformanceReport(props: ReportProps) {
  const t = useTranslate();
  const list = useListQuery(RULES);
  const answer = useSupplierPerformanceReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const { search, supplierId, from, to } = list.values;
  const period = { from, to };
  const months = answer.data?.months;
  const columns = useMemo(
    () => supplierColumns({ from, to }, trendMonths(months ?? []), t),
    [from, to, months, t],
  );
  // The list of orders has a filter for one supplier, but none for a part of a name.
  const isListed = search === '';
  const listOf = (status?: OrderStatus) =>
    isListed ? ordersPath({ type: 'incoming', supplierId, status, ...period }) : null;
  const completed = listOf('completed');
  const sums = answer.data?.totals;
  return (
    <ReportView
      {...props}
      list={list}
      answer={answer}
      columns={columns}
      totals={
        sums && {
          companyName: t('Total'),
          orders: <QuantityLink value={sums.orders} to={listOf()} />,
          completedOrders: <QuantityLink value={sums.completedOrders} to={completed} />,
          spend: <MoneyLink value={sums.spend} of={sums.completedOrders} to={completed} />,
        }
      }
      rowsOf={({ suppliers }) => suppliers}
      charts={({ suppliers, ...spend }) =>
        spend.totals.completedOrders === 0 ? (
          <Notice>{t('Spend and lead times appear once an order is completed.')}</Notice>
        ) : (
          <>
            <SpendTrend
              {...spend}
              period={period}
              linkTo={(part) =>
                isListed
                  ? ordersPath({ type: 'incoming', supplierId, status: 'completed', ...part })
                  : reportPath('supplier-performance', { search, supplierId, ...part })
              }
            />
            <LeadTimes suppliers={suppliers} period={period} />
          </>
        )
      }
      words={{
        count: (total, shown) =>
          t.plural(total, '{count} supplier', '{count} suppliers', { count: shown }),
        none: t('No suppliers found'),
      }}
      notes={NOTES}
      empty={
        <EmptyState
          icon={Truck}
          title={t('No purchase orders found')}
          description={t('Suppliers appear here after their first purchase order.')}
        />
      }
    />
  );
}

const NOTES: Notes = [
  [msg('Orders'), msg('purchase orders created in the period, in any status.')],
  [
    msg('Spend and Trend'),
    msg(
      'the cost of completed orders, by the month of their creation, without deliveries that had no order.',
    ),
  ],
  [
    msg('Median Lead Time'),
    msg('from creating to completing an order; half of the orders take longer.'),
  ],
  [msg('Fill Rate'), msg('received share of the value of completed and cancelled orders.')],
  [msg('Cancelled'), msg('share of cancelled orders among completed and cancelled ones.')],
  [
    msg('Price Change'),
    msg(
      'the cost at the latest prices against the cost at the first ones, for products bought more than once.',
    ),
  ],
  [
    msg('— under Trend'),
    msg('no spend. Elsewhere: fewer than {least} completed orders.', {
      least: MIN_COMPLETED_ORDERS,
    }),
  ],
];
