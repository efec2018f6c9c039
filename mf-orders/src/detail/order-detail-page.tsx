import { PageFrame, RecordBody, toApiError } from '@stockroom/shared-ui';
import { useParams } from 'react-router-dom';
import { useOrderQuery } from '../api/orders-api';
import { ORDER_NOT_FOUND } from '../order-not-found';
import { ORDERS_PATH } from '../paths';
import { OrderDetail } from './order-detail';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const query = useOrderQuery(id);
  // Nothing is typed here: an order that was deleted elsewhere leaves the screen.
  const isGone = query.error !== undefined && toApiError(query.error).code === 'NOT_FOUND';
  const order = isGone ? undefined : query.currentData;
  if (order) return <OrderDetail order={order} />;
  return (
    <PageFrame title="Order Details" backTo={ORDERS_PATH}>
      <RecordBody
        query={{ ...query, currentData: undefined }}
        failure="Failed to load order details"
        missing={ORDER_NOT_FOUND}
      >
        {() => null}
      </RecordBody>
    </PageFrame>
  );
}
