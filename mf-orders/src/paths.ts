import { generatePath } from 'react-router-dom';

export const ORDERS_PATH = '/orders';
export const NEW_ORDER_PATH = '/orders/new';
export const EDIT_ORDER_PATH = '/orders/edit/:id';
export const ORDER_PATH = '/orders/:id';
export const CUSTOMER_PATH = '/orders/customer';

export const RETURN_PATH = '/orders/:id/return';
/** Of a delivery without an order, whose id is in the query. */
export const DELIVERY_RETURN_PATH = '/orders/return';

export function returnPath(id: string): string {
  return generatePath(RETURN_PATH, { id });
}

export function editOrderPath(id: string): string {
  return generatePath(EDIT_ORDER_PATH, { id });
}

/** A new delivery, with what the order still brings. Belongs to mf-inventory. */
export function newDeliveryPath(orderId: string): string {
  return `/inventory/deliveries/new?${new URLSearchParams({ orderId })}`;
}
