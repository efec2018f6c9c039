import type { Translate } from '@stockroom/contract';
import { useFormat, withParts } from '@stockroom/shared-ui';
import { RadioField, useFormValue, useSubmitWait } from '@stockroom/shared-ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import {
  useExpectedOrdersQuery,
  useStockOrderQuery,
  type ExpectedOrder,
} from '../api/stock-orders-api';
import { useChosenProduct } from '../product/chosen-product';
import { useTranslate } from '../texts';
import { priceIn } from './use-start-receipt';

/** Offers the purchase orders that expect the product, and fills in the quantity and price of the chosen one. */
export function ExpectedOrderField() {
  const t = useTranslate();
  const format = useFormat();
  const { id: productId, product } = useChosenProduct();
  const [orderId] = useFormValue<string>('orderId');
  const { currentData, error, isFetching, refetch } = useExpectedOrdersQuery(productId, {
    skip: productId === '',
    // Somebody else may have placed or completed an order since.
    refetchOnMountOrArgChange: true,
  });
  const known = productId === '' ? undefined : currentData;
  usePrefilledOrder(known);
  const orders = known ?? [];
  const details = useStockOrderQuery(orderId, { skip: orderId === '' });
  const order = details.currentData;
  const chosen = orders.find(({ _id }) => _id === orderId);
  // This very receipt may have completed the order: its quantity and price stay.
  const isGone = orderId !== '' && !chosen;
  const price = chosen && order && priceIn(order, productId);
  usePrefilled('quantity', isGone ? undefined : (chosen?.outstanding ?? ''));
  usePrefilled('purchasePrice', isGone ? undefined : (price ?? ''));

  // An early submit waits for them.
  const isLoading = productId !== '' && !known && isFetching;
  useSubmitWait(isLoading || (chosen !== undefined && !order && details.isFetching));

  if (productId === '' || (orders.length === 0 && orderId === '' && !error)) return null;
  const inUnit = (quantity: number) =>
    product ? format.quantity(quantity, product.unitOfMeasurement) : format.number(quantity);
  return (
    <RadioField
      name="orderId"
      label={t('Purchase Order')}
      options={[
        { value: '', label: t('No purchase order') },
        ...orders.map(({ _id, orderNumber, outstanding, supplierName, createdAt }) => ({
          value: _id,
          label: withParts(t('{quantity} expected in {order}'), {
            quantity: inUnit(outstanding),
            order: <Unbroken>{orderNumber}</Unbroken>,
          }),
          detail: `${supplierName} · ${format.date(createdAt)}`,
        })),
      ]}
      hint={chosen && chosen === orders[0] && oldestHint(orders.length, t)}
      failure={
        error && {
          message: t('Failed to load open purchase orders'),
          onRetry: refetch,
          busy: isFetching,
        }
      }
    />
  );
}

const Unbroken = styled.span`
  white-space: nowrap;
`;

function oldestHint(count: number, t: Translate): string {
  return count === 1
    ? t(
        'The only open order for this product. If this is another delivery, choose “No purchase order”.',
      )
    : t.plural(
        count,
        'The oldest of {count} open order. If this is another delivery, choose its order.',
        'The oldest of {count} open orders. If this is another delivery, choose its order.',
      );
}

/**
 * Chooses the oldest order of a newly chosen product once its orders have loaded: a receipt without its order would be
 * posted again with the order. Later choices of the user stay, and so does the order of a link.
 * @param orders undefined while they load
 */
function usePrefilledOrder(orders: readonly ExpectedOrder[] | undefined): void {
  const [productId] = useFormValue<string>('productId');
  const [orderId, setOrder] = useFormValue<string>('orderId');
  const settledProduct = useRef(orders || orderId !== '' ? productId : null);
  useEffect(() => {
    if (settledProduct.current === productId) return;
    settledProduct.current = orders ? productId : null;
    const oldest = orders?.[0];
    if (oldest) setOrder(oldest._id);
  }, [productId, orders, setOrder]);
}

/**
 * Fills in a field unless the user has typed another value.
 * @param filling '' removes the last one, undefined leaves it
 */
function usePrefilled(name: string, filling: number | '' | undefined): void {
  const [value, setValue] = useFormValue<number | string>(name);
  const last = useRef<number | string>('');
  const fillIn = useEffectEvent((next: number | string) => {
    const isUntouched = value === '' || value === last.current;
    last.current = next;
    if (isUntouched && value !== next) setValue(next);
  });
  useEffect(() => {
    if (filling !== undefined) fillIn(filling);
  }, [filling]);
}
