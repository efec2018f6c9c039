import {
  MIN_COMPLETED_ORDERS,
  trendMonths,
  type OrderStatus,
  type Period,
  type SupplierPerformanceReport as Answer,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import { EmptyState } from '@stockroom/shared-ui';
import {
  PeriodFilter,
  SearchFilter,
  SupplierChip,
  useListQuery,
} from '@stockroom/shared-ui/data-table';
import { Truck } from 'lucide-react';
import { useMemo } from 'react';
import { NoPicture } from '../charts/no-picture';
import { purchaseOrdersPath, reportPath } from '../drill-down';
import { SUPPLIER_PERFORMANCE_RULES, toReportQuery } from '../report-rules';
import { ReportView } from '../report-view';
import { useSupplierPerformanceReportQuery } from '../reports-api';
import { supplierColumns } from './supplier-columns';
import { LeadTimes, SpendTrend } from './supplier-pictures';
import { supplierTotals } from './supplier-totals';

/** How suppliers did with the purchase orders of a period. */
export function SupplierPerformanceReport({ title }: { title: string }) {
  const list = useListQuery(SUPPLIER_PERFORMANCE_RULES);
  const answer = useSupplierPerformanceReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
    skip: list.isTurned,
  });
  const { search, supplierId, from, to } = list.values;
  const period = { from, to };
  const columns = useColumns(period, answer.data?.months);
  const sums = answer.data?.totals;
  const totals = useMemo(() => {
    // The orders know one supplier or all, not a part of a name.
    const pathTo = (status?: OrderStatus) => purchaseOrdersPath({ supplierId, status, from, to });
    return sums && supplierTotals(sums, search === '' ? pathTo : null);
  }, [sums, search, supplierId, from, to]);
  return (
    <ReportView
      title={title}
      filters={
        <>
          <SearchFilter
            label="Search suppliers"
            placeholder="Search by company name…"
            value={search}
            onSearch={(text) => list.setFilter('search', text, { typing: true })}
          />
          <PeriodFilter {...period} onChange={list.setFilters} />
          {supplierId !== '' && (
            <SupplierChip id={supplierId} onRemove={() => list.setFilter('supplierId', '')} />
          )}
        </>
      }
      pictures={({ suppliers, months, totals: shown }) =>
        shown.completedOrders === 0 ? (
          <NoPicture title="No completed orders">
            Spend and lead times appear once an order is completed.
          </NoPicture>
        ) : (
          <>
            <SpendTrend
              months={months}
              totals={shown}
              period={period}
              linkTo={(shorter) =>
                search === ''
                  ? purchaseOrdersPath({ supplierId, status: 'completed', ...shorter })
                  : reportPath('supplier-performance', { search, supplierId, ...shorter })
              }
            />
            <LeadTimes suppliers={suppliers} period={period} />
          </>
        )
      }
      columns={columns}
      totals={totals}
      list={list}
      answer={answer}
      rowsOf={suppliersOf}
      rowKey={idOf}
      noun={{ one: 'supplier', many: 'suppliers' }}
      notes={NOTES}
      empty={
        <EmptyState
          icon={Truck}
          title="No purchase orders found"
          description="Suppliers appear here once something was ordered from them."
        />
      }
    />
  );
}

function useColumns({ from, to }: Period, months?: Answer['months']) {
  return useMemo(
    () => supplierColumns({ from, to }, trendMonths(months ?? [])),
    [from, to, months],
  );
}

const NOTES = {
  Orders: 'purchase orders that were created in the period, whatever became of them.',
  'Spend and Trend': 'what completed orders cost, in the month in which they were created.',
  'Median Lead Time': 'from creating to completing an order; half of them took longer.',
  'Fill Rate': 'of what completed and cancelled orders were worth, the share that was received.',
  Cancelled: 'the share of cancelled orders among completed and cancelled ones.',
  'Price Change':
    'how much the latest prices would change the cost of what was bought more than once, against the first ones.',
  '— under Trend': `nothing was spent. Elsewhere: fewer than ${MIN_COMPLETED_ORDERS} completed orders.`,
};

const suppliersOf = ({ suppliers }: Answer) => suppliers;
const idOf = ({ _id }: SupplierPerformanceRow) => _id;
