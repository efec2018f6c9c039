import { PageFrame, RecordBody } from '@stockroom/shared-ui';
import { Package } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useProductQuery } from '../api/products-api';
import { PRODUCTS_PATH } from '../paths';
import { EditProductForm } from './edit-product-form';

const MISSING = {
  icon: Package,
  title: 'Product not found',
  back: { to: PRODUCTS_PATH, label: 'Back to Products' },
};

export function EditProductPage() {
  const { id = '' } = useParams();
  const query = useProductQuery(id);
  return (
    <PageFrame title="Edit Product" backTo={PRODUCTS_PATH}>
      <RecordBody query={query} failure="Failed to load product data" missing={MISSING}>
        {(product) => (
          <EditProductForm
            key={product._id}
            product={product}
            reload={() => query.refetch().unwrap()}
          />
        )}
      </RecordBody>
    </PageFrame>
  );
}
