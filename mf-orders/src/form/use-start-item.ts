import type { Product } from '@stockroom/contract';
import { useProductOptionQuery } from '@stockroom/shared-ui';
import { useSearchParams } from 'react-router-dom';

/** What a link asks to buy, as in /orders/new?productId=…&quantity=5. */
export interface StartItem {
  product: Product;
  quantity: number | '';
}

/** The first item of a purchase that a link begins; the form waits for its product. */
export function useStartItem(): { item: StartItem | undefined; isLoading: boolean } {
  const [params] = useSearchParams();
  const id = params.get('productId') ?? '';
  const quantity = Number(params.get('quantity'));
  const {
    currentData: product,
    error,
    isFetching,
  } = useProductOptionQuery(id, { skip: id === '' });
  return {
    item: product && { product, quantity: quantity > 0 ? quantity : '' },
    isLoading: isFetching && product === undefined && error === undefined,
  };
}
