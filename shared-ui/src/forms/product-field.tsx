import type { Product } from '@stockroom/contract';
import { useState } from 'react';
import { TextLink } from '../components/text-link';
import { useProductOptionsQuery } from '../lookups/product-options';
import { useFormat } from '../store/hooks';
import { ComboboxField } from './combobox-field';
import type { FieldProps } from './field-frame';

interface ProductFieldProps extends Pick<FieldProps, 'name' | 'required' | 'knownAs'> {
  /** Default: "Product". */
  label?: string;
  /** What the record has chosen already: shown even if it has been archived since. */
  chosen?: Pick<Product, '_id' | 'name'>;
  /** Also runs when a product is chosen, e.g. to fill in its price. */
  onChoose?: (product: Product | null) => void;
}

/** A product, found by typing a part of its name or SKU. */
export function ProductField({ label = 'Product', chosen, onChoose, ...field }: ProductFieldProps) {
  const format = useFormat();
  const [search, setSearch] = useState('');
  const {
    currentData: found,
    data: products = [],
    error,
    isFetching,
    refetch,
  } = useProductOptionsQuery({ search });
  const hasNone = search === '' && found?.length === 0;
  return (
    <ComboboxField
      {...field}
      label={label}
      placeholder="Select a product"
      options={(error ? [] : products).map(({ _id, name, sku, currentStock, ...product }) => ({
        value: _id,
        label: name,
        code: sku,
        detail: `${sku} · ${format.number(currentStock)} ${product.unitOfMeasurement}`,
      }))}
      onSearch={setSearch}
      loading={isFetching}
      failure={error && { message: 'Failed to load products', onRetry: refetch, busy: isFetching }}
      current={chosen && { value: chosen._id, label: chosen.name }}
      onPick={(option) => onChoose?.(products.find(({ _id }) => _id === option?.value) ?? null)}
      hint={hasNone && <NoProducts />}
    />
  );
}

function NoProducts() {
  return (
    <>
      There are no products yet. <TextLink to="/products/new">Add a product</TextLink>
    </>
  );
}
