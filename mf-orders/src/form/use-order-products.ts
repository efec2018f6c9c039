import type { Order, Product } from '@stockroom/contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { reasonOf } from '@stockroom/shared-ui';
import { useCallback, useMemo, useState } from 'react';
import { useOrderProductsQuery } from '../api/order-products-api';
import type { KnownProducts } from './item-prices';

const NONE: readonly Product[] = [];

/**
 * Units, prices and stock of the products in the form: those of the order that is edited, or that it begins with, and
 * those chosen since.
 */
export function useOrderProducts(order: Order | undefined, startProduct: Product | undefined) {
  const query = useOrderProductsQuery(
    order ? { _id: order._id, version: order.version } : skipToken,
  );
  const [chosen, setChosen] = useState(() => (startProduct ? [startProduct] : NONE));
  const { data: ordered = NONE, error, isFetching, refetch } = query;
  const products: KnownProducts = useMemo(
    () => new Map([...ordered, ...chosen].map((product) => [product._id, product])),
    [ordered, chosen],
  );
  const addChosen = useCallback(
    (product: Product) => setChosen((before) => [...before, product]),
    [],
  );
  const failure = error && { reason: reasonOf(error), busy: isFetching, onRetry: refetch };
  return { products, addChosen, failure };
}
