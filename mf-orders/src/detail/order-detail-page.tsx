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
import { OrderDetail } from './order-detail';

const LOAD_FAILURE = 'Failed to load order details';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const { currentData: order, error, isFetching, refetch } = useOrderQuery(id);
  const isGone = error !== undefined && toApiError(error).code === 'NOT_FOUND';
  // What is shown already stays when asking again fails; but not an order that was deleted elsewhere.
  const failure = order && !isGone ? undefined : error;
  useErrorToast(failure, LOAD_FAILURE);
  if (order && !isGone) return <OrderDetail order={order} />;
  return (
    <PageFrame title="Order Details" backTo={ORDERS_PATH}>
      {failure === undefined ? (
        <Spinner />
      ) : isGone ? (
        <PageState
          icon={FileX}
          title="Order not found"
          action={<ButtonLink to={ORDERS_PATH}>Back to Orders</ButtonLink>}
        >
          It may have been deleted.
        </PageState>
      ) : (
        <ErrorState title={LOAD_FAILURE} busy={isFetching} onRetry={refetch} />
      )}
    </PageFrame>
  );
}
