import type { TurnoverReport as Answer, TurnoverRow } from '@stockroom/contract';
import { EmptyState } from '@stockroom/shared-ui';
import { PeriodFilter, useListQuery } from '@stockroom/shared-ui/data-table';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { NoPicture } from '../charts/no-picture';
import { movementsPath, reportPath } from '../drill-down';
import { ProductReportFilters } from '../product-report-filters';
import { TURNOVER_RULES, toReportQuery } from '../report-rules';
import { ReportView } from '../report-view';
import { useTurnoverReportQuery } from '../reports-api';
import { MovementReasons } from './movement-reasons';
import { turnoverColumns, turnoverPaths } from './turnover-columns';
import { TurnoverPicture } from './turnover-picture';
import { turnoverTotals } from './turnover-totals';

/** What there was when a period began, came in, went out, and was there when it ended. */
export function TurnoverReport({ title }: { title: string }) {
  const list = useListQuery(TURNOVER_RULES);
  const answer = useTurnoverReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
    skip: list.isTurned,
  });
  const { from, to, ...products } = list.values;
  const period = { from, to };
  const { search, category, supplierId } = products;
  // The journal knows no categories and suppliers.
  const isListed = category === '' && supplierId === '';
  const columns = useMemo(() => turnoverColumns({ from, to }), [from, to]);
  const sums = answer.data?.totals;
  const totals = useMemo(
    () => sums && turnoverTotals(sums, isListed ? turnoverPaths({ search }, { from, to }) : null),
    [sums, isListed, search, from, to],
  );
  return (
    <ReportView
      title={title}
      filters={
        <>
          <ProductReportFilters list={list} />
          <PeriodFilter {...period} onChange={list.setFilters} />
        </>
      }
      pictures={({ days, reasons }) =>
        days.length === 0 ? (
          <NoPicture title="No movements in this period">
            Opening and closing are the same.
          </NoPicture>
        ) : (
          <>
            <TurnoverPicture
              days={days}
              period={period}
              linkTo={(shorter) =>
                isListed
                  ? movementsPath({ search, ...shorter })
                  : reportPath('stock-movements', { ...products, ...shorter })
              }
            />
            <MovementReasons
              reasons={reasons}
              linkTo={isListed ? (filter) => movementsPath({ ...filter, search, ...period }) : null}
            />
          </>
        )
      }
      columns={columns}
      totals={totals}
      list={list}
      answer={answer}
      rowsOf={productsOf}
      rowKey={idOf}
      noun={{ one: 'product', many: 'products' }}
      notes={NOTES}
      empty={
        <EmptyState
          icon={ArrowLeftRight}
          title="No stock movements found"
          description="Receipts, adjustments and completed orders appear here."
        />
      }
    />
  );
}

const NOTES = {
  Closing: 'opening + in − out, in quantity and in value.',
  Values:
    'receipts at their price, what an order takes back at what it came or went for, everything else at the average cost of its moment.',
  'Deleted products': 'what was left of them counts here, and no longer in the valuation.',
};

const productsOf = ({ products }: Answer) => products;
const idOf = ({ _id }: TurnoverRow) => _id;
