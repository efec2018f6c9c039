import { supplierSchema, type Supplier, type SupplierInput } from '@stockroom/contract';

/** What the form holds: exactly the payload's fields. */
export type SupplierValues = SupplierInput;

/** The fields in the order of the form, by their visible labels. */
export const SUPPLIER_LABELS = {
  companyName: 'Company Name',
  contactPerson: 'Contact Person',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  paymentTerms: 'Payment Terms',
  notes: 'Notes',
} as const satisfies Record<keyof SupplierValues, string>;

export const NEW_SUPPLIER: SupplierValues = {
  companyName: '',
  contactPerson: '',
  phone: '',
  email: '',
  address: '',
  paymentTerms: '',
  notes: '',
};

/** The part of a supplier that the form edits. */
export function toSupplierValues(supplier: Supplier): SupplierValues {
  return supplierSchema.cast(supplier, { stripUnknown: true });
}
