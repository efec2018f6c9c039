import {
  DEFAULT_LOW_STOCK_THRESHOLD,
  DEFAULT_UNIT,
  productSchema,
  type Product,
  type ProductInput,
  type SystemSettings,
} from '@stockroom/contract';
import { changesBetween, type Change } from '@stockroom/shared-ui/forms';

/** The payload's fields; a number may still be the typed text. */
export type ProductValues = {
  [Field in keyof ProductInput]: ProductInput[Field] extends number ? number | string : string;
};
type ProductField = keyof ProductValues;

/** The visible labels, in the order of the form. */
export const PRODUCT_LABELS = {
  name: 'Product Name',
  sku: 'SKU',
  category: 'Category',
  description: 'Description',
  unitOfMeasurement: 'Unit of Measurement',
  minimumStockLevel: 'Minimum Stock Level',
  purchasePrice: 'Purchase Price',
  sellingPrice: 'Selling Price',
  supplierId: 'Supplier',
  imageUrl: 'Image URL',
} as const satisfies Record<ProductField, string>;

/** @param defaults of the shop; the built-in defaults stand in when they did not load */
export function newProductValues(defaults: Partial<SystemSettings> = {}): ProductValues {
  return {
    name: '',
    sku: '',
    category: '',
    description: '',
    unitOfMeasurement: defaults.defaultUnit ?? DEFAULT_UNIT,
    minimumStockLevel: defaults.lowStockThreshold ?? DEFAULT_LOW_STOCK_THRESHOLD,
    purchasePrice: '',
    sellingPrice: '',
    supplierId: '',
    imageUrl: '',
  };
}

/** The part of a product that the form edits. */
export function toProductValues(product: Product): ProductValues {
  return productSchema.cast(product, { stripUnknown: true });
}

interface Format {
  money: (amount: number) => string;
  number: (value: number) => string;
}

/** The changed fields of the form, in its order and in words. */
export function productChanges(opened: Product, newer: Product, format: Format): Change[] {
  const inWords = (product: Product): Record<ProductField, string> => ({
    ...toProductValues(product),
    purchasePrice: format.money(product.purchasePrice),
    sellingPrice: format.money(product.sellingPrice),
    minimumStockLevel: format.number(product.minimumStockLevel),
    supplierId: product.supplierName,
  });
  return changesBetween(PRODUCT_LABELS, inWords(opened), inWords(newer));
}
