import {
  MONEY_SCALE,
  quantityDecimals,
  sumMoney,
  typedNumber,
  UNITS,
  unitText,
} from '@stockroom/contract';
import { useCan, useCategoryOptionsQuery, useFormat, useLanguage } from '@stockroom/shared-ui';
import {
  ImageField,
  NumberField,
  SelectField,
  useFormValue,
  useMoneyField,
  WarningText,
} from '@stockroom/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useUploadImageMutation } from '../api/products-api';
import { useTranslate } from '../texts';
import { productLabels } from './product-values';

type QuantityFieldProps = Pick<
  ComponentProps<typeof NumberField>,
  'name' | 'label' | 'required' | 'hint'
>;

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
export function QuantityField(props: QuantityFieldProps) {
  const t = useTranslate();
  const [unit] = useFormValue<string>('unitOfMeasurement');
  const step = quantityDecimals(unit) === 0 ? 1 : 0.1;
  return <NumberField {...props} min={0} step={step} suffix={t(unitText(unit))} />;
}

export function PurchasePriceField() {
  const label = productLabels(useTranslate()).purchasePrice;
  return <NumberField name="purchasePrice" label={label} required {...useMoneyField()} />;
}

/** Says what a sale earns at this price. */
export function SellingPriceField() {
  const label = productLabels(useTranslate()).sellingPrice;
  const hint = useMarginHint();
  return (
    <NumberField name="sellingPrice" label={label} required hint={hint} {...useMoneyField()} />
  );
}

/** The margin of the typed prices, or a warning of a loss; null without both. */
function useMarginHint() {
  const t = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const [typedCost] = useFormValue<number | string>('purchasePrice');
  const [typedPrice] = useFormValue<number | string>('sellingPrice');
  const cost = typedNumber(typedCost, MONEY_SCALE, language);
  const price = typedNumber(typedPrice, MONEY_SCALE, language);
  if (cost === null || price === null || price === 0) return null;
  const margin = Number(sumMoney([price, -cost]));
  if (margin >= 0)
    return t('Margin {amount}, {share}', {
      amount: format.money(margin),
      share: format.percent(margin / price),
    });
  return (
    <WarningText>
      {t('{amount} below the purchase price', { amount: format.money(-margin) })}
    </WarningText>
  );
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
