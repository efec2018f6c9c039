import { supplierSchema, type Supplier, type SupplierInput } from '@stockroom/contract';

/** The visible labels, in the order of the form. */
export const SUPPLIER_LABELS = {
  companyName: 'Company Name',
  contactPerson: 'Contact Person',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  paymentTerms: 'Payment Terms',
  notes: 'Notes',
} as const satisfies Record<keyof SupplierInput, string>;

export const NEW_SUPPLIER: SupplierInput = {
  companyName: '',
  contactPerson: '',
  phone: '',
  email: '',
  address: '',
  paymentTerms: '',
  notes: '',
};

/** The part of a supplier that the form edits. */
export function toSupplierValues(supplier: Supplier): SupplierInput {
  return supplierSchema.cast(supplier, { stripUnknown: true });
}
