import { useProductOptionQuery } from '@stockroom/shared-ui';
import { useField } from 'formik';

/** The product that the form has chosen, with its stock as it is now. */
export function useChosenProduct() {
  const [{ value: id }] = useField<string>('productId');
  const { currentData, error, isFetching, refetch } = useProductOptionQuery(id, {
    skip: id === '',
  });
  return { id, product: id === '' ? undefined : currentData, error, isFetching, refetch };
}
