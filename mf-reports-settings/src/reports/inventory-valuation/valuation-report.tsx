import { VALUATION_SORT_KEYS } from '@stockroom/contract';
import { EmptyState, Money, useFormat } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { Coins } from 'lucide-react';
import { CategoryChart } from '../charts/category-chart';
import { MoneyLink } from '../figures';
import { PRODUCT_FILTERS, toReportQuery, type Report, type ReportProps } from '../report';
import { productsPath } from '../report-paths';
import { ReportView } from '../report-view';
import { useValuationReportQuery } from '../reports-api';
import { VALUATION_COLUMNS } from './valuation-columns';

const RULES = {
  filters: PRODUCT_FILTERS,
  sortKeys: VALUATION_SORT_KEYS,
  defaultSort: 'name',
} as const;

/** The value of the stock, at average cost and at selling prices. */
export const valuationReport: Report = {
  type: 'inventory-valuation',
  title: 'Inventory Valuation',
  icon: Coins,
  permission: 'costs:read',
  about: 'products',
  rules: RULES,
  View: ValuationReport,
};

function ValuationReport(props: ReportProps) {
  const list = useListQuery(RULES);
  const answer = useValuationReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const { money } = useFormat();
  const { search, category, supplierId } = list.values;
  const inStock = productsPath({ search, category, supplierId, stockStatus: 'in' });
  const sums = answer.data?.totals;
  return (
    <ReportView
      {...props}
      list={list}
      answer={answer}
      columns={VALUATION_COLUMNS}
      totals={
        sums && {
          name: 'Total',
          value: <MoneyLink value={sums.value} to={inStock} />,
          retailValue: <MoneyLink value={sums.retailValue} to={inStock} />,
          potentialMargin: <MoneyLink value={sums.potentialMargin} to={inStock} />,
        }
      }
      rowsOf={({ products }) => products}
      charts={({ categories, totals }) => (
        <CategoryChart
          title="Value by category"
          summary={({ label }) => {
            const highest = categories.find(({ category }) => category === label);
            return `Stock of ${categories.length} categories is worth ${money(totals.value)}; most is in ${label}: ${money(highest?.value ?? 0)}.`;
          }}
          categories={categories.map(({ category, value }) => ({
            category,
            value: Number(value),
            figure: <Money value={value} />,
          }))}
          filter={{ search, supplierId }}
          stockStatus="in"
        />
      )}
      noun={{ one: 'product', many: 'products' }}
      notes={NOTES}
      empty={
        <EmptyState
          icon={Coins}
          title="No stock to value"
          description="Products with stock appear here."
        />
      }
    />
  );
}

const NOTES = {
  'Average Cost': 'moving weighted average of the cost of one unit.',
  Value: 'current stock × average cost, rounded once per product.',
  'Retail Value': 'current stock × selling price.',
  'Potential Margin': 'retail value less value.',
};
