import { useFormValue } from '@stockroom/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { oldestOpen, type ExpectedOrder } from '../api/stock-orders-api';

/**
 * Takes the delivery of a product for the oldest order that expects it, since what is received without its order would
 * be posted once more with that. Once for each product that is chosen, as soon as its orders are to be seen: what the
 * user then chooses stays, and so does what the form began with, unless the orders were not known then.
 * @param orders undefined until they are known
 */
export function useProposedOrder(orders: readonly ExpectedOrder[] | undefined): void {
  const [productId] = useFormValue<string>('productId');
  const [orderId, setOrder] = useFormValue<string>('orderId');
  const settled = useRef(orders || orderId !== '' ? productId : null);
  useEffect(() => {
    if (settled.current === productId) return;
    settled.current = orders ? productId : null;
    const oldest = oldestOpen(orders);
    if (oldest) setOrder(oldest._id);
  }, [productId, orders, setOrder]);
}
