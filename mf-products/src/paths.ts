import { generatePath } from 'react-router-dom';

export const PRODUCTS_PATH = '/products';
export const NEW_PRODUCT_PATH = '/products/new';
export const EDIT_PRODUCT_PATH = '/products/edit/:id';

export function editProductPath(id: string): string {
  return generatePath(EDIT_PRODUCT_PATH, { id });
}
