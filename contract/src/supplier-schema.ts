import { object, type InferType } from 'yup';
import { EMAIL_RULE, requiredText, text, version } from './schema-fields';
import { msg } from './translate';

/** What the supplier form sends. */
export const supplierSchema = object({
  companyName: requiredText({ max: 200, label: msg('Company name') }),
  contactPerson: requiredText({ max: 200, label: msg('Contact person') }),
  phone: requiredText({ max: 50, label: msg('Phone number') }),
  email: requiredText({ max: 254, label: msg('Email') }).matches(...EMAIL_RULE),
  address: text({ max: 500, label: msg('Address') }),
  paymentTerms: text({ max: 100, label: msg('Payment terms') }),
  notes: text({ max: 2000, label: msg('Notes') }),
}).noUnknown();
export type SupplierInput = InferType<typeof supplierSchema>;

export const supplierUpdateSchema = supplierSchema.shape({ version: version() }).noUnknown();
export type SupplierUpdate = InferType<typeof supplierUpdateSchema>;
