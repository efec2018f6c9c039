import type { OrderSummary, Translate } from '@stockroom/contract';
import { DateOnly, Money, OrderStatusBadge, TextLink } from '@stockroom/shared-ui';
import { DataTable, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import { useTranslate } from '../texts';

/** The newest orders with the product. */
export function ProductOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslate();
  const columns = useMemo(() => orderColumns(t), [t]);
  if (orders.length === 0) return null;
  return (
    <TableCard title={t('Newest orders')}>
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
      cell: ({ _id, orderNumber }) => <TextLink to={`/orders/${_id}`}>{orderNumber}</TextLink>,
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
      // An order without its total is one whose money the reader may not see.
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
