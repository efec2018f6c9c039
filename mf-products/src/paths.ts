import type { ImportKind, OrderType } from '@stockroom/contract';
import { generatePath } from 'react-router-dom';

export const PRODUCTS_PATH = '/products';
export const NEW_PRODUCT_PATH = '/products/new';
export const PRODUCT_PATH = '/products/:id';
export const EDIT_PRODUCT_PATH = '/products/edit/:id';
export const LABELS_PATH = '/products/labels';
export const IMPORTS_PATH = '/products/import';
export const IMPORT_PATH = '/products/import/:id';

/** The labels of one product. */
export function productLabelsPath(id: string): string {
  return `${LABELS_PATH}?products=${id}`;
}

/** The open orders of a product. */
export function ordersPath(productId: string, type: OrderType): string {
  return `/orders?${new URLSearchParams({ productId, type, open: 'true' })}`;
}

export function movementsPath(productId: string): string {
  return `/inventory?${new URLSearchParams({ productId })}`;
}

/** The list of suppliers, with this one. */
export function suppliersPath(name: string): string {
  return `/suppliers?${new URLSearchParams({ search: name })}`;
}

export function editProductPath(id: string): string {
  return generatePath(EDIT_PRODUCT_PATH, { id });
}

/** @param barcode of the new product; '' for none */
export function newProductPath(barcode: string): string {
  return barcode === ''
    ? NEW_PRODUCT_PATH
    : `${NEW_PRODUCT_PATH}?${new URLSearchParams({ barcode })}`;
}

/** @param filter of the list of products */
export function labelsPath(filter: Record<string, string>): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return given.length === 0 ? LABELS_PATH : `${LABELS_PATH}?${new URLSearchParams(given)}`;
}

/** Where a file of this kind is chosen. */
export function importsPath(kind: ImportKind): string {
  return kind === 'products' ? IMPORTS_PATH : `${IMPORTS_PATH}?kind=${kind}`;
}

export function importPath(id: string): string {
  return generatePath(IMPORT_PATH, { id });
}
