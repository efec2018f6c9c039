import type { Supplier } from '@stockroom/contract';
import { changesBetween, type Change } from '@stockroom/shared-ui/forms';
import { SUPPLIER_LABELS, toSupplierValues } from './supplier-values';

/** What differs between the record that the form was opened with and the newer one, in the order of the form. */
export function supplierChanges(opened: Supplier, newer: Supplier): Change[] {
  return changesBetween(SUPPLIER_LABELS, toSupplierValues(opened), toSupplierValues(newer));
}
