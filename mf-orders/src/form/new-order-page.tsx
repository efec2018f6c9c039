import { ORDER_TYPES, type Product } from '@stockroom/contract';
import { PageFrame, Spinner, useCan, useProductOptionQuery } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCreateOrderMutation } from '../api/orders-api';
import { useCanWrite } from '../order-access';
import { ORDERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { withProduct } from './item-prices';
import { OrderForm } from './order-form';
import { blankItem, newOrderValues, type OrderValues } from './order-values';

/** A link may start a purchase: /orders/new?productId=…&quantity=5. The form waits for that product. */
export function NewOrderPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const canPurchase = useCan('purchases:write');
  const id = (canPurchase && params.get('productId')) || '';
  const start = useProductOptionQuery(id, { skip: id === '' });
  const product = start.currentData;
  const isLoading = start.isFetching && product === undefined && start.error === undefined;
  return (
    <PageFrame title={t('Create Order')} backTo={ORDERS_PATH}>
      {isLoading ? (
        <Spinner />
      ) : (
        <NewOrderForm product={product} quantity={Number(params.get('quantity'))} />
      )}
    </PageFrame>
  );
}

interface NewOrderFormProps {
  product: Product | undefined;
  quantity: number;
}

function NewOrderForm({ product, quantity }: NewOrderFormProps) {
  const [createOrder] = useCreateOrderMutation();
  const types = ORDER_TYPES.filter(useCanWrite());
  // The form keeps its start values when the product loads again.
  const [startProduct] = useState(product);
  const [values] = useState(() =>
    product
      ? purchaseOf(product, quantity > 0 ? quantity : '')
      : newOrderValues(types.length === 1 ? types[0] : ''),
  );
  return (
    <OrderForm
      initialValues={values}
      startProduct={startProduct}
      onSubmit={(order, { idempotencyKey }) => createOrder({ order, idempotencyKey }).unwrap()}
    />
  );
}

function purchaseOf(product: Product, quantity: number | ''): OrderValues {
  const item = withProduct({ ...blankItem(), quantity }, product, 'incoming');
  const { supplierId } = product;
  return { ...newOrderValues('incoming'), supplierId, items: [item] };
}
