import { productSchema, type ProductInput, type ProductWriteResult } from '@stockroom/contract';
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
import {
  CategoryField,
  MinimumStockField,
  PriceField,
  ProductImageField,
  UnitField,
} from './product-fields';
import { productLabels, type ProductValues } from './product-values';

type ProductFormProps = Pick<
  FormProps<ProductValues, ProductInput, ProductWriteResult>,
  'initialValues' | 'onSubmit' | 'onLoadNewer'
> & {
  submitLabel: string;
  /** The product's current supplier. */
  supplier?: ChosenSupplier;
  /** Stands above the fields. */
  notice?: ReactNode;
};

/** The fields of a new or an edited product. After a save it returns to the list. */
export function ProductForm({ submitLabel, supplier, notice, ...form }: ProductFormProps) {
  const t = useTranslate();
  const labels = productLabels(t);
  return (
    <RecordForm
      {...form}
      schema={productSchema}
      listPath={PRODUCTS_PATH}
      failure={t('Failed to save product')}
    >
      {notice}
      <FormLayout>
        <TextField name="name" label={labels.name} required />
        <FieldRow>
          <TextField name="sku" label={labels.sku} required />
          <CategoryField />
        </FieldRow>
        <TextAreaField name="description" label={labels.description} />
        <FieldRow>
          <UnitField />
          <MinimumStockField />
        </FieldRow>
        <FieldRow>
          <PriceField name="purchasePrice" />
          <PriceField name="sellingPrice" />
        </FieldRow>
        <SupplierField name="supplierId" label={labels.supplierId} required chosen={supplier} />
        <ProductImageField />
        <FormActions submitLabel={submitLabel} cancelTo={PRODUCTS_PATH} />
      </FormLayout>
    </RecordForm>
  );
}
