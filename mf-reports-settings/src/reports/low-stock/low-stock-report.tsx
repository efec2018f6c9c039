import type { LowStockReport as Answer, LowStockRow } from '@stockroom/contract';
import { EmptyState } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { PackageCheck } from 'lucide-react';
import { BarList } from '../charts/bar-list';
import { highest } from '../charts/highest';
import { productsPath } from '../drill-down';
import { ProductReportFilters } from '../product-report-filters';
import { LOW_STOCK_RULES, toReportQuery } from '../report-rules';
import { ReportView } from '../report-view';
import { useLowStockReportQuery } from '../reports-api';
import { lowStockColumns } from './low-stock-columns';

/** Products at or below their minimum (spec section 2). */
export function LowStockReport({ title }: { title: string }) {
  const list = useListQuery(LOW_STOCK_RULES);
  const answer = useLowStockReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const { search, supplierId } = list.values;
  return (
    <ReportView
      title={title}
      filters={<ProductReportFilters list={list} />}
      pictures={({ categories }) => (
        <LowStockByCategory categories={categories} search={search} supplierId={supplierId} />
      )}
      columns={lowStockColumns}
      list={list}
      answer={answer}
      rowsOf={productsOf}
      rowKey={idOf}
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

interface LowStockByCategoryProps extends Pick<Answer, 'categories'> {
  search: string;
  supplierId: string;
}

function LowStockByCategory({ categories, ...filter }: LowStockByCategoryProps) {
  const { items, rest } = highest(categories, ({ products }) => products);
  const [most] = items;
  return (
    <BarList
      title="Low stock items by category"
      summary={`Low stock items in ${categories.length} categories; most in ${most?.category}: ${most?.products}.`}
      items={items.map(({ category, products }) => ({
        id: category,
        label: category,
        value: products,
        figure: products,
        to: productsPath({ ...filter, category, stockStatus: 'low' }),
      }))}
      rest={rest.length}
    />
  );
}

const NOTES = {
  Shortage: 'minimum level less current stock, as a negative number.',
  'On Order': 'what purchase orders that are pending or in processing will bring.',
  'To Order':
    'the shortage and what sales orders wait for (committed), less what is on order; never below 0.',
};

const productsOf = ({ products }: Answer) => products;
const idOf = ({ _id }: LowStockRow) => _id;
