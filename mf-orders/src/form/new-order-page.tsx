import { PageFrame } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useCreateOrderMutation } from '../api/orders-api';
import { ORDERS_PATH } from '../paths';
import { OrderForm } from './order-form';
import { newOrderValues } from './order-values';

export function NewOrderPage() {
  const [createOrder] = useCreateOrderMutation();
  const [values] = useState(newOrderValues);
  return (
    <PageFrame title="Create Order" backTo={ORDERS_PATH}>
      <OrderForm
        initialValues={values}
        submitLabel="Create Order"
        onSubmit={(order, { idempotencyKey }) => createOrder({ order, idempotencyKey }).unwrap()}
      />
    </PageFrame>
  );
}
