import {
  ButtonLink,
  ErrorState,
  PageFrame,
  PageState,
  Spinner,
  toApiError,
  useErrorToast,
} from '@stockroom/shared-ui';
import { FileX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useOrderQuery } from '../api/orders-api';
import { ORDERS_PATH } from '../paths';
import { EditOrderForm } from './edit-order-form';

const LOAD_FAILURE = 'Failed to load order data';

export function EditOrderPage() {
  const { id = '' } = useParams();
  const { currentData: order, error, isFetching, refetch } = useOrderQuery(id);
  // Once the form stands there, a failed refresh in the background takes nothing away from it.
  const failure = order ? undefined : error;
  useErrorToast(failure, LOAD_FAILURE);
  return (
    <PageFrame
      title="Edit Order"
      subtitle={order && `Order #${order.orderNumber}`}
      backTo={ORDERS_PATH}
    >
      {order ? (
        <EditOrderForm key={order._id} order={order} reload={() => refetch().unwrap()} />
      ) : failure === undefined ? (
        <Spinner />
      ) : toApiError(failure).code === 'NOT_FOUND' ? (
        <OrderNotFound />
      ) : (
        <ErrorState title={LOAD_FAILURE} busy={isFetching} onRetry={refetch} />
      )}
    </PageFrame>
  );
}

function OrderNotFound() {
  return (
    <PageState
      icon={FileX}
      title="Order not found"
      action={<ButtonLink to={ORDERS_PATH}>Back to Orders</ButtonLink>}
    >
      It may have been deleted.
    </PageState>
  );
}
