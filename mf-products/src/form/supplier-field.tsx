import type { Product } from '@stockroom/contract';
import { TextLink, useSupplierOptionsQuery } from '@stockroom/shared-ui';
import { ComboboxField } from '@stockroom/shared-ui/forms';
import { useState } from 'react';
import { PRODUCT_LABELS } from './product-values';

export type ChosenSupplier = Pick<Product, 'supplierId' | 'supplierName'>;

/** A supplier, found by typing a part of its name. `chosen` is shown even if it has been archived since. */
export function SupplierField({ chosen }: { chosen?: ChosenSupplier }) {
  const [search, setSearch] = useState('');
  const {
    currentData: found,
    data: suppliers = [],
    error,
    isFetching,
    refetch,
  } = useSupplierOptionsQuery({ search });
  const hasNone = search === '' && found?.length === 0;
  return (
    <ComboboxField
      name="supplierId"
      label={PRODUCT_LABELS.supplierId}
      required
      placeholder="Select a supplier"
      options={(error ? [] : suppliers).map(({ _id, companyName }) => ({
        value: _id,
        label: companyName,
      }))}
      onSearch={setSearch}
      loading={isFetching}
      failure={error && { message: 'Could not load suppliers', onRetry: refetch, busy: isFetching }}
      current={chosen && { value: chosen.supplierId, label: chosen.supplierName }}
      hint={hasNone && <NoSuppliers />}
    />
  );
}

function NoSuppliers() {
  return (
    <>
      There are no suppliers yet. <TextLink to="/suppliers/new">Add a supplier</TextLink>
    </>
  );
}
