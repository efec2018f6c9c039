import { withQuery, type ImportKind } from '@stockroom/contract';
import { generatePath } from 'react-router-dom';

export const PRODUCTS_PATH = '/products';
export const NEW_PRODUCT_PATH = '/products/new';
export const PRODUCT_PATH = '/products/:id';
export const EDIT_PRODUCT_PATH = '/products/edit/:id';
export const LABELS_PATH = '/products/labels';
export const IMPORTS_PATH = '/products/import';
export const IMPORT_PATH = '/products/import/:id';

export function editProductPath(id: string): string {
  return generatePath(EDIT_PRODUCT_PATH, { id });
}

/** @param barcode of the new product; '' for none */
export function newProductPath(barcode: string): string {
  return withQuery(NEW_PRODUCT_PATH, { barcode });
}

/** @param filter of the list of products, or the chosen products */
export function labelsPath(filter: Record<string, string>): string {
  return withQuery(LABELS_PATH, filter);
}

/** Where a file of this kind is chosen. */
export function importsPath(kind: ImportKind): string {
  return kind === 'products' ? IMPORTS_PATH : `${IMPORTS_PATH}?kind=${kind}`;
}

export function importPath(id: string): string {
  return generatePath(IMPORT_PATH, { id });
}
