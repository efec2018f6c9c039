import { msg, productsPath, VALUATION_SORT_KEYS } from '@stockroom/contract';
import { EmptyState, Money, useFormat } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { Coins } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../../texts';
import { BarList } from '../charts/bar-list';
import { MoneyLink } from '../figures';
import { PRODUCT_FILTERS, toReportQuery, type Report, type ReportProps } from '../report';
import { ReportView, type Notes } from '../report-view';
import { useValuationReportQuery } from '../reports-api';
import { valuationColumns } from './valuation-columns';

const RULES = {
  filters: { ...PRODUCT_FILTERS, asOf: 'day' },
  sortKeys: VALUATION_SORT_KEYS,
  defaultSort: 'name',
} as const;

/** The value of the stock, at average cost and at selling prices. */
export const valuationReport: Report = {
  type: 'inventory-valuation',
  title: msg('Inventory Valuation'),
  icon: Coins,
  permission: 'costs:read',
  about: 'products',
  rules: RULES,
  View: ValuationReport,
};

function ValuationReport(props: ReportProps) {
  const t = useTranslate();
  const list = useListQuery(RULES);
  const answer = useValuationReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const { money } = useFormat();
  const { search, category, supplierId, asOf } = list.values;
  // No list shows the products of a past day.
  const inStock =
    asOf === '' ? productsPath({ search, category, supplierId, stockStatus: 'in' }) : null;
  const columns = useMemo(() => valuationColumns(t), [t]);
  const sums = answer.data?.totals;
  return (
    <ReportView
      {...props}
      list={list}
      answer={answer}
      columns={columns}
      totals={
        sums && {
          name: t('Total'),
          value: <MoneyLink value={sums.value} to={inStock} />,
          retailValue: <MoneyLink value={sums.retailValue} to={inStock} />,
          potentialMargin: <MoneyLink value={sums.potentialMargin} to={inStock} />,
        }
      }
      rowsOf={({ products }) => products}
      charts={({ categories, totals }) => (
        <BarList
          title={t('Value by category')}
          summary={({ label }) => {
            const highest = categories.find(({ category }) => category === label);
            return t(
              'Stock of {count} categories is worth {value}; most is in {category}: {highest}.',
              {
                count: categories.length,
                value: money(totals.value),
                category: label,
                highest: money(highest?.value ?? 0),
              },
            );
          }}
          items={categories.map(({ category, value }) => ({
            id: category,
            label: category,
            value: Number(value),
            figure: <Money value={value} />,
            to: productsPath({ search, supplierId, category, stockStatus: 'in' }),
          }))}
        />
      )}
      words={{
        count: (total, shown) =>
          t.plural(total, '{count} product', '{count} products', { count: shown }),
        none: t('No products found'),
      }}
      notes={NOTES}
      empty={
        <EmptyState
          icon={Coins}
          title={t('No stock to value')}
          description={t('Products with stock appear here.')}
        />
      }
    />
  );
}

const NOTES: Notes = [
  [msg('Average Cost'), msg('moving weighted average of the cost of one unit.')],
  [msg('Value'), msg('current stock × average cost, rounded once per product.')],
  [msg('Retail Value'), msg('current stock × selling price.')],
  [msg('Potential Margin'), msg('retail value less value.')],
  [
    msg('As of'),
    msg(
      'stock, cost and value at the end of that day; selling prices, names and categories are those of today.',
    ),
  ],
];
