import type { Barcode } from './barcodes';
import type { Page, PageQuery, Sort, WriteResult } from './list';

export interface Product {
  _id: string;
  name: string;
  sku: string;
  description: string;
  category: string;
  unitOfMeasurement: string;
  /** Money, 2 decimals. Answers leave out prices that the reader may not see. */
  purchasePrice: number;
  sellingPrice: number;
  /** Quantities in the unit of measurement. */
  minimumStockLevel: number;
  /** Orders come in multiples of it. */
  packSize: number;
  currentStock: number;
  /** Outstanding quantities of open sales orders and of open purchase orders. */
  committed: number;
  expected: number;
  /** currentStock - committed; below 0 when more is ordered than there is. */
  available: number;
  supplierId: string;
  supplierName: string;
  imageUrl: string;
  /** Lists leave them out, except of the product that `skuFirst` finds by a barcode. */
  barcodes?: Barcode[];
  createdAt: string;
  updatedAt: string;
  /** Counts changes; an update names the version it is based on. */
  version: number;
}

export type StockStatus = 'in' | 'low' | 'out';

type StockLevels = Pick<Product, 'currentStock' | 'minimumStockLevel'>;

/** Derived state of a product. */
export function stockStatusOf(product: StockLevels): StockStatus {
  if (product.currentStock === 0) return 'out';
  return isAtMinimum(product) ? 'low' : 'in';
}

/** At or below the minimum stock level: what the warning icon and the filter 'low' mean. */
export function isAtMinimum(product: StockLevels): boolean {
  return product.currentStock <= product.minimumStockLevel;
}

/** Filter of the list: 'in' is every stock above 0, so it includes low items. */
export function matchesStockFilter(product: StockLevels, filter: StockStatus): boolean {
  if (filter === 'out') return product.currentStock === 0;
  return filter === 'in' ? product.currentStock > 0 : isAtMinimum(product);
}

export const PRODUCT_SORT_KEYS = [
  'name',
  'sku',
  'category',
  'currentStock',
  'purchasePrice',
  'sellingPrice',
  'supplierName',
] as const;
/** What sorting by a key needs. */
export const PRODUCT_SORT_PERMISSIONS = {
  purchasePrice: ['costs:read'],
  sellingPrice: ['prices:read'],
} as const;
export type ProductSort = Sort<(typeof PRODUCT_SORT_KEYS)[number]>;

export interface ProductQuery extends PageQuery {
  /** Part of the name or the SKU, or a whole barcode. */
  search?: string;
  category?: string;
  stockStatus?: StockStatus;
  supplierId?: string;
  /**
   * For pickers: one page that begins with the product whose barcode or SKU is exactly the search text, in any letter case.
   */
  skuFirst?: 'true' | 'false';
  /** Default: name. */
  sort?: ProductSort;
}

export interface ProductList extends Page {
  products: Product[];
}
export interface ProductResult {
  product: Product;
}
/** A product of an order; the order keeps it after it is archived. */
export interface OrderProduct extends Product {
  isArchived: boolean;
}
/** The products of an order's items, in their current state. */
export interface OrderProducts {
  products: OrderProduct[];
}
export interface ProductWriteResult extends WriteResult {
  product: Product;
}
