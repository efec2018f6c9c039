import {
  addBarcodeSchema,
  productSchema,
  type Barcode,
  type Product,
  type ProductWriteResult,
} from '@stockroom/contract';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useLazyProductOptionQuery } from '../../lookups/lookups';
import { api } from '../../store/api';
import { useAppDispatch } from '../../store/hooks';
import type { Submit } from '../../store/submit-keys';
import { showSuccess } from '../../store/toasts';
import { useTranslate } from '../../texts';
import { NumberField } from '../fields/number-field';
import { Form } from '../form';
import { FormActions, FormFields } from '../form-layout';
import { ProductField } from './record-fields';

const barcodes = api.injectEndpoints({
  endpoints: (build) => ({
    addBarcode: build.mutation<ProductWriteResult, Submit & { product: Product; barcode: Barcode }>(
      {
        query: ({ product, barcode, ...submit }) => ({
          operation: 'PUT /products/:id',
          id: product._id,
          body: {
            ...productSchema.cast(product, { stripUnknown: true }),
            version: product.version,
            barcodes: [...(product.barcodes ?? []), barcode],
          },
          ...submit,
        }),
        invalidatesTags: (result) => (result ? ['Product'] : []),
      },
    ),
  }),
});

export interface AddBarcodeDialogProps {
  /** A code that no product has. */
  code: string;
  /** Runs after the save, when the dialog has closed. */
  onAdded?: () => void;
  onClose: () => void;
}

/** Gives a code to a product that the user picks. */
export function AddBarcodeDialog({ code, onAdded, onClose }: AddBarcodeDialogProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [loadProduct] = useLazyProductOptionQuery();
  const [addBarcode] = barcodes.useAddBarcodeMutation();
  return (
    <Dialog isOpen onClose={onClose} title={t('Add the barcode {code} to a product', { code })}>
      <Form
        initialValues={{ productId: '', units: 1 }}
        schema={addBarcodeSchema}
        failure={t('Failed to save product')}
        onSubmit={async ({ productId, units }, submit) => {
          const product = await loadProduct(productId).unwrap();
          return addBarcode({ product, barcode: { code, units }, ...submit }).unwrap();
        }}
        onSaved={({ message }) => dispatch(showSuccess(message))}
        goOn={() => {
          onClose();
          onAdded?.();
        }}
      >
        <FormFields>
          <ProductField name="productId" required next="units" />
          <NumberField
            name="units"
            label={t('Units')}
            required
            min={0}
            hint={t('How many units one scan means: 12 for a box of 12.')}
          />
          <FormActions submitLabel={t('Add Barcode')} />
        </FormFields>
      </Form>
    </Dialog>
  );
}
