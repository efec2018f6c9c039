import { generatePath } from 'react-router-dom';

export const MOVEMENTS_PATH = '/inventory';
export const RECEIVE_PATH = '/inventory/receive';
export const ADJUST_PATH = '/inventory/adjust';
export const REORDER_PATH = '/inventory/reorder';
export const DELIVERIES_PATH = '/inventory/deliveries';
export const NEW_DELIVERY_PATH = '/inventory/deliveries/new';
export const RETURNS_PATH = '/inventory/returns';
export const COUNTS_PATH = '/inventory/counts';
export const NEW_COUNT_DOCUMENT_PATH = '/inventory/counts/new';

/** Stock Adjustment for the next count, without a product. */
export const NEXT_COUNT_PATH = `${ADJUST_PATH}?adjustmentType=absolute`;

/** Pages of other remotes. */
export const IMPORT_COUNTS_PATH = '/products/import?kind=counts';
export function editProductPath(id: string): string {
  return generatePath('/products/edit/:id', { id });
}
export const NEW_ORDERS_PATH = '/orders?type=incoming&status=pending';
export function returnPath({ _id, orderId }: { _id: string; orderId: string | null }): string {
  return orderId === null ? `/orders/return?deliveryId=${_id}` : `/orders/${orderId}/return`;
}
export function labelsPath(copies: readonly string[]): string {
  return `/products/labels?${new URLSearchParams({ products: copies.join(',') })}`;
}
