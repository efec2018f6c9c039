import { object, type InferType } from 'yup';
import type { Page, PageQuery, Sort, WriteResult } from './list';
import { MAX_PRICE } from './money';
import { UNITS } from './options';
import { fitsUnit, MAX_QUANTITY, quantityDecimals } from './quantity';
import { choice, numeric, requiredText, text, version } from './validation';

export interface Product {
  _id: string;
  name: string;
  sku: string;
  description: string;
  category: string;
  unitOfMeasurement: string;
  /** Money, 2 decimals. */
  purchasePrice: number;
  sellingPrice: number;
  /** Quantities in the unit of measurement. */
  minimumStockLevel: number;
  currentStock: number;
  /** What open sales orders are still to take, open purchase orders still to bring. */
  committed: number;
  expected: number;
  /** currentStock - committed; below 0 when more is ordered than there is. */
  available: number;
  supplierId: string;
  supplierName: string;
  imageUrl: string;
  createdAt: string;
  updatedAt: string;
  /** Counts changes; an update names the version it was made from. */
  version: number;
}

export type StockStatus = 'in' | 'low' | 'out';

/** Derived state of a product (spec section 4). */
export function stockStatusOf(product: {
  currentStock: number;
  minimumStockLevel: number;
}): StockStatus {
  if (product.currentStock === 0) return 'out';
  return isAtMinimum(product) ? 'low' : 'in';
}

/** At or below the minimum stock level: what the warning icon and the filter 'low' mean. */
export function isAtMinimum(product: { currentStock: number; minimumStockLevel: number }): boolean {
  return product.currentStock <= product.minimumStockLevel;
}

/** Filter of the list: 'in' is every stock above 0, so it includes low items (spec section 4). */
export function matchesStockFilter(
  product: { currentStock: number; minimumStockLevel: number },
  filter: StockStatus,
): boolean {
  if (filter === 'out') return product.currentStock === 0;
  return filter === 'in' ? product.currentStock > 0 : isAtMinimum(product);
}

function price(required: string, label: string) {
  const min = { value: 0, message: 'Price must be positive' };
  return numeric({ required, label, min, max: MAX_PRICE, decimals: 2 });
}

/** What the product form sends (spec section 5). */
export const productSchema = object({
  name: requiredText({ required: 'Product name is required', max: 200, label: 'Product name' }),
  sku: requiredText({ required: 'SKU is required', max: 64, label: 'SKU' }),
  description: text({ max: 2000, label: 'Description' }),
  category: requiredText({ required: 'Please select a category', max: 100, label: 'Category' }),
  unitOfMeasurement: choice(UNITS, 'Please select a unit of measurement'),
  purchasePrice: price('Purchase price is required', 'Purchase price'),
  sellingPrice: price('Selling price is required', 'Selling price'),
  minimumStockLevel: numeric({
    required: 'Minimum stock level is required',
    label: 'Minimum stock level',
    min: { value: 0, message: 'Stock level must be positive' },
    max: MAX_QUANTITY,
    decimals: 3,
  }).test('unit', 'Stock level must be a whole number for this unit', function (level) {
    const unit: unknown = this.parent.unitOfMeasurement;
    return (
      typeof level !== 'number' ||
      typeof unit !== 'string' ||
      quantityDecimals(unit) === 3 ||
      !Number.isFinite(level) ||
      fitsUnit(level, unit)
    );
  }),
  supplierId: requiredText({ required: 'Please select a supplier', max: 64, label: 'Supplier' }),
  imageUrl: text({ max: 2000, label: 'Image URL' }).test(
    'address',
    'Image URL must start with https://, http:// or /',
    (url) => !url || /^\s*(https?:\/\/\S+|\/[^/\s]\S*)?\s*$/i.test(url),
  ),
}).noUnknown();

export type ProductInput = InferType<typeof productSchema>;

/** An update also names the version that was edited. */
export const productUpdateSchema = productSchema.shape({ version: version() }).noUnknown();
export type ProductUpdate = InferType<typeof productUpdateSchema>;

export const PRODUCT_SORT_KEYS = [
  'name',
  'sku',
  'category',
  'currentStock',
  'purchasePrice',
  'sellingPrice',
  'supplierName',
] as const;
export type ProductSort = Sort<(typeof PRODUCT_SORT_KEYS)[number]>;

export interface ProductQuery extends PageQuery {
  /** Part of the name or the SKU. */
  search?: string;
  category?: string;
  stockStatus?: StockStatus;
  supplierId?: string;
  /** Default: name. */
  sort?: ProductSort;
}

export interface ProductList extends Page {
  products: Product[];
}
export interface ProductResult {
  product: Product;
}
export interface ProductWriteResult extends WriteResult {
  product: Product;
}
