import { useCategoryOptionsQuery } from '@stockroom/shared-ui';
import { SelectField } from '@stockroom/shared-ui/forms';
import { PRODUCT_LABELS } from './product-values';

export function CategoryField() {
  const { data: categories = [], isLoading, isSuccess } = useCategoryOptionsQuery();
  const hasNone = isSuccess && categories.length === 0;
  return (
    <SelectField
      name="category"
      label={PRODUCT_LABELS.category}
      required
      placeholder="Select a category"
      options={categories.map((name) => ({ value: name, label: name }))}
      loading={isLoading}
      hint={hasNone && 'There are no categories yet: add them in Settings.'}
    />
  );
}
