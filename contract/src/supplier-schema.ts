import { object, type InferType } from 'yup';
import { MAX_PRICE } from './money';
import { EMAIL_RULE, numeric, requiredText, text, typedOr, version } from './schema-fields';
import { msg } from './translate';

const LEAD_TIME = msg('Lead time');
const MAX_LEAD_TIME_DAYS = 365;

/** What the supplier form sends. */
export const supplierSchema = object({
  companyName: requiredText({ max: 200, label: msg('Company name') }),
  contactPerson: requiredText({ max: 200, label: msg('Contact person') }),
  phone: requiredText({ max: 50, label: msg('Phone number') }),
  email: requiredText({ max: 254, label: msg('Email') }).matches(...EMAIL_RULE),
  address: text({ max: 500, label: msg('Address') }),
  paymentTerms: text({ max: 100, label: msg('Payment terms') }),
  /** Money. An update without it, or without the lead time, leaves it alone; null clears it. */
  minimumOrderValue: typedOr(
    null,
    numeric({
      label: msg('Minimum order value'),
      min: { value: 0, message: msg('Minimum order value must be positive') },
      max: MAX_PRICE,
      decimals: 2,
    }),
  ).nullable(),
  leadTimeDays: typedOr(
    null,
    numeric({
      label: LEAD_TIME,
      min: { value: 0, message: msg('Lead time must be positive') },
      max: MAX_LEAD_TIME_DAYS,
      decimals: 0,
    }),
  ).nullable(),
  notes: text({ max: 2000, label: msg('Notes') }),
}).noUnknown();
export type SupplierInput = InferType<typeof supplierSchema>;

export const supplierUpdateSchema = supplierSchema.shape({ version: version() }).noUnknown();
export type SupplierUpdate = InferType<typeof supplierUpdateSchema>;
