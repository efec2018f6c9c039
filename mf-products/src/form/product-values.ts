import {
  DEFAULT_LOW_STOCK_THRESHOLD,
  DEFAULT_UNIT,
  productSchema,
  toDigits,
  type Product,
  type ProductInput,
} from '@stockroom/contract';

/** What the form holds: everything as it was typed, so that nothing a person wrote is ever lost. */
export interface ProductValues {
  name: string;
  sku: string;
  description: string;
  category: string;
  unitOfMeasurement: string;
  purchasePrice: string;
  sellingPrice: string;
  minimumStockLevel: string;
  supplierId: string;
  imageUrl: string;
}

export type ProductField = keyof ProductValues;

/** The fields in the order of the form, by their visible labels. */
export const PRODUCT_LABELS: Readonly<Record<ProductField, string>> = {
  name: 'Product Name',
  sku: 'SKU',
  description: 'Description',
  category: 'Category',
  unitOfMeasurement: 'Unit of Measurement',
  purchasePrice: 'Purchase Price',
  sellingPrice: 'Selling Price',
  minimumStockLevel: 'Minimum Stock Level',
  supplierId: 'Supplier',
  imageUrl: 'Image URL',
};

export function newProductValues(): ProductValues {
  return {
    name: '',
    sku: '',
    description: '',
    category: '',
    unitOfMeasurement: DEFAULT_UNIT,
    purchasePrice: '',
    sellingPrice: '',
    minimumStockLevel: String(DEFAULT_LOW_STOCK_THRESHOLD),
    supplierId: '',
    imageUrl: '',
  };
}

export function toProductValues(product: Product): ProductValues {
  const { name, sku, description, category, unitOfMeasurement, supplierId, imageUrl } = product;
  return {
    name,
    sku,
    description,
    category,
    unitOfMeasurement,
    purchasePrice: toDigits(product.purchasePrice),
    sellingPrice: toDigits(product.sellingPrice),
    minimumStockLevel: toDigits(product.minimumStockLevel),
    supplierId,
    imageUrl,
  };
}

/** The payload of values that passed the schema: trimmed, and numbers where numbers were typed. */
export function toProductInput(values: ProductValues): ProductInput {
  return productSchema.cast(values, { stripUnknown: true });
}
