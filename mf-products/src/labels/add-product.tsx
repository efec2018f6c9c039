import { Form, ProductField, useFormValue } from '@stockroom/shared-ui/forms';
import { useEffect } from 'react';
import { object } from 'yup';
import { useTranslate } from '../texts';

const SCHEMA = object();
const VALUES = { productId: '' };

/** Finds products by search or scan; each choice empties the box for the next one. */
export function AddProduct({ onAdd }: { onAdd: (id: string) => void }) {
  return (
    <Form
      guarded={false}
      schema={SCHEMA}
      initialValues={VALUES}
      onSubmit={async () => null}
      failure=""
    >
      <ProductBox onAdd={onAdd} />
    </Form>
  );
}

function ProductBox({ onAdd }: { onAdd: (id: string) => void }) {
  const t = useTranslate();
  const [productId, setProductId] = useFormValue<string>('productId');
  useEffect(() => {
    if (productId !== '') setProductId('');
  }, [productId, setProductId]);
  return (
    <ProductField
      name="productId"
      label={t('Add a product')}
      data-shortcut="scan"
      onChoose={(product) => product && onAdd(product._id)}
      onScan={({ _id }) => {
        onAdd(_id);
        return true;
      }}
    />
  );
}
