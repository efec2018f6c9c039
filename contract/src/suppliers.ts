import type { Page, PageQuery, Sort, WriteResult } from './list';

export interface Supplier {
  _id: string;
  companyName: string;
  contactPerson: string;
  phone: string;
  email: string;
  address: string;
  /** Free text such as "Net 30". */
  paymentTerms: string;
  /** Money, 2 decimals; null for a supplier that takes any order. Answers leave it out for people without costs. */
  minimumOrderValue: number | null;
  /** From order to delivery; null where the completed orders show it. */
  leadTimeDays: number | null;
  notes: string;
  /** Live products that name this supplier. */
  productsCount: number;
  createdAt: string;
  updatedAt: string;
  version: number;
}

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
