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
import { useParams } from 'react-router-dom';
import { useProductQuery } from '../api/products-api';
import { PRODUCTS_PATH } from '../paths';
import { EditProductForm } from './edit-product-form';

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
