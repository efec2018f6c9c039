import { PageFrame, RecordBody } from '@stockroom/shared-ui';
import { useParams } from 'react-router-dom';
import { useOrderQuery } from '../api/orders-api';
import { ORDER_NOT_FOUND } from '../order-not-found';
import { ORDERS_PATH } from '../paths';
import { EditOrderForm } from './edit-order-form';

export function EditOrderPage() {
  const { id = '' } = useParams();
  const query = useOrderQuery(id);
  const order = query.currentData;
  return (
    <PageFrame
      title="Edit Order"
      subtitle={order && `Order #${order.orderNumber}`}
      backTo={ORDERS_PATH}
    >
      <RecordBody query={query} failure="Failed to load order data" missing={ORDER_NOT_FOUND}>
        {(opened) => (
          <EditOrderForm key={opened._id} order={opened} reload={() => query.refetch().unwrap()} />
        )}
      </RecordBody>
    </PageFrame>
  );
}
