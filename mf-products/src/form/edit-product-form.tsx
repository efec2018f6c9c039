import type { Product } from '@stockroom/contract';
import { useFormat } from '@stockroom/shared-ui';
import { ChangesNotice, useVersionedRecord } from '@stockroom/shared-ui/forms';
import { useUpdateProductMutation } from '../api/products-api';
import { productChanges } from './product-changes';
import { ProductForm } from './product-form';
import { toProductValues } from './product-values';
import { useConfirmPrices } from './use-confirm-prices';
import { useConfirmUnit } from './use-confirm-unit';

interface EditProductFormProps {
  product: Product;
  /** Fetches the product as it is now. */
  reload: () => Promise<Product>;
}

/** Changes a product from the version it was opened with; if somebody was faster, it shows what they changed. */
export function EditProductForm({ product, reload }: EditProductFormProps) {
  const format = useFormat();
  const confirmPrices = useConfirmPrices();
  const confirmUnit = useConfirmUnit();
  const [updateProduct] = useUpdateProductMutation();
  const { opened, changes, save, loadNewer } = useVersionedRecord({
    record: product,
    reload,
    differences: (before, now) => productChanges(before, now, format),
  });
  return (
    <ProductForm
      initialValues={toProductValues(opened)}
      supplier={opened}
      submitLabel="Update Product"
      notice={<ChangesNotice changes={changes} />}
      onSubmit={async (input, { idempotencyKey }) => {
        const { unitOfMeasurement } = opened;
        if (!(await confirmUnit({ ...product, unitOfMeasurement }, input.unitOfMeasurement)))
          return null;
        if (!(await confirmPrices(opened, input))) return null;
        return save((version) => {
          const changed = { ...input, version };
          return updateProduct({ id: opened._id, product: changed, idempotencyKey }).unwrap();
        });
      }}
      onLoadNewer={async () => toProductValues(await loadNewer())}
    />
  );
}
