import {
  DEFAULT_LOW_STOCK_THRESHOLD,
  DEFAULT_UNIT,
  productSchema,
  type Product,
  type ProductInput,
  type SystemSettings,
} from '@stockroom/contract';

/** What the form holds: the payload's fields, where a number may still be the text that was typed. */
export type ProductValues = {
  [Field in keyof ProductInput]: ProductInput[Field] extends number ? number | string : string;
};
export type ProductField = keyof ProductValues;

/** The fields in the order of the form, by their visible labels. */
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

/** A new product begins with the shop's defaults; with the product's own where they are not known. */
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
