import type { Order, Product } from '@stockroom/contract';
import { skipToken } from '@stockroom/shared-ui';
import { useCallback, useState } from 'react';
import { useOrderProductsQuery } from '../api/orders-api';
import type { KnownProduct, KnownProducts } from './item-prices';

/**
 * Knows the products of the edited order, the one that a new order starts with, and those chosen since. After a conflict
 * the older version's products stay, since the form may keep a row that somebody else has removed.
 */
export function useOrderProducts(order: Order | undefined, startProduct: Product | undefined) {
  const { data, error, isFetching, refetch } = useOrderProductsQuery(
    order ? { _id: order._id, version: order.version } : skipToken,
  );
  const [products, setProducts] = useState<KnownProducts>(() =>
    withProducts(new Map(), startProduct ? [startProduct] : []),
  );
  const [loaded, setLoaded] = useState<typeof data>();
  if (data && data !== loaded) {
    setLoaded(data);
    setProducts(withProducts(products, data));
  }
  const addChosen = useCallback(
    (product: Product) => setProducts((known) => withProducts(known, [product])),
    [],
  );
  return { products, addChosen, error, isFetching, refetch };
}

function withProducts(known: KnownProducts, added: readonly KnownProduct[]): KnownProducts {
  return new Map([...known, ...added.map((product) => [product._id, product] as const)]);
}
