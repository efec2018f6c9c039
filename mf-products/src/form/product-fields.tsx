import { quantityDecimals, UNITS } from '@stockroom/contract';
import { useCategoryOptionsQuery } from '@stockroom/shared-ui';
import {
  ImageField,
  NumberField,
  SelectField,
  useFormValue,
  useMoneyField,
} from '@stockroom/shared-ui/forms';
import { useUploadImageMutation } from '../api/products-api';
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

const UNIT_OPTIONS = UNITS.map((unit) => ({ value: unit, label: unit }));

export function UnitField() {
  return (
    <SelectField
      name="unitOfMeasurement"
      label={PRODUCT_LABELS.unitOfMeasurement}
      required
      options={UNIT_OPTIONS}
    />
  );
}

/** Follows the unit that the form holds. */
export function MinimumStockField() {
  const [unit] = useFormValue<string>('unitOfMeasurement');
  return (
    <NumberField
      name="minimumStockLevel"
      label={PRODUCT_LABELS.minimumStockLevel}
      required
      min={0}
      step={quantityDecimals(unit) === 0 ? 1 : 0.1}
      suffix={unit}
    />
  );
}

export function PriceField({ name }: { name: 'purchasePrice' | 'sellingPrice' }) {
  return <NumberField name={name} label={PRODUCT_LABELS[name]} required {...useMoneyField()} />;
}

/** The URL of an image. An upload stores a file and fills in its URL. */
export function ProductImageField() {
  const [uploadImage] = useUploadImageMutation();
  const upload = async (file: File) => (await uploadImage(file).unwrap()).imageUrl;
  return (
    <ImageField
      name="imageUrl"
      label={PRODUCT_LABELS.imageUrl}
      placeholder="https://example.com/image.jpg"
      upload={upload}
    />
  );
}
