import {
  MIN_COMPLETED_ORDERS,
  ordersPath,
  reportPath,
  supplierPath,
  type OrderStatus,
  type Period,
  type SUPPLIER_PERFORMANCE_SORT_KEYS,
  type SupplierPerformanceRow,
  type Translate,
} from '@stockroom/contract';
import { Percent, Quantity, space, token, useCan } from '@stockroom/shared-ui';
import { RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { FigureLink, MoneyLink, PlainLink, QuantityLink } from '../figures';
import { figureColumn } from '../report-columns';
import { SpendSparkline } from './spend-sparkline';

/** @param months of all rows, so that all trends show the same months */
export function supplierColumns(
  period: Period,
  months: readonly string[],
  t: Translate,
): readonly Column<SupplierPerformanceRow, (typeof SUPPLIER_PERFORMANCE_SORT_KEYS)[number]>[] {
  const ordersOf = (supplierId: string, status?: OrderStatus) =>
    ordersPath({ type: 'incoming', supplierId, status, ...period });
  return [
    {
      id: 'companyName',
      header: t('Supplier'),
      kind: 'title',
      sort: 'companyName',
      width: '22%',
      cell: (supplier) => <SupplierName supplier={supplier} />,
    },
    figureColumn('orders', t('Orders'), ({ _id, orders }) => (
      <QuantityLink value={orders} to={ordersOf(_id)} />
    )),
    figureColumn('completedOrders', t('Completed'), ({ _id, completedOrders }) => (
      <QuantityLink value={completedOrders} to={ordersOf(_id, 'completed')} />
    )),
    figureColumn('spend', t('Spend'), ({ _id, spend, completedOrders }) => (
      <MoneyLink value={spend} of={completedOrders} to={ordersOf(_id, 'completed')} />
    )),
    {
      id: 'trend',
      header: t('Trend'),
      align: 'end',
      cell: ({ _id, spendByMonth }) => (
        <SpendSparkline
          months={months}
          period={period}
          spends={spendByMonth}
          to={reportPath('supplier-performance', { supplierId: _id, ...period })}
        />
      ),
    },
    figureColumn('medianLeadTimeDays', t('Median Lead Time'), ({ _id, medianLeadTimeDays }) =>
      orDash(medianLeadTimeDays, (days) => (
        <PlainLink to={ordersOf(_id, 'completed')}>
          <Quantity value={days} unit={daysText(days, t)} />
        </PlainLink>
      )),
    ),
    figureColumn('fillRate', t('Fill Rate'), ({ _id, fillRate }) =>
      orDash(fillRate, (share) => (
        <PlainLink to={ordersOf(_id)}>
          <Percent share={share} />
        </PlainLink>
      )),
    ),
    figureColumn('cancelledShare', t('Cancelled'), ({ _id, cancelledShare, cancelledOrders }) =>
      orDash(cancelledShare, (share) => (
        <FigureLink of={cancelledOrders} to={ordersOf(_id, 'cancelled')}>
          <Percent share={share} />
        </FigureLink>
      )),
    ),
    {
      id: 'priceChange',
      header: t('Price Change'),
      align: 'end',
      cell: ({ _id, priceChange }) =>
        orDash(priceChange, (share) => (
          <PlainLink to={ordersOf(_id, 'completed')}>
            <PriceChange data-dearer={share > 0}>
              {share > 0 && <TrendingUp aria-hidden size={14} />}
              {share < 0 && <TrendingDown aria-hidden size={14} />}
              <Percent share={share} signed />
            </PriceChange>
          </PlainLink>
        )),
    },
  ];
}

/** Leads to the supplier's form, for those who may open it. */
function SupplierName({ supplier: { _id, companyName } }: { supplier: SupplierPerformanceRow }) {
  const canEdit = useCan('suppliers:write');
  return <RecordCell title={companyName} to={canEdit ? supplierPath(_id) : undefined} />;
}

/** A dash for a figure of too few orders. */
function orDash(value: number | null, show: (value: number) => ReactNode) {
  return value === null ? <TooFew /> : show(value);
}

function TooFew() {
  const t = useTranslate();
  const title = t('Needs at least {least} completed orders', { least: MIN_COMPLETED_ORDERS });
  return <span title={title}>—</span>;
}

/** The unit of a lead time. */
export function daysText(days: number, t: Translate): string {
  return t.plural(days, 'days', 'days');
}

const PriceChange = styled.span`
  white-space: nowrap;
  & > svg {
    display: inline;
    margin-inline-end: ${space.xs};
    color: ${token.success};
    vertical-align: -2px;
  }
  &[data-dearer='true'] > svg {
    color: ${token.warning};
  }
`;
