import { quantityDecimals, UNITS, unitText } from '@stockroom/contract';
import { useCan, useCategoryOptionsQuery } from '@stockroom/shared-ui';
import {
  ImageField,
  NumberField,
  SelectField,
  useFormValue,
  useMoneyField,
} from '@stockroom/shared-ui/forms';
import { useUploadImageMutation } from '../api/products-api';
import { useTranslate } from '../texts';
import { productLabels } from './product-values';

const loadCategoryDialog = async () =>
  (await import(/* webpackChunkName: "new-category-dialog" */ './new-category-dialog'))
    .NewCategoryDialog;

export function CategoryField() {
  const t = useTranslate();
  const canCreate = useCan('categories:write');
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
      label={productLabels(t).category}
      required
      placeholder={t('Select a category')}
      options={categories.map((name) => ({ value: name, label: name }))}
      loading={isLoading}
      failure={
        error && { message: t('Failed to load categories'), onRetry: refetch, busy: isFetching }
      }
      hint={hasNone && t('There are no categories yet.')}
      newOption={canCreate ? { label: t('New category…'), load: loadCategoryDialog } : undefined}
    />
  );
}

export function UnitField() {
  const t = useTranslate();
  return (
    <SelectField
      name="unitOfMeasurement"
      label={productLabels(t).unitOfMeasurement}
      required
      options={UNITS.map((unit) => ({ value: unit, label: t(unitText(unit)) }))}
    />
  );
}

/** Follows the unit that the form holds. */
export function MinimumStockField() {
  const t = useTranslate();
  const [unit] = useFormValue<string>('unitOfMeasurement');
  return (
    <NumberField
      name="minimumStockLevel"
      label={productLabels(t).minimumStockLevel}
      required
      min={0}
      step={quantityDecimals(unit) === 0 ? 1 : 0.1}
      suffix={t(unitText(unit))}
    />
  );
}

export function PackSizeField() {
  const t = useTranslate();
  const [unit] = useFormValue<string>('unitOfMeasurement');
  return (
    <NumberField
      name="packSize"
      label={productLabels(t).packSize}
      min={0}
      step={quantityDecimals(unit) === 0 ? 1 : 0.1}
      suffix={t(unitText(unit))}
      hint={t('Proposed orders come in multiples of it.')}
    />
  );
}

/** For people who may receive stock. */
export function InitialStockField() {
  const t = useTranslate();
  const canReceive = useCan('stock:receive');
  const [unit] = useFormValue<string>('unitOfMeasurement');
  if (!canReceive) return null;
  return (
    <NumberField
      name="initialStock"
      label={t('Initial Stock')}
      min={0}
      step={quantityDecimals(unit) === 0 ? 1 : 0.1}
      suffix={t(unitText(unit))}
      hint={t('Posts a receipt at the purchase price.')}
    />
  );
}

export function PriceField({ name }: { name: 'purchasePrice' | 'sellingPrice' }) {
  const labels = productLabels(useTranslate());
  return <NumberField name={name} label={labels[name]} required {...useMoneyField()} />;
}

/** The URL of an image. An upload stores a file and fills in its URL. */
export function ProductImageField() {
  const t = useTranslate();
  const [uploadImage] = useUploadImageMutation();
  const upload = async (file: File) => (await uploadImage(file).unwrap()).imageUrl;
  return (
    <ImageField
      name="imageUrl"
      label={productLabels(t).imageUrl}
      placeholder="https://example.com/image.jpg"
      upload={upload}
    />
  );
}
