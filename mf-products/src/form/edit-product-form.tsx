import type { Product, ProductInput } from '@stockroom/contract';
import { toApiError, useFormat } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useUpdateProductMutation } from '../api/products-api';
import { ChangesNotice } from './changes-notice';
import { productChanges, type ProductChange } from './product-changes';
import { ProductForm } from './product-form';
import { toProductValues } from './product-values';

interface EditProductFormProps {
  product: Product;
  /** Fetches the product as it is now. */
  reload: () => Promise<Product>;
}

/** Changes a product from the version it was opened with; if somebody was faster, it shows what they changed. */
export function EditProductForm({ product, reload }: EditProductFormProps) {
  const format = useFormat();
  const [updateProduct] = useUpdateProductMutation();
  // What the values were made from; what the cache holds may be newer by now.
  const [opened, setOpened] = useState(product);
  const [changes, setChanges] = useState<ProductChange[]>([]);

  const save = async (input: ProductInput) => {
    setChanges([]);
    const update = { id: opened._id, product: { ...input, version: opened.version } };
    try {
      return await updateProduct(update).unwrap();
    } catch (error) {
      if (toApiError(error).code === 'VERSION_CONFLICT') {
        const newer = await reload().catch(() => opened);
        setChanges(productChanges(opened, newer, format));
      }
      throw error;
    }
  };
  const loadNewer = async () => {
    const newer = await reload();
    setOpened(newer);
    setChanges([]);
    return toProductValues(newer);
  };
  return (
    <ProductForm
      initialValues={toProductValues(opened)}
      supplier={opened}
      submitLabel="Update Product"
      notice={changes.length > 0 && <ChangesNotice changes={changes} />}
      onSubmit={save}
      onLoadNewer={loadNewer}
    />
  );
}
