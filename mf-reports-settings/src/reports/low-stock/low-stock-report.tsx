import { LOW_STOCK_SORT_KEYS } from '@stockroom/contract';
import { EmptyState } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { PackageCheck, TriangleAlert } from 'lucide-react';
import { CategoryChart } from '../charts/category-chart';
import { PRODUCT_FILTERS, toReportQuery, type Report, type ReportProps } from '../report';
import { ReportView } from '../report-view';
import { useLowStockReportQuery } from '../reports-api';
import { LOW_STOCK_COLUMNS } from './low-stock-columns';

const RULES = {
  filters: PRODUCT_FILTERS,
  sortKeys: LOW_STOCK_SORT_KEYS,
  defaultSort: 'name',
} as const;

/** Products at or below their minimum. */
export const lowStockReport: Report = {
  type: 'low-stock',
  title: 'Low Stock Report',
  icon: TriangleAlert,
  about: 'products',
  rules: RULES,
  View: LowStockReport,
};

function LowStockReport(props: ReportProps) {
  const list = useListQuery(RULES);
  const answer = useLowStockReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const { search, supplierId } = list.values;
  return (
    <ReportView
      {...props}
      list={list}
      answer={answer}
      columns={LOW_STOCK_COLUMNS}
      rowsOf={({ products }) => products}
      charts={({ categories }) => (
        <CategoryChart
          title="Low stock items by category"
          summary={({ label, value }) =>
            `Low stock items in ${categories.length} categories; most in ${label}: ${value}.`
          }
          categories={categories.map(({ category, products: count }) => ({
            category,
            value: count,
            figure: count,
          }))}
          filter={{ search, supplierId }}
          stockStatus="low"
        />
      )}
      badge={{ one: 'item', many: 'items' }}
      noun={{ one: 'low stock item', many: 'low stock items' }}
      notes={NOTES}
      empty={
        <EmptyState
          icon={PackageCheck}
          title="No low stock items"
          description="All products are above their minimum stock levels"
        />
      }
    />
  );
}

const NOTES = {
  Shortage: 'minimum level less current stock, as a negative number.',
  'On Order': 'the quantity in pending and processing purchase orders.',
  'To Order':
    'the smallest whole number that lifts the stock above its minimum, counting open sales orders (committed) and the quantity on order; 0 when enough is on order.',
};
