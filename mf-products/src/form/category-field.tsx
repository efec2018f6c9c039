import { useCategoryOptionsQuery } from '@stockroom/shared-ui';
import { SelectField } from '@stockroom/shared-ui/forms';
import { PRODUCT_LABELS } from './product-values';

export function CategoryField() {
  const {
    data: categories = [],
    error,
    isFetching,
    isLoading,
    isSuccess,
    refetch,
  } = useCategoryOptionsQuery();
  const hasNone = isSuccess && categories.length === 0;
  return (
    <SelectField
      name="category"
      label={PRODUCT_LABELS.category}
      required
      placeholder="Select a category"
      options={categories.map((name) => ({ value: name, label: name }))}
      loading={isLoading}
      failure={
        error && { message: 'Failed to load categories', onRetry: refetch, busy: isFetching }
      }
      hint={hasNone && 'There are no categories yet: add them in Settings.'}
    />
  );
}
