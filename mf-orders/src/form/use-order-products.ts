import type { Order, Product } from '@stockroom/contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { reasonOf } from '@stockroom/shared-ui';
import { useCallback, useMemo, useState } from 'react';
import { useOrderProductsQuery } from '../api/order-products-api';
import type { KnownProduct, KnownProducts } from './item-prices';
import { availableFor, heldBy } from './items/stock';

const NONE: readonly KnownProduct[] = [];

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
  const earlier = useEarlierProducts(order, ordered);
  const products: KnownProducts = useMemo(
    () => byId([...earlier, ...ordered, ...chosen]),
    [earlier, ordered, chosen],
  );
  const addChosen = useCallback(
    (product: Product) => setChosen((before) => [...before, product]),
    [],
  );
  const failure = error && { reason: reasonOf(error), busy: isFetching, onRetry: refetch };
  return { products, addChosen, failure };
}

/**
 * Products of the order as it was before somebody else has changed it: a row that they have removed may be kept here.
 * @param ordered until the products of a newer order come, those of the one before
 */
function useEarlierProducts(order: Order | undefined, ordered: readonly KnownProduct[]) {
  const [last, setLast] = useState({ order, earlier: NONE });
  if (order !== last.order) {
    const held = heldBy(last.order, last.order?.type ?? '');
    // What it held of them is free now.
    const free = availableFor(byId(ordered), held);
    const then = ordered.map((product) => ({
      ...product,
      available: free.get(product._id) ?? product.available,
    }));
    setLast({ order, earlier: [...last.earlier, ...then] });
  }
  return last.earlier;
}

function byId(products: readonly KnownProduct[]): KnownProducts {
  return new Map(products.map((product) => [product._id, product]));
}
