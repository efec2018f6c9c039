import type { ProductInput, ProductWriteResult } from '@stockroom/contract';
import {
  FieldRow,
  FormActions,
  FormLayout,
  RecordForm,
  SupplierField,
  TextAreaField,
  TextField,
  type ChosenSupplier,
  type FormProps,
} from '@stockroom/shared-ui/forms';
import type { ReactNode } from 'react';
import { PRODUCTS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { BarcodesField } from './barcodes-field';
import {
  CategoryField,
  ProductImageField,
  PurchasePriceField,
  QuantityField,
  SellingPriceField,
  UnitField,
} from './product-fields';
import { productLabels, type ProductValues } from './product-values';

type ProductFormProps<Values extends ProductValues, Payload extends ProductInput> = Pick<
  FormProps<Values, Payload, ProductWriteResult>,
  'initialValues' | 'schema' | 'onSubmit' | 'onLoadNewer'
> & {
  submitLabel: string;
  /** The product's current supplier. */
  supplier?: ChosenSupplier;
  notice?: ReactNode;
  aside?: ReactNode;
  initialStock?: ReactNode;
};

/** The fields of a new or an edited product. After a save it returns to the list. */
export function ProductForm<Values extends ProductValues, Payload extends ProductInput>({
  submitLabel,
  supplier,
  notice,
  aside,
  initialStock,
  ...form
}: ProductFormProps<Values, Payload>) {
  const t = useTranslate();
  const labels = productLabels(t);
  return (
    <RecordForm {...form} listPath={PRODUCTS_PATH} failure={t('Failed to save product')}>
      {notice}
      <FormLayout aside={aside}>
        <TextField name="name" label={labels.name} required />
        <FieldRow>
          <TextField name="sku" label={labels.sku} required />
          <CategoryField />
        </FieldRow>
        <BarcodesField />
        <TextAreaField name="description" label={labels.description} />
        <FieldRow>
          <UnitField />
          <QuantityField name="minimumStockLevel" label={labels.minimumStockLevel} required />
          {initialStock}
        </FieldRow>
        <FieldRow>
          <PurchasePriceField />
          <SellingPriceField />
        </FieldRow>
        <FieldRow>
          <SupplierField name="supplierId" label={labels.supplierId} required chosen={supplier} />
          <QuantityField
            name="packSize"
            label={labels.packSize}
            hint={t('Proposed orders are rounded up to full packs.')}
          />
        </FieldRow>
        <ProductImageField />
        <FormActions submitLabel={submitLabel} cancelTo={PRODUCTS_PATH} />
      </FormLayout>
    </RecordForm>
  );
}
