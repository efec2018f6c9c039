import type { Product } from '@stockroom/contract';
import { useRef, useState } from 'react';
import { TextLink } from '../../components/buttons/text-link';
import { useLazyProductOptionsQuery, useProductOptionsQuery } from '../../lookups/product-options';
import { useFormat } from '../../store/hooks';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field';
import type { FieldProps } from '../fields/field-frame';
import type { SearchOption } from './use-search-combobox';

interface ProductFieldProps
  extends
    Pick<FieldProps, 'name' | 'required' | 'knownAs'>,
    Pick<ComboboxFieldProps, 'next' | 'data-shortcut'> {
  /** Default: "Product". */
  label?: string;
  /** What the record has chosen already: shown even if it has been archived since. */
  chosen?: Pick<Product, '_id' | 'name'>;
  /** Also runs when a product is chosen, e.g. to fill in its price. */
  onChoose?: (product: Product | null) => void;
  /** Takes a product that was scanned in place of the field; false: it is chosen as usual. */
  onScan?: (product: Product) => boolean;
}

/** A product, found by typing a part of its name or SKU. */
export function ProductField(props: ProductFieldProps) {
  const { label = 'Product', chosen, onChoose, onScan, ...field } = props;
  const format = useFormat();
  const [search, setSearch] = useState('');
  const {
    currentData,
    data: products = [],
    error,
    isFetching,
    refetch,
  } = useProductOptionsQuery({ search });
  const [lookUp] = useLazyProductOptionsQuery();
  const found = useRef<Product[]>([]);
  const productOf = (option: SearchOption | null) =>
    [...products, ...found.current].find(({ _id }) => _id === option?.value);
  const toOption = ({ _id, name, sku, currentStock, unitOfMeasurement }: Product) => ({
    value: _id,
    label: name,
    code: sku,
    detail: `${sku} · ${format.number(currentStock)} ${unitOfMeasurement}`,
  });
  return (
    <ComboboxField
      {...field}
      label={label}
      placeholder="Select a product"
      options={error ? undefined : products.map(toOption)}
      ask={async (text) => {
        found.current = await lookUp({ search: text }).unwrap();
        return found.current.map(toOption);
      }}
      onSearch={setSearch}
      loading={isFetching}
      failure={error && { message: 'Failed to load products', onRetry: refetch, busy: isFetching }}
      current={chosen && { value: chosen._id, label: chosen.name }}
      onPick={(option) => onChoose?.(productOf(option) ?? null)}
      onScan={(option) => {
        const product = productOf(option);
        return product !== undefined && onScan?.(product) === true;
      }}
      hint={search === '' && currentData?.length === 0 && <NoProducts />}
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
