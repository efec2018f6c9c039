import { useProductOptionQuery } from '@stockroom/shared-ui';
import { useFormValue } from '@stockroom/shared-ui/forms';

/** The product that the form has chosen, with its stock as it is now. */
export function useChosenProduct() {
  const [id] = useFormValue<string>('productId');
  const { currentData, error, isFetching, refetch } = useProductOptionQuery(id, {
    skip: id === '',
  });
  return { id, product: id === '' ? undefined : currentData, error, isFetching, refetch };
}
