import type { OrderList, OrderSummary } from '@stockroom/contract';
import { ButtonLink, EmptyState, useCan } from '@stockroom/shared-ui';
import { ListPage } from '@stockroom/shared-ui/data-table';
import { Plus, ShoppingCart } from 'lucide-react';
import { useMemo } from 'react';
import { useOrdersQuery } from '../api/orders-api';
import { useCanWrite } from '../order-access';
import { NEW_ORDER_PATH } from '../paths';
import { useTranslate } from '../texts';
import { orderColumns } from './order-columns';
import { OrderFilters, useOrderListQuery } from './order-filters';
import { useDeleteOrder } from './use-delete-order';

export function OrdersPage() {
  const t = useTranslate();
  const list = useOrderListQuery();
  const answer = useOrdersQuery(list.args, { refetchOnMountOrArgChange: true });
  const deleteOrder = useDeleteOrder();
  const canWrite = useCanWrite();
  const canSeePrices = useCan('prices:read');
  const canSeeCosts = useCan('costs:read');
  const canSortTotals = canSeePrices && canSeeCosts;
  const columns = useMemo(
    () => orderColumns({ canWrite, canSortTotals, onDelete: deleteOrder }, t),
    [canWrite, canSortTotals, deleteOrder, t],
  );
  return (
    <ListPage
      title={t('Orders')}
      actions={<CreateOrder />}
      file={{ operation: 'GET /orders', args: list.args, name: 'orders' }}
      filters={<OrderFilters list={list} />}
      columns={columns}
      list={list}
      answer={answer}
      rowsOf={ordersOf}
      rowKey={idOf}
      words={{
        count: (total, count) => t.plural(total, '{count} order', '{count} orders', { count }),
        none: t('No orders found'),
      }}
      failure={t('Failed to load orders')}
      empty={
        <EmptyState
          icon={ShoppingCart}
          title={t('No orders found')}
          description={t('Purchase orders and sales orders that you create appear here.')}
          action={<CreateOrder />}
        />
      }
    />
  );
}

function CreateOrder() {
  const t = useTranslate();
  const canCreate = useCan(['sales:write', 'purchases:write']);
  return (
    canCreate && (
      <ButtonLink variant="primary" icon={Plus} to={NEW_ORDER_PATH} data-shortcut="new">
        {t('Create Order')}
      </ButtonLink>
    )
  );
}

const ordersOf = ({ orders }: OrderList) => orders;
const idOf = ({ _id }: OrderSummary) => _id;
