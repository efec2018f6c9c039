import {
  sumQuantities,
  type DetailedOrder,
  type Order,
  type ReceiptInput,
} from '@stockroom/contract';
import { useSearchParams } from 'react-router-dom';
import { useExpectedOrdersQuery, useStockOrderQuery } from '../api/stock-orders-api';
import { useStartProduct } from '../product/chosen-product';

/** Typed numbers are still text. */
export type ReceiptValues = Record<
  Exclude<keyof ReceiptInput, 'quantity' | 'purchasePrice'>,
  string
> &
  Record<'quantity' | 'purchasePrice', number | string>;

/**
 * Loads the product and order of a link, as in /inventory/receive?productId=…&orderId=…, and starts with the outstanding
 * quantity and its price. Without an order the link takes the product's oldest open one.
 */
export function useStartReceipt() {
  const { product, isLoading } = useStartProduct();
  const [params] = useSearchParams();
  const linkedOrder = params.get('orderId');
  const expected = useExpectedOrdersQuery(product?._id ?? '', {
    skip: product === undefined || linkedOrder !== null,
  });
  const orderId = linkedOrder ?? expected.currentData?.[0]?._id ?? '';
  const found = useStockOrderQuery(orderId, { skip: orderId === '' });
  const order = found.currentData;
  const isWaiting = [expected, found].some(
    ({ currentData, error, isFetching }) =>
      isFetching && currentData === undefined && error === undefined,
  );
  const quantity = order && product ? outstandingIn(order, product._id) : 0;
  const initialValues: ReceiptValues = {
    productId: product?._id ?? '',
    orderId: '',
    quantity: '',
    purchasePrice: '',
    supplierReference: params.get('supplierReference') ?? '',
    notes: '',
    ...(order &&
      product &&
      quantity > 0 && { orderId, quantity, purchasePrice: priceIn(order, product._id) ?? '' }),
  };
  // A link can be older than the delivery that it asks for.
  const isSettled = linkedOrder !== null && product && order && quantity === 0;
  return {
    product,
    initialValues,
    settledOrder: isSettled ? order.orderNumber : null,
    isLoading: isLoading || isWaiting,
  };
}

function outstandingIn({ items }: DetailedOrder, productId: string): number {
  const own = items.filter((item) => item.productId === productId);
  return sumQuantities(own.map(({ outstanding }) => outstanding ?? 0));
}

/** Returns the unit price of a product in an order; undefined where its items have different prices. */
export function priceIn({ items }: Order, productId: string): number | undefined {
  const prices = new Set(
    items.filter((item) => item.productId === productId).map(({ unitPrice }) => unitPrice),
  );
  const [price] = prices;
  return prices.size === 1 ? price : undefined;
}
