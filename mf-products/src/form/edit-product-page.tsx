import { productSchema, type Product, type ProductInput } from '@stockroom/contract';
import { HistoryLink, PageFrame, RecordBody, useFormat } from '@stockroom/shared-ui';
import { ChangesNotice, useVersionedRecord } from '@stockroom/shared-ui/forms';
import { Package } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useProductQuery, useUpdateProductMutation } from '../api/products-api';
import { PRODUCTS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { ProductAside } from './product-aside';
import { ProductForm } from './product-form';
import { productChanges, toProductValues } from './product-values';
import { useConfirmPrices } from './use-confirm-prices';
import { useConfirmUnit } from './use-confirm-unit';

export function EditProductPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const query = useProductQuery(id);
  return (
    <PageFrame
      title={t('Edit Product')}
      backTo={PRODUCTS_PATH}
      actions={<HistoryLink entity="product" id={id} />}
    >
      <RecordBody
        query={query}
        failure={t('Failed to load product data')}
        missing={{
          icon: Package,
          title: t('Product not found'),
          back: { to: PRODUCTS_PATH, label: t('Back to Products') },
        }}
      >
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

interface EditProductFormProps {
  product: Product;
  reload: () => Promise<Product>;
}

/** Updates the version that the user opened. After a conflict it lists what somebody else changed. */
function EditProductForm({ product, reload }: EditProductFormProps) {
  const t = useTranslate();
  const format = useFormat();
  const confirmPrices = useConfirmPrices();
  const confirmUnit = useConfirmUnit();
  const [updateProduct] = useUpdateProductMutation();
  const { opened, changes, save, loadNewer } = useVersionedRecord({
    record: product,
    reload,
    differences: (before, now) => productChanges(before, now, format, t),
  });
  const isConfirmed = async (input: ProductInput) => {
    const { unitOfMeasurement } = opened;
    const current = { ...product, unitOfMeasurement };
    return (
      (await confirmUnit(current, input.unitOfMeasurement)) && (await confirmPrices(opened, input))
    );
  };
  return (
    <ProductForm
      schema={productSchema}
      initialValues={toProductValues(opened)}
      supplier={opened}
      submitLabel={t('Update Product')}
      notice={<ChangesNotice changes={changes} />}
      aside={<ProductAside id={opened._id} />}
      onSubmit={async (input, submit) => {
        if (!(await isConfirmed(input))) return null;
        return save((version) =>
          updateProduct({
            id: opened._id,
            product: { ...input, version },
            ...submit,
          }).unwrap(),
        );
      }}
      onLoadNewer={async () => toProductValues(await loadNewer())}
    />
  );
}
