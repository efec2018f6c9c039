import type { Product } from '@stockroom/contract';
import {
  PRODUCT_LABELS,
  toProductValues,
  type ProductField,
  type ProductValues,
} from './product-values';

/** One field that somebody else changed while this form was open. */
export interface ProductChange {
  label: string;
  before: string;
  now: string;
}

/** What differs between the record that the form was opened with and the newer one. */
export function productChanges(opened: Product, newer: Product): ProductChange[] {
  const before = shownValues(opened);
  const now = shownValues(newer);
  return productFields()
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ label: PRODUCT_LABELS[field], before: before[field], now: now[field] }));
}

/** The newer record with what was typed in this form on top: only touched fields differ from it. */
export function keepTyped(
  typed: ProductValues,
  opened: ProductValues,
  newer: ProductValues,
): ProductValues {
  const kept = { ...newer };
  for (const field of productFields())
    if (typed[field] !== opened[field]) kept[field] = typed[field];
  return kept;
}

/** People know a supplier by its name. */
function shownValues(product: Product): ProductValues {
  return { ...toProductValues(product), supplierId: product.supplierName };
}

function productFields(): ProductField[] {
  return Object.keys(PRODUCT_LABELS) as ProductField[];
}
