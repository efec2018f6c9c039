import { PageFrame, Spinner } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useCreateOrderMutation } from '../api/orders-api';
import { ORDERS_PATH } from '../paths';
import { purchaseOf } from './item-prices';
import { OrderForm } from './order-form';
import { newOrderValues } from './order-values';
import { useStartItem, type StartItem } from './use-start-item';

export function NewOrderPage() {
  const { item, isLoading } = useStartItem();
  return (
    <PageFrame title="Create Order" backTo={ORDERS_PATH}>
      {isLoading ? <Spinner /> : <NewOrderForm start={item} />}
    </PageFrame>
  );
}

function NewOrderForm({ start }: { start: StartItem | undefined }) {
  const [createOrder] = useCreateOrderMutation();
  // What the form began with stays, even when the product is loaded again.
  const [first] = useState(start);
  const [values] = useState(() => (first ? purchaseOf(first) : newOrderValues()));
  return (
    <OrderForm
      initialValues={values}
      startProduct={first?.product}
      submitLabel="Create Order"
      onSubmit={(order, { idempotencyKey }) => createOrder({ order, idempotencyKey }).unwrap()}
    />
  );
}
