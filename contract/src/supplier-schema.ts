import { object, type InferType } from 'yup';
import { EMAIL } from './email';
import { requiredText, text, version } from './validation';

/** What the supplier form sends (spec section 5). */
export const supplierSchema = object({
  companyName: requiredText({
    required: 'Company name is required',
    max: 200,
    label: 'Company name',
  }),
  contactPerson: requiredText({
    required: 'Contact person is required',
    max: 200,
    label: 'Contact person',
  }),
  phone: requiredText({ required: 'Phone number is required', max: 50, label: 'Phone number' }),
  email: requiredText({ required: 'Email is required', max: 254, label: 'Email' }).matches(EMAIL, {
    message: 'Invalid email address',
    excludeEmptyString: true,
  }),
  address: text({ max: 500, label: 'Address' }),
  paymentTerms: text({ max: 100, label: 'Payment terms' }),
  notes: text({ max: 2000, label: 'Notes' }),
}).noUnknown();
export type SupplierInput = InferType<typeof supplierSchema>;

export const supplierUpdateSchema = supplierSchema.shape({ version: version() }).noUnknown();
export type SupplierUpdate = InferType<typeof supplierUpdateSchema>;
