import { useProductOptionQuery } from '@stockroom/shared-ui';
import { useFormValue } from '@stockroom/shared-ui/forms';
import { useSearchParams } from 'react-router-dom';

/** Loads the product that the form has chosen, with its current stock. */
export function useChosenProduct() {
  const [id] = useFormValue<string>('productId');
  return { id, ...useProduct(id) };
}

/** Loads the product of a link, as in /inventory/receive?productId=…; a form waits for it. */
export function useStartProduct() {
  const [params] = useSearchParams();
  const { product, error, isFetching } = useProduct(params.get('productId') ?? '');
  // With a missing product the form stays while every focus asks for it again.
  return { product, isLoading: isFetching && product === undefined && error === undefined };
}

function useProduct(id: string) {
  const { currentData, ...query } = useProductOptionQuery(id, { skip: id === '' });
  return { ...query, product: id === '' ? undefined : currentData };
}
