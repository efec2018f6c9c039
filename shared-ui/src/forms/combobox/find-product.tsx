import { findBarcode, type Product } from '@stockroom/contract';
import type { FormikValues } from 'formik';
import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import { FormContext, useFormValue } from '../fields/form-context';
import { useFormStore } from '../form-store';
import { ProductField } from './record-fields';

interface FindProductProps extends Pick<
  ComponentProps<typeof ProductField>,
  'hidesStock' | 'onNothing' | 'supplier'
> {
  label: string;
  onChoose: (product: Product) => void;
  /** @param units how many the scan means, in the product's unit */
  onScan: (product: Product, units: number) => void;
}

/** Finds one product after the other by scan or search, in a form with an empty `productId`. */
export function FindProductField({ onChoose, onScan, ...field }: FindProductProps) {
  const [productId, setProductId] = useFormValue<string>('productId');
  // The field holds a choice only until somebody has taken it.
  useEffect(() => {
    if (productId !== '') setProductId('');
  }, [productId, setProductId]);
  const choose = (product: Product, code = '') => {
    // A slow scanner types its code like a person.
    const units = findBarcode(product.barcodes, code)?.units;
    if (units === undefined) onChoose(product);
    else onScan(product, units);
  };
  return (
    <ProductField
      {...field}
      name="productId"
      data-shortcut="scan"
      onChoose={(product, code) => product && choose(product, code)}
      onScan={(product, units) => {
        onScan(product, units);
        return true;
      }}
    />
  );
}

const NOTHING = new Map<string, never>();
const NO_ERRORS = {};

/** The same for a page without a form. */
export function FindProduct(props: FindProductProps) {
  const [values, setValues] = useState<FormikValues>({ productId: '' });
  const state = { values, setValues, errors: NO_ERRORS, submitCount: 0, isSubmitting: false };
  const store = useFormStore(state);
  const context = useMemo(
    () => ({
      store,
      refusedFields: NOTHING,
      changedFields: NOTHING,
      isBusy: false,
      waitFor: () => {},
    }),
    [store],
  );
  return (
    <FormContext value={context}>
      <FindProductField {...props} />
    </FormContext>
  );
}
