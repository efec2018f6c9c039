import {
  DEFAULT_LOW_STOCK_THRESHOLD,
  DEFAULT_UNIT,
  productSchema,
  type Product,
  type ProductInput,
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

export const NEW_PRODUCT: ProductValues = {
  name: '',
  sku: '',
  category: '',
  description: '',
  unitOfMeasurement: DEFAULT_UNIT,
  minimumStockLevel: DEFAULT_LOW_STOCK_THRESHOLD,
  purchasePrice: '',
  sellingPrice: '',
  supplierId: '',
  imageUrl: '',
};

/** The part of a product that the form edits. */
export function toProductValues(product: Product): ProductValues {
  return productSchema.cast(product, { stripUnknown: true });
}
