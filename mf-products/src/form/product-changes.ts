import type { Product } from '@stockroom/contract';
import { PRODUCT_LABELS, toProductValues, type ProductField } from './product-values';

/** A field that somebody else changed while the form was open, in words. */
export interface ProductChange {
  label: string;
  before: string;
  now: string;
}

interface Format {
  money: (amount: number) => string;
  number: (value: number) => string;
}

/** What differs between the record that the form was opened with and the newer one, in the order of the form. */
export function productChanges(opened: Product, newer: Product, format: Format): ProductChange[] {
  const before = inWords(opened, format);
  const now = inWords(newer, format);
  const fields = Object.keys(PRODUCT_LABELS) as ProductField[];
  return fields
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ label: PRODUCT_LABELS[field], before: before[field], now: now[field] }));
}

function inWords(product: Product, format: Format): Record<ProductField, string> {
  const texts = toProductValues(product);
  return {
    ...texts,
    purchasePrice: format.money(product.purchasePrice),
    sellingPrice: format.money(product.sellingPrice),
    minimumStockLevel: format.number(product.minimumStockLevel),
    // People know a supplier by its name.
    supplierId: product.supplierName,
  };
}
