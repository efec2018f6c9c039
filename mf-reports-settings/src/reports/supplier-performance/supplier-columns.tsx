import type {
  Period,
  SUPPLIER_PERFORMANCE_SORT_KEYS,
  SupplierPerformanceRow,
} from '@stockroom/contract';
import { Money, Quantity } from '@stockroom/shared-ui';
import { RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { purchaseOrdersPath, supplierPath, supplierPerformancePath } from '../drill-down';
import { FigureLink, PlainLink } from '../figure-link';
import { Known } from './known';
import { Percent, PriceChange } from './percent';
import { SpendSparkline } from './spend-sparkline';

type SupplierColumn = Column<SupplierPerformanceRow> & {
  sort?: (typeof SUPPLIER_PERFORMANCE_SORT_KEYS)[number];
};

/**
 * How each supplier did; counts and sums lead to the orders behind them.
 * @param months of all rows, so that trends below each other show the same months
 */
export function supplierColumns(
  period: Period,
  months: readonly string[],
): readonly SupplierColumn[] {
  const completedPath = (supplierId: string) =>
    purchaseOrdersPath({ supplierId, status: 'completed', ...period });
  return [
    {
      id: 'companyName',
      header: 'Supplier',
      kind: 'title',
      sort: 'companyName',
      width: '22%',
      cell: ({ _id, companyName }) => <RecordCell title={companyName} to={supplierPath(_id)} />,
    },
    {
      id: 'orders',
      header: 'Orders',
      sort: 'orders',
      align: 'end',
      cell: ({ _id, orders }) => (
        <FigureLink of={orders} to={purchaseOrdersPath({ supplierId: _id, ...period })}>
          <Quantity value={orders} />
        </FigureLink>
      ),
    },
    {
      id: 'completedOrders',
      header: 'Completed',
      sort: 'completedOrders',
      align: 'end',
      cell: ({ _id, completedOrders }) => (
        <FigureLink of={completedOrders} to={completedPath(_id)}>
          <Quantity value={completedOrders} />
        </FigureLink>
      ),
    },
    {
      id: 'spend',
      header: 'Spend',
      sort: 'spend',
      align: 'end',
      cell: ({ _id, spend, completedOrders }) => (
        <FigureLink of={completedOrders} to={completedPath(_id)}>
          <Money value={spend} />
        </FigureLink>
      ),
    },
    {
      id: 'trend',
      header: 'Trend',
      align: 'end',
      cell: ({ _id, spendByMonth }) => (
        <SpendSparkline
          months={months}
          period={period}
          spends={spendByMonth}
          to={supplierPerformancePath(_id, period)}
        />
      ),
    },
    {
      id: 'medianLeadTimeDays',
      header: 'Median Lead Time',
      sort: 'medianLeadTimeDays',
      align: 'end',
      cell: ({ _id, medianLeadTimeDays: days }) => (
        <Known value={days}>
          {(known) => (
            <PlainLink to={completedPath(_id)}>
              <Quantity value={known} unit="days" />
            </PlainLink>
          )}
        </Known>
      ),
    },
    {
      id: 'fillRate',
      header: 'Fill Rate',
      sort: 'fillRate',
      align: 'end',
      cell: ({ _id, fillRate }) => (
        <Known value={fillRate}>
          {(known) => (
            <PlainLink to={purchaseOrdersPath({ supplierId: _id, ...period })}>
              <Percent share={known} />
            </PlainLink>
          )}
        </Known>
      ),
    },
    {
      id: 'cancelledShare',
      header: 'Cancelled',
      sort: 'cancelledShare',
      align: 'end',
      cell: ({ _id, cancelledShare, cancelledOrders }) => (
        <Known value={cancelledShare}>
          {(known) => (
            <FigureLink
              of={cancelledOrders}
              to={purchaseOrdersPath({ supplierId: _id, status: 'cancelled', ...period })}
            >
              <Percent share={known} />
            </FigureLink>
          )}
        </Known>
      ),
    },
    {
      id: 'priceChange',
      header: 'Price Change',
      align: 'end',
      cell: ({ _id, priceChange }) => (
        <Known value={priceChange}>
          {(known) => (
            <PlainLink to={completedPath(_id)}>
              <PriceChange share={known} />
            </PlainLink>
          )}
        </Known>
      ),
    },
  ];
}
