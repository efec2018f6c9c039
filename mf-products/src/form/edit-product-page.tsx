import type { Product } from '@stockroom/contract';
import {
  ButtonLink,
  ErrorState,
  PageFrame,
  PageState,
  Spinner,
  toApiError,
  useErrorToast,
} from '@stockroom/shared-ui';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useProductQuery, useUpdateProductMutation } from '../api/products-api';
import { PRODUCTS_PATH } from '../paths';
import { ProductForm } from './product-form';
import { toProductValues } from './product-values';

const LOAD_FAILURE = 'Failed to load product data';

export function EditProductPage() {
  const { id = '' } = useParams();
  const { currentData: product, error, isFetching, refetch } = useProductQuery(id);
  // Once the form stands there, a failed refresh in the background takes nothing away from it.
  const failure = product ? undefined : error;
  useErrorToast(failure, LOAD_FAILURE);
  return (
    <PageFrame title="Edit Product" backTo={PRODUCTS_PATH}>
      {product ? (
        <EditProductForm key={product._id} product={product} reload={() => refetch().unwrap()} />
      ) : failure === undefined ? (
        <Spinner />
      ) : toApiError(failure).code === 'NOT_FOUND' ? (
        <ProductNotFound />
      ) : (
        <ErrorState title={LOAD_FAILURE} busy={isFetching} onRetry={refetch} />
      )}
    </PageFrame>
  );
}

interface EditProductFormProps {
  product: Product;
  reload: () => Promise<Product>;
}

function EditProductForm({ product, reload }: EditProductFormProps) {
  const [updateProduct] = useUpdateProductMutation();
  // What the values were made from; what the cache holds may be newer by now.
  const [opened, setOpened] = useState(product);
  const loadNewer = async () => {
    const newer = await reload();
    setOpened(newer);
    return toProductValues(newer);
  };
  return (
    <ProductForm
      initialValues={toProductValues(opened)}
      supplier={opened}
      submitLabel="Update Product"
      onSubmit={(input) =>
        updateProduct({
          id: opened._id,
          product: { ...input, version: opened.version },
        }).unwrap()
      }
      onLoadNewer={loadNewer}
    />
  );
}

function ProductNotFound() {
  return (
    <PageState
      icon={PackageX}
      title="Product not found"
      action={<ButtonLink to={PRODUCTS_PATH}>Back to Products</ButtonLink>}
    >
      It may have been deleted.
    </PageState>
  );
}
