import {
  customerPath,
  ORDER_MONEY_PERMISSIONS,
  orderPath,
  type ORDER_SORT_KEYS,
  type OrderSummary,
  type OrderType,
  type Translate,
} from '@stockroom/contract';
import { DateTime, Money, OrderStatusBadge, Quantity, QuietLink } from '@stockroom/shared-ui';
import { actionsColumn, LongText, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';
import { OrderTypeLabel } from '../order-type-label';
import { editOrderPath } from '../paths';

type OrderColumn = Column<OrderSummary, (typeof ORDER_SORT_KEYS)[number]>;

interface Options {
  canWrite: (type: OrderType) => boolean;
  /** False where some totals are hidden. */
  canSortTotals: boolean;
  onDelete: (order: OrderSummary) => void;
}

export function orderColumns(options: Options, t: Translate): readonly OrderColumn[] {
  const { canWrite, canSortTotals, onDelete } = options;
  return [
    {
      id: 'order',
      header: t('Order Number'),
      kind: 'title',
      sort: 'orderNumber',
      nowrap: true,
      cell: ({ _id, orderNumber }) => <RecordCell title={orderNumber} to={orderPath(_id)} />,
    },
    {
      id: 'type',
      header: t('Type'),
      nowrap: true,
      cell: ({ type }) => <OrderTypeLabel type={type} />,
    },
    {
      id: 'party',
      header: t('Customer / Supplier'),
      sort: 'party',
      phone: 'line',
      width: '25%',
      cell: (order) => <Party {...order} />,
    },
    {
      id: 'status',
      header: t('Status'),
      phone: 'line',
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      id: 'items',
      header: t('Items'),
      align: 'end',
      cell: ({ itemCount }) => <Quantity value={itemCount} />,
    },
    {
      id: 'totalAmount',
      header: t('Total Amount'),
      phone: 'figure',
      sort: canSortTotals ? 'totalAmount' : undefined,
      align: 'end',
      permission: Object.values(ORDER_MONEY_PERMISSIONS),
      cell: ({ totalAmount }) => <Money value={totalAmount} />,
    },
    {
      id: 'date',
      header: t('Date'),
      sort: 'createdAt',
      phone: 'line',
      nowrap: true,
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    actionsColumn({
      nameOf: (order) => order.orderNumber,
      viewPath: ({ _id }) => orderPath(_id),
      editPath: ({ _id }) => editOrderPath(_id),
      onDelete,
      canChange: ({ type }) => canWrite(type),
    }),
  ];
}

/** A customer has a page. */
function Party({ type, party }: OrderSummary) {
  const name = <LongText lines={3}>{party}</LongText>;
  if (type === 'incoming') return name;
  return <PartyLink to={customerPath(party)}>{name}</PartyLink>;
}

/* No bolder than suppliers. */
const PartyLink = styled(QuietLink)`
  font-weight: inherit;
`;
