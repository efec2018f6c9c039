import { useState } from 'react';
import { TextLink } from '../../components/buttons/text-link';
import {
  useLazySupplierOptionsQuery,
  useSupplierOptionsQuery,
  type SupplierOption,
} from '../../lookups/lookups';
import { ComboboxField } from './combobox-field';
import type { FieldProps } from '../fields/field-frame';

/** What a record knows of its supplier. */
export interface ChosenSupplier {
  supplierId: string;
  supplierName: string;
}

interface SupplierFieldProps extends Pick<FieldProps, 'name' | 'label' | 'required'> {
  /** The supplier that the record has already: shown even if it has been archived since. */
  chosen?: ChosenSupplier;
}

/** A supplier, found by typing a part of its name. */
export function SupplierField({ chosen, ...field }: SupplierFieldProps) {
  const [search, setSearch] = useState('');
  const {
    currentData: found,
    data: suppliers = [],
    error,
    isFetching,
    refetch,
  } = useSupplierOptionsQuery({ search });
  const [ask] = useLazySupplierOptionsQuery();
  const hasNone = search === '' && found?.length === 0;
  return (
    <ComboboxField
      {...field}
      placeholder="Select a supplier"
      options={error ? undefined : suppliers.map(toOption)}
      onSearch={setSearch}
      ask={async (text) => (await ask({ search: text }).unwrap()).map(toOption)}
      loading={isFetching}
      failure={error && { message: 'Failed to load suppliers', onRetry: refetch, busy: isFetching }}
      current={chosen && { value: chosen.supplierId, label: chosen.supplierName }}
      hint={hasNone && <NoSuppliers />}
    />
  );
}

function toOption({ _id, companyName }: SupplierOption) {
  return { value: _id, label: companyName };
}

function NoSuppliers() {
  return (
    <>
      There are no suppliers yet. <TextLink to="/suppliers/new">Add a supplier</TextLink>
    </>
  );
}
