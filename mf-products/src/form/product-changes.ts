import type { Product } from '@stockroom/contract';
import { changesBetween, type Change } from '@stockroom/shared-ui/forms';
import { PRODUCT_LABELS, toProductValues, type ProductField } from './product-values';

interface Format {
  money: (amount: number) => string;
  number: (value: number) => string;
}

/** What differs between the record that the form was opened with and the newer one, in the order of the form. */
export function productChanges(opened: Product, newer: Product, format: Format): Change[] {
  return changesBetween(PRODUCT_LABELS, inWords(opened, format), inWords(newer, format));
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
