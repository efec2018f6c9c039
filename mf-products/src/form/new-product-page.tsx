import { PageFrame } from '@stockroom/shared-ui';
import { useCreateProductMutation } from '../api/products-api';
import { PRODUCTS_PATH } from '../paths';
import { ProductForm } from './product-form';
import { NEW_PRODUCT } from './product-values';

export function NewProductPage() {
  const [createProduct] = useCreateProductMutation();
  return (
    <PageFrame title="Add Product" backTo={PRODUCTS_PATH}>
      <ProductForm
        initialValues={NEW_PRODUCT}
        submitLabel="Create Product"
        onSubmit={(product, { idempotencyKey }) =>
          createProduct({ product, idempotencyKey }).unwrap()
        }
      />
    </PageFrame>
  );
}
