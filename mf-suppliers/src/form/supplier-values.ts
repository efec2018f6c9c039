import {
  supplierSchema,
  type Supplier,
  type SupplierInput,
  type Translate,
} from '@stockroom/contract';

/** The visible labels, in the order of the form. */
export function supplierLabels(t: Translate) {
  return {
    companyName: t('Company Name'),
    contactPerson: t('Contact Person'),
    phone: t('Phone'),
    email: t('Email'),
    address: t('Address'),
    paymentTerms: t('Payment Terms'),
    notes: t('Notes'),
  } satisfies Record<keyof SupplierInput, string>;
}

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
