import type { ORDER_SORT_KEYS, OrderSummary } from '@stockroom/contract';
import {
  DateTime,
  IconButton,
  IconLink,
  Money,
  OrderStatusBadge,
  Quantity,
} from '@stockroom/shared-ui';
import { LongText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { Eye, Pencil, Trash } from 'lucide-react';
import { OrderTypeLabel } from '../order-type-label';
import { editOrderPath, orderPath } from '../paths';

type OrderColumn = Column<OrderSummary> & { sort?: (typeof ORDER_SORT_KEYS)[number] };

/** The columns of the orders list (spec section 2). */
export function orderColumns(onDelete: (order: OrderSummary) => void): readonly OrderColumn[] {
  return [
    {
      id: 'order',
      header: 'Order Number',
      kind: 'title',
      sort: 'orderNumber',
      nowrap: true,
      cell: ({ _id, orderNumber }) => <RecordCell title={orderNumber} to={orderPath(_id)} />,
    },
    {
      id: 'type',
      header: 'Type',
      nowrap: true,
      cell: ({ type }) => <OrderTypeLabel type={type} />,
    },
    {
      id: 'party',
      header: 'Customer / Supplier',
      sort: 'party',
      width: '25%',
      cell: ({ party }) => <LongText lines={3}>{party}</LongText>,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      id: 'items',
      header: 'Items',
      align: 'end',
      cell: ({ itemCount }) => <Quantity value={itemCount} />,
    },
    {
      id: 'totalAmount',
      header: 'Total Amount',
      sort: 'totalAmount',
      align: 'end',
      cell: ({ totalAmount }) => <Money value={totalAmount} />,
    },
    {
      id: 'date',
      header: 'Date',
      sort: 'createdAt',
      nowrap: true,
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (order) => <OrderActions order={order} onDelete={onDelete} />,
    },
  ];
}

interface OrderActionsProps {
  order: OrderSummary;
  onDelete: (order: OrderSummary) => void;
}

function OrderActions({ order, onDelete }: OrderActionsProps) {
  const { _id, orderNumber } = order;
  return (
    <>
      <IconLink name="View" description={orderNumber} icon={Eye} to={orderPath(_id)} />
      <IconLink name="Edit" description={orderNumber} icon={Pencil} to={editOrderPath(_id)} />
      <IconButton
        name="Delete"
        description={orderNumber}
        icon={Trash}
        tone="danger"
        tooltipAlign="end"
        onClick={() => onDelete(order)}
      />
    </>
  );
}
