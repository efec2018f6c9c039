import { object, type InferType } from 'yup';
import { EMAIL_RULE, requiredText, text, version } from './schema-fields';

/** What the supplier form sends. */
export const supplierSchema = object({
  companyName: requiredText({ max: 200, label: 'Company name' }),
  contactPerson: requiredText({ max: 200, label: 'Contact person' }),
  phone: requiredText({ max: 50, label: 'Phone number' }),
  email: requiredText({ max: 254, label: 'Email' }).matches(...EMAIL_RULE),
  address: text({ max: 500, label: 'Address' }),
  paymentTerms: text({ max: 100, label: 'Payment terms' }),
  notes: text({ max: 2000, label: 'Notes' }),
}).noUnknown();
export type SupplierInput = InferType<typeof supplierSchema>;

export const supplierUpdateSchema = supplierSchema.shape({ version: version() }).noUnknown();
export type SupplierUpdate = InferType<typeof supplierUpdateSchema>;
