import {
  PageFrame,
  Spinner,
  useCategoryOptionsQuery,
  useSupplierOptionsQuery,
  useSystemSettingsQuery,
} from '@stockroom/shared-ui';
import { useCreateProductMutation } from '../api/products-api';
import { PRODUCTS_PATH } from '../paths';
import { ProductForm } from './product-form';
import { newProductValues } from './product-values';

export function NewProductPage() {
  const [createProduct] = useCreateProductMutation();
  const { data: settings, isError } = useSystemSettingsQuery();
  // The fields need these: load them now, not after the settings.
  useCategoryOptionsQuery();
  useSupplierOptionsQuery({ search: '' });
  return (
    <PageFrame title="Add Product" backTo={PRODUCTS_PATH}>
      {settings || isError ? (
        <ProductForm
          initialValues={newProductValues(settings)}
          submitLabel="Create Product"
          onSubmit={(product, submit) => createProduct({ product, ...submit }).unwrap()}
        />
      ) : (
        <Spinner />
      )}
    </PageFrame>
  );
}
