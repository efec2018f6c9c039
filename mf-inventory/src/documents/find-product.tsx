import type { Product } from '@stockroom/contract';
import { Form, ProductField, useFormValue, type ChosenSupplier } from '@stockroom/shared-ui/forms';
import { useEffect } from 'react';
import { object, string } from 'yup';
import { useTranslate } from '../texts';

interface FindProductProps {
  /** @param units how many the scan means */
  onScan: (product: Product, units: number) => void;
  onChoose: (product: Product) => void;
  /** Runs for a scan that means no product. */
  onNothing: () => void;
  /** For a blind count. */
  hidesStock?: boolean;
  /** Of a product that is created for an unknown code. */
  supplier?: ChosenSupplier;
}

const EMPTY = { productId: '' };
const SCHEMA = object({ productId: string() });

/** Finds a product by scan or search; it empties itself for the next one. */
export function FindProduct(props: FindProductProps) {
  const t = useTranslate();
  return (
    <Form
      guarded={false}
      initialValues={EMPTY}
      schema={SCHEMA}
      onSubmit={() => Promise.resolve(null)}
      failure={t('Failed to find the product')}
    >
      <Field {...props} />
    </Form>
  );
}

function Field({ onScan, onChoose, onNothing, hidesStock, supplier }: FindProductProps) {
  const t = useTranslate();
  const [productId, setProductId] = useFormValue<string>('productId');
  // The field holds a choice only until it has reached the lines.
  useEffect(() => {
    if (productId !== '') setProductId('');
  }, [productId, setProductId]);
  return (
    <ProductField
      name="productId"
      label={t('Scan or find a product')}
      data-shortcut="scan"
      supplier={supplier}
      hidesStock={hidesStock}
      onNothing={onNothing}
      onScan={(product, units) => {
        onScan(product, units);
        return true;
      }}
      onChoose={(product) => product && onChoose(product)}
    />
  );
}
