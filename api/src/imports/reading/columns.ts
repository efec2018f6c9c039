import type { Unit } from '@stockroom/contract';

export type ImportKind = 'products' | 'suppliers' | 'counts';

export type ProductColumn =
  | 'name'
  | 'sku'
  | 'barcode'
  | 'unitOfMeasurement'
  | 'purchasePrice'
  | 'sellingPrice'
  | 'currentStock'
  | 'minimumStockLevel'
  | 'supplierName'
  | 'category'
  | 'description';
export type SupplierColumn =
  | 'companyName'
  | 'contactPerson'
  | 'phone'
  | 'email'
  | 'address'
  | 'paymentTerms'
  | 'notes'
  | 'taxId';
export type ColumnField = ProductColumn | SupplierColumn;

/** The field of each column by its heading, null for unknown ones. No field appears twice. */
export function recogniseColumns(
  headings: readonly string[],
  _kind: ImportKind,
): (ColumnField | null)[] {
  return headings.map(() => null);
}

/** The unit that a word means, in Russian or English: "шт." is pieces. */
export function unitOfWord(_word: string): Unit | undefined {
  return undefined;
}
