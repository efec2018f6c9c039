import { object, type InferType } from 'yup';
import type { Page, PageQuery, Sort, WriteResult } from './list';
import { requiredText, text, version } from './validation';

export interface Supplier {
  _id: string;
  companyName: string;
  contactPerson: string;
  phone: string;
  email: string;
  address: string;
  /** Free text such as "Net 30". */
  paymentTerms: string;
  notes: string;
  /** Live products that name this supplier. */
  productsCount: number;
  createdAt: string;
  updatedAt: string;
  version: number;
}

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
  email: requiredText({ required: 'Email is required', max: 254, label: 'Email' }).matches(
    /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/,
    { message: 'Invalid email address', excludeEmptyString: true },
  ),
  address: text({ max: 500, label: 'Address' }),
  paymentTerms: text({ max: 100, label: 'Payment terms' }),
  notes: text({ max: 2000, label: 'Notes' }),
}).noUnknown();
export type SupplierInput = InferType<typeof supplierSchema>;

export const supplierUpdateSchema = supplierSchema.shape({ version: version() }).noUnknown();
export type SupplierUpdate = InferType<typeof supplierUpdateSchema>;

export const SUPPLIER_SORT_KEYS = ['companyName', 'contactPerson', 'productsCount'] as const;
export type SupplierSort = Sort<(typeof SUPPLIER_SORT_KEYS)[number]>;

export interface SupplierQuery extends PageQuery {
  /** Part of the company name or the contact person. */
  search?: string;
  /** Default: companyName. */
  sort?: SupplierSort;
}

export interface SupplierList extends Page {
  suppliers: Supplier[];
}
export interface SupplierResult {
  supplier: Supplier;
}
export interface SupplierWriteResult extends WriteResult {
  supplier: Supplier;
}
