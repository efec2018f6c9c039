import { generatePath } from 'react-router-dom';

export const ORDERS_PATH = '/orders';
export const NEW_ORDER_PATH = '/orders/new';
export const EDIT_ORDER_PATH = '/orders/edit/:id';
export const ORDER_PATH = '/orders/:id';

export function editOrderPath(id: string): string {
  return generatePath(EDIT_ORDER_PATH, { id });
}

export function orderPath(id: string): string {
  return generatePath(ORDER_PATH, { id });
}
