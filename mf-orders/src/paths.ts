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

export function orderPath(id: string): string {
  return generatePath(ORDER_PATH, { id });
}

/** The list with all orders of a customer. */
export function customerOrdersPath(customerName: string): string {
  return `${ORDERS_PATH}?${new URLSearchParams({ customerName })}`;
}

/** Receive Stock, which fills in the outstanding quantity. Like the pages below it belongs to mf-inventory. */
export function receivePath(productId: string, orderId: string): string {
  return `/inventory/receive?${new URLSearchParams({ productId, orderId })}`;
}

/** A new delivery, with what the order still brings. */
export function newDeliveryPath(orderId: string): string {
  return `/inventory/deliveries/new?${new URLSearchParams({ orderId })}`;
}

/** Stock Adjustment of a product to a counted level. */
export function countPath(productId: string): string {
  return `/inventory/adjust?${new URLSearchParams({ productId, adjustmentType: 'absolute' })}`;
}

/** The stock movements of an order. */
export function movementsPath(orderId: string): string {
  return `/inventory?${new URLSearchParams({ orderId })}`;
}
