import { newProductSchema } from '@stockroom/contract';
import {
  PageFrame,
  Spinner,
  useCan,
  useCategoryOptionsQuery,
  useSupplierOptionsQuery,
  useSystemSettingsQuery,
} from '@stockroom/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { useCreateProductMutation } from '../api/products-api';
import { PRODUCTS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { QuantityField } from './product-fields';
import { ProductForm } from './product-form';
import { newProductValues } from './product-values';

export function NewProductPage() {
  const t = useTranslate();
  // A scan that found nothing leads here.
  const [params] = useSearchParams();
  const barcode = params.get('barcode') ?? '';
  const supplierId = params.get('supplierId') ?? '';
  const supplierName = params.get('supplierName') ?? '';
  const canReceive = useCan('stock:receive');
  const [createProduct] = useCreateProductMutation();
  const { data: settings, isError } = useSystemSettingsQuery();
  // The fields need these: load them now, not after the settings.
  useCategoryOptionsQuery();
  useSupplierOptionsQuery({ search: '' });
  return (
    <PageFrame title={t('Add Product')} backTo={PRODUCTS_PATH}>
      {settings || isError ? (
        <ProductForm
          schema={newProductSchema}
          initialStock={
            canReceive && (
              <QuantityField
                name="initialStock"
                label={t('Initial Stock')}
                hint={t('Posts a receipt at the purchase price.')}
              />
            )
          }
          initialValues={newProductValues(settings, { barcode, supplierId })}
          supplier={supplierId === '' ? undefined : { supplierId, supplierName }}
          submitLabel={t('Create Product')}
          onSubmit={(product, submit) => createProduct({ product, ...submit }).unwrap()}
        />
      ) : (
        <Spinner />
      )}
    </PageFrame>
  );
}
