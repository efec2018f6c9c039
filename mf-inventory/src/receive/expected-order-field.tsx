import { useFormat } from '@stockroom/shared-ui';
import { RadioField, useFormValue, useSubmitWait } from '@stockroom/shared-ui/forms';
import styled from 'styled-components';
import { oldestOpen, useExpectedOrdersQuery, useStockOrderQuery } from '../api/stock-orders-api';
import { priceIn } from './receipt-values';
import { useChosenProduct } from '../product/use-chosen-product';
import { useProposedOrder } from './use-proposed-order';
import { useProposedValue } from './use-proposed-value';

/**
 * The purchase orders that are still to bring something of the chosen product. The delivery counts towards the one
 * that is chosen, and takes what is outstanding and its price from it as long as nothing else was typed.
 */
export function ExpectedOrderField() {
  const format = useFormat();
  const [productId] = useFormValue<string>('productId');
  const { product } = useChosenProduct();
  const [orderId] = useFormValue<string>('orderId');
  const { currentData, error, isFetching, refetch } = useExpectedOrdersQuery(productId, {
    skip: productId === '',
    // A colleague may have ordered since, or completed an order.
    refetchOnMountOrArgChange: true,
  });
  const known = productId === '' ? undefined : currentData;
  useProposedOrder(known);
  const orders = known ?? [];
  const details = useStockOrderQuery(orderId, { skip: orderId === '' });
  const order = details.currentData;
  const chosen = orders.find(({ _id }) => _id === orderId);
  // It may be complete by now, as by this very delivery: what it has proposed stays.
  const isGone = orderId !== '' && !chosen;
  const price = chosen && order && priceIn(order, productId);
  useProposedValue('quantity', isGone ? undefined : (chosen?.outstanding ?? ''));
  useProposedValue('purchasePrice', isGone ? undefined : (price ?? ''));

  // Saved before they have come, the delivery is booked as the form shows it then.
  const isAsking = productId !== '' && !known && isFetching;
  useSubmitWait(isAsking || (chosen !== undefined && !order && details.isFetching));

  const inUnit = (quantity: number) =>
    product ? format.quantity(quantity, product.unitOfMeasurement) : format.number(quantity);

  if (productId === '' || (orders.length === 0 && orderId === '' && !error)) return null;
  return (
    <RadioField
      name="orderId"
      label="Purchase Order"
      options={[
        { value: '', label: 'No purchase order' },
        ...orders.map(({ _id, orderNumber, outstanding, supplierName, createdAt }) => ({
          value: _id,
          label: (
            <>
              {inUnit(outstanding)} expected in <Whole>{orderNumber}</Whole>
            </>
          ),
          detail: `${supplierName} · ${format.date(createdAt)}`,
        })),
      ]}
      hint={chosen && chosen === oldestOpen(orders) && hintFor(orders.length)}
      failure={
        error && {
          message: 'Failed to load open purchase orders',
          onRetry: refetch,
          busy: isFetching,
        }
      }
    />
  );
}

const Whole = styled.span`
  white-space: nowrap;
`;

/** At the order that the delivery was taken for by itself. */
function hintFor(count: number): string {
  return count === 1
    ? 'The only open one of this product. Is this another delivery? Choose “No purchase order”.'
    : `The oldest of ${count} open ones. Is this another delivery? Choose its order.`;
}
