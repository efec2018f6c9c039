import { orderPath, type OrderSummary, type Translate } from '@stockroom/contract';
import { useMemo, type ReactNode } from 'react';
import { TextLink } from '../components/buttons/links';
import { DateOnly, Money } from '../components/formatted-values';
import { OrderStatusBadge } from '../components/status-badge';
import { useTranslate } from '../texts';
import type { Column } from './table/column';
import { DataTable } from './table/data-table';
import { TableCard } from './table/table-card';

interface NewestOrdersProps {
  orders: readonly OrderSummary[];
  /** True where all orders are of one customer. */
  hidesParty?: boolean;
  actions?: ReactNode;
}

/** The newest orders with a product or of a customer, on its page. */
export function NewestOrders({ orders, hidesParty = false, actions }: NewestOrdersProps) {
  const t = useTranslate();
  // An order without its total is one whose money the reader may not see.
  const hasTotals = orders.some(({ totalAmount }) => totalAmount !== undefined);
  const columns = useMemo(
    () =>
      orderColumns(t).filter(
        ({ id }) => (id !== 'party' || !hidesParty) && (id !== 'total' || hasTotals),
      ),
    [t, hidesParty, hasTotals],
  );
  if (orders.length === 0) return null;
  return (
    <TableCard title={t('Newest orders')} actions={actions}>
      <DataTable
        label={t('Newest orders')}
        columns={columns}
        rows={orders}
        rowKey={({ _id }) => _id}
      />
    </TableCard>
  );
}

function orderColumns(t: Translate): readonly Column<OrderSummary>[] {
  return [
    {
      id: 'number',
      header: t('Order'),
      kind: 'title',
      nowrap: true,
      cell: ({ _id, orderNumber }) => <TextLink to={orderPath(_id)}>{orderNumber}</TextLink>,
    },
    { id: 'party', header: t('Customer / Supplier'), cell: ({ party }) => party },
    {
      id: 'status',
      header: t('Status'),
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      id: 'total',
      header: t('Total Amount'),
      align: 'end',
      cell: ({ totalAmount }) => (totalAmount === undefined ? '—' : <Money value={totalAmount} />),
    },
    {
      id: 'createdAt',
      header: t('Created'),
      nowrap: true,
      cell: ({ createdAt }) => <DateOnly value={createdAt} />,
    },
  ];
}
