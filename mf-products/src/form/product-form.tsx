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
import {
  CategoryField,
  MinimumStockField,
  PriceField,
  ProductImageField,
  UnitField,
} from './product-fields';
import { PRODUCT_LABELS, type ProductValues } from './product-values';

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
  return (
    <RecordForm
      {...form}
      schema={productSchema}
      listPath={PRODUCTS_PATH}
      failure="Failed to save product"
    >
      {notice}
      <FormLayout>
        <TextField name="name" label={PRODUCT_LABELS.name} required />
        <FieldRow>
          <TextField name="sku" label={PRODUCT_LABELS.sku} required />
          <CategoryField />
        </FieldRow>
        <TextAreaField name="description" label={PRODUCT_LABELS.description} />
        <FieldRow>
          <UnitField />
          <MinimumStockField />
        </FieldRow>
        <FieldRow>
          <PriceField name="purchasePrice" />
          <PriceField name="sellingPrice" />
        </FieldRow>
        <SupplierField
          name="supplierId"
          label={PRODUCT_LABELS.supplierId}
          required
          chosen={supplier}
        />
        <ProductImageField />
        <FormActions submitLabel={submitLabel} cancelTo={PRODUCTS_PATH} />
      </FormLayout>
    </RecordForm>
  );
}
