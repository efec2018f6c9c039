import { LOW_STOCK_SORT_KEYS, msg, productPath, type ShortProduct } from '@stockroom/contract';
import { EmptyState, TextLink, useCan, useFormat } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { PackageCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../../texts';
import { BarList } from '../charts/bar-list';
import { PRODUCT_FILTERS, toReportQuery, type Report, type ReportProps } from '../report';
import { ReportView, type Notes } from '../report-view';
import { useLowStockReportQuery } from '../reports-api';
import { lowStockColumns } from './low-stock-columns';

/** A page of mf-inventory. */
const REORDER_PATH = '/inventory/reorder';

const RULES = {
  filters: PRODUCT_FILTERS,
  sortKeys: LOW_STOCK_SORT_KEYS,
  defaultSort: 'name',
} as const;

/** Products at or below their minimum. */
export const lowStockReport: Report = {
  type: 'low-stock',
  title: msg('Low Stock Report'),
  icon: TriangleAlert,
  about: 'products',
  rules: RULES,
  View: LowStockReport,
};

function LowStockReport(props: ReportProps) {
  const t = useTranslate();
  const list = useListQuery(RULES);
  const answer = useLowStockReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const canOrder = useCan('purchases:write');
  const columns = useMemo(() => lowStockColumns(t), [t]);
  return (
    <ReportView
      {...props}
      list={list}
      answer={answer}
      columns={columns}
      rowsOf={({ products }) => products}
      charts={({ shortest }) => <ShortestChart shortest={shortest} />}
      badge={(total, shown) => t.plural(total, '{count} item', '{count} items', { count: shown })}
      words={{
        count: (total, shown) =>
          t.plural(total, '{count} low stock item', '{count} low stock items', { count: shown }),
        none: t('No low stock items found'),
      }}
      notes={NOTES}
      next={canOrder && <TextLink to={REORDER_PATH}>{t('What to order')}</TextLink>}
      empty={
        <EmptyState
          icon={PackageCheck}
          title={t('No low stock items')}
          description={t('All products are above their minimum stock levels')}
        />
      }
    />
  );
}

/** The bars are shares of the minimum, because quantities of different units do not compare. */
function ShortestChart({ shortest }: { shortest: readonly ShortProduct[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <BarList
      title={t('Furthest below their minimum')}
      hint={t('The missing part of the minimum level')}
      summary={({ label }) =>
        t('The missing part of the minimum; most of {product}.', { product: label })
      }
      items={shortest.map((product) => ({
        id: product._id,
        label: product.name,
        value: product.shortage / product.minimumStockLevel,
        figure: t('{shortage} of {minimum} missing', {
          shortage: format.number(product.shortage),
          minimum: format.quantity(product.minimumStockLevel, product.unitOfMeasurement),
        }),
        to: productPath(product._id),
      }))}
    />
  );
}

const NOTES: Notes = [
  [msg('Shortage'), msg('minimum level less current stock, as a negative number.')],
  [msg('On Order'), msg('the quantity in pending and processing purchase orders.')],
  [
    msg('To Order'),
    msg(
      'the smallest whole number that lifts the stock above its minimum, counting open sales orders (committed) and the quantity on order; 0 when enough is on order.',
    ),
  ],
];
