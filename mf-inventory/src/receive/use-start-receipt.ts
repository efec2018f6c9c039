import { sumQuantities, type DetailedOrder } from '@stockroom/contract';
import { useSearchParams } from 'react-router-dom';
import { oldestOpen, useExpectedOrdersQuery, useStockOrderQuery } from '../api/stock-orders-api';
import { useStartProduct } from '../product/use-start-product';
import { newReceipt, priceIn } from './receipt-values';

/**
 * What a link asks to receive, as in /inventory/receive?productId=…&orderId=…: what is outstanding of that product in
 * that order, at its price; without an order, in the oldest open one. A form waits for it.
 */
export function useStartReceipt() {
  const { product, isLoading } = useStartProduct();
  const [params] = useSearchParams();
  const named = params.get('orderId');
  const expected = useExpectedOrdersQuery(product?._id ?? '', {
    skip: product === undefined || named !== null,
  });
  const orderId = named ?? oldestOpen(expected.currentData)?._id ?? '';
  const found = useStockOrderQuery(orderId, { skip: orderId === '' });
  const order = found.currentData;
  const isWaiting = [expected, found].some(
    ({ currentData, error, isFetching }) =>
      isFetching && currentData === undefined && error === undefined,
  );
  const receipt = newReceipt(product?._id ?? '');
  const quantity = order && product ? outstandingIn(order, product._id) : 0;
  return {
    product,
    receipt:
      order && quantity > 0
        ? { ...receipt, orderId, quantity, purchasePrice: priceIn(order, receipt.productId) ?? '' }
        : receipt,
    isLoading: isLoading || isWaiting,
  };
}

function outstandingIn({ items }: DetailedOrder, productId: string): number {
  const own = items.filter((item) => item.productId === productId);
  return sumQuantities(own.map(({ outstanding }) => outstanding ?? 0));
}
