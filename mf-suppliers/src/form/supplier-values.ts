import {
  supplierSchema,
  type Supplier,
  type SupplierInput,
  type Translate,
} from '@stockroom/contract';
import { changesBetween, type Change } from '@stockroom/shared-ui/forms';

type Numbers = 'minimumOrderValue' | 'leadTimeDays';

/** The payload's fields; a number may still be the typed text, and is '' where the supplier has none. */
export type SupplierValues = Omit<SupplierInput, Numbers> &
  Partial<Record<Numbers, number | string>>;

/** The visible labels, in the order of the form. */
export function supplierLabels(t: Translate) {
  return {
    companyName: t('Company Name'),
    contactPerson: t('Contact Person'),
    phone: t('Phone'),
    email: t('Email'),
    address: t('Address'),
    paymentTerms: t('Payment Terms'),
    minimumOrderValue: t('Minimum Order Value'),
    leadTimeDays: t('Lead Time'),
    notes: t('Notes'),
  } satisfies Record<keyof SupplierInput, string>;
}

export const NEW_SUPPLIER: SupplierValues = {
  companyName: '',
  contactPerson: '',
  phone: '',
  email: '',
  address: '',
  paymentTerms: '',
  minimumOrderValue: '',
  leadTimeDays: '',
  notes: '',
};

export function toSupplierValues(supplier: Supplier): SupplierValues {
  const { minimumOrderValue, leadTimeDays, ...texts } = supplierSchema.cast(supplier, {
    stripUnknown: true,
  });
  // A field that this person may not see stays out of the form, so that saving leaves it alone.
  return {
    ...texts,
    ...(minimumOrderValue !== undefined && { minimumOrderValue: minimumOrderValue ?? '' }),
    leadTimeDays: leadTimeDays ?? '',
  };
}

/** The changed fields of the form, in its order and in words. */
export function supplierChanges(
  opened: Supplier,
  newer: Supplier,
  money: (amount: number) => string,
  t: Translate,
): Change[] {
  const inWords = (supplier: Supplier) => {
    const { minimumOrderValue = '', leadTimeDays, ...texts } = toSupplierValues(supplier);
    return {
      ...texts,
      minimumOrderValue: minimumOrderValue === '' ? '' : money(Number(minimumOrderValue)),
      leadTimeDays: String(leadTimeDays),
    };
  };
  return changesBetween(supplierLabels(t), inWords(opened), inWords(newer));
}
