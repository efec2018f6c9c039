import {
  PageFrame,
  Spinner,
  useCategoryOptionsQuery,
  useSupplierOptionsQuery,
} from '@stockroom/shared-ui';
import { useCreateProductMutation, useProductDefaultsQuery } from '../api/products-api';
import { PRODUCTS_PATH } from '../paths';
import { ProductForm } from './product-form';
import { newProductValues } from './product-values';

export function NewProductPage() {
  const [createProduct] = useCreateProductMutation();
  const { data: defaults, isError } = useProductDefaultsQuery();
  // What the fields will ask for: now, rather than after the defaults have come.
  useCategoryOptionsQuery();
  useSupplierOptionsQuery({ search: '' });
  return (
    <PageFrame title="Add Product" backTo={PRODUCTS_PATH}>
      {defaults || isError ? (
        <ProductForm
          initialValues={newProductValues(defaults)}
          submitLabel="Create Product"
          onSubmit={(product, { idempotencyKey }) =>
            createProduct({ product, idempotencyKey }).unwrap()
          }
        />
      ) : (
        <Spinner />
      )}
    </PageFrame>
  );
}
