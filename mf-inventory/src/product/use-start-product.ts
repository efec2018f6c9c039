import { useProductOptionQuery } from '@stockroom/shared-ui';
import { useSearchParams } from 'react-router-dom';

/** The product that a link has chosen already, as in /inventory/receive?productId=…; a form waits for it. */
export function useStartProduct() {
  const [params] = useSearchParams();
  const id = params.get('productId') ?? '';
  const { currentData, error, isFetching } = useProductOptionQuery(id, { skip: id === '' });
  const product = id === '' ? undefined : currentData;
  // A product that is gone is asked for again with every focus: the form stays meanwhile.
  return { product, isLoading: isFetching && product === undefined && error === undefined };
}
