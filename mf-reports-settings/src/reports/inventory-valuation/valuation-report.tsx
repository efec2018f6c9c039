import type { Decimal, ValuationReport as Answer, ValuationRow } from '@stockroom/contract';
import { EmptyState, Money, useFormat } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { Coins } from 'lucide-react';
import { useMemo } from 'react';
import { BarList } from '../charts/bar-list';
import { highest } from '../charts/highest';
import { productsPath } from '../drill-down';
import { FigureLink } from '../figure-link';
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
  const { search, category, supplierId } = list.values;
  const inStock = productsPath({ search, category, supplierId, stockStatus: 'in' });
  const totals = useTotals(answer.data?.totals, inStock);
  return (
    <ReportView
      title={title}
      filters={<ProductReportFilters list={list} />}
      pictures={({ categories, totals: sums }) => (
        <ValueByCategory
          categories={categories}
          totals={sums}
          search={search}
          supplierId={supplierId}
        />
      )}
      columns={valuationColumns}
      totals={totals}
      list={list}
      answer={answer}
      rowsOf={productsOf}
      rowKey={idOf}
      noun={{ one: 'product', many: 'products' }}
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

/** @param to the products that they are of */
function useTotals(totals: Answer['totals'] | undefined, to: string) {
  return useMemo(() => {
    const sum = (value: Decimal) => (
      <FigureLink of={value} to={to}>
        <Money value={value} />
      </FigureLink>
    );
    return (
      totals && {
        name: 'Total',
        value: sum(totals.value),
        retailValue: sum(totals.retailValue),
        potentialMargin: sum(totals.potentialMargin),
      }
    );
  }, [totals, to]);
}

interface ValueByCategoryProps extends Pick<Answer, 'categories' | 'totals'> {
  search: string;
  supplierId: string;
}

function ValueByCategory({ categories, totals, ...filter }: ValueByCategoryProps) {
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
        to: productsPath({ ...filter, category, stockStatus: 'in' }),
      }))}
      rest={rest.length}
    />
  );
}

const NOTES = {
  'Average Cost': 'moving weighted average of what one unit of the stock cost.',
  Value: 'current stock × average cost, rounded once per product.',
  'Retail Value': 'current stock × selling price.',
  'Potential Margin': 'retail value less value.',
};

const productsOf = ({ products }: Answer) => products;
const idOf = ({ _id }: ValuationRow) => _id;
