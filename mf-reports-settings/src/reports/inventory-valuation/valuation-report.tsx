import type { ValuationReport as Answer, ValuationRow } from '@stockroom/contract';
import { EmptyState, Money, useFormat } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { Coins } from 'lucide-react';
import { useMemo } from 'react';
import { BarList } from '../charts/bar-list';
import { highest } from '../charts/highest';
import { productsPath } from '../drill-down';
import { ProductReportFilters } from '../product-report-filters';
import { VALUATION_RULES, toReportQuery } from '../report-rules';
import { ReportView } from '../report-view';
import { useValuationReportQuery } from '../reports-api';
import { valuationColumns } from './valuation-columns';

/** What the stock is worth, at average cost and at selling prices. */
export function ValuationReport({ title }: { title: string }) {
  const list = useListQuery(VALUATION_RULES);
  const answer = useValuationReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const totals = useTotals(answer.data?.totals);
  return (
    <ReportView
      title={title}
      filters={<ProductReportFilters list={list} />}
      pictures={(shown) => <ValueByCategory {...shown} />}
      columns={valuationColumns}
      totals={totals}
      list={list}
      answer={answer}
      rowsOf={productsOf}
      rowKey={idOf}
      noun={{ one: 'product', many: 'products' }}
      failure="Failed to load report data"
      notes={NOTES}
      empty={
        <EmptyState
          icon={Coins}
          title="No stock to value"
          description="Products appear here once there is stock of them."
        />
      }
    />
  );
}

function useTotals(totals: Answer['totals'] | undefined) {
  return useMemo(
    () =>
      totals && {
        name: 'Total',
        value: <Money value={totals.value} />,
        retailValue: <Money value={totals.retailValue} />,
        potentialMargin: <Money value={totals.potentialMargin} />,
      },
    [totals],
  );
}

function ValueByCategory({ categories, totals }: Pick<Answer, 'categories' | 'totals'>) {
  const { money } = useFormat();
  const { items, rest } = highest(categories, ({ value }) => Number(value));
  const [most] = items;
  return (
    <BarList
      title="Value by category"
      summary={`Stock of ${categories.length} categories is worth ${money(totals.value)}; most is in ${most?.category}: ${money(most?.value ?? 0)}.`}
      items={items.map(({ category, value }) => ({
        id: category,
        label: category,
        value: Number(value),
        figure: <Money value={value} />,
        to: productsPath({ category, stockStatus: 'in' }),
      }))}
      rest={rest.length}
    />
  );
}

const NOTES = {
  'Average Cost': 'moving weighted average of what the stock cost, of one unit.',
  Value: 'current stock × average cost, rounded once per product.',
  'Retail Value': 'current stock × selling price.',
  'Potential Margin': 'retail value less value.',
};

const productsOf = ({ products }: Answer) => products;
const idOf = ({ _id }: ValuationRow) => _id;
