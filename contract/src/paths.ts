import type { DocumentKind } from './documents';
import type { OrderQuery } from './orders';
import type { ProductQuery } from './products';
import type { ReportType } from './reports';
import type { StockMovementQuery } from './stock-movements';

/** Where people see a product. */
export function productPath(id: string): string {
  return `/products/${id}`;
}

/** Where people see an order. */
export function orderPath(id: string): string {
  return `/orders/${id}`;
}

/** Where people see a document. */
export function documentPath(kind: DocumentKind, id: string): string {
  if (kind === 'delivery') return `/inventory/deliveries/${id}`;
  return kind === 'count' ? `/inventory/counts/${id}` : `/inventory/returns/${id}`;
}

/** Where people see a customer. The name is in the query, because a path cannot hold every name. */
export function customerPath(name: string): string {
  return withQuery('/orders/customer', { name });
}

/** The form of a supplier. */
export function supplierPath(id: string): string {
  return `/suppliers/edit/${id}`;
}

/** The list of products. */
export function productsPath(filter: ProductQuery): string {
  return withQuery('/products', filter);
}

/** The list of orders. */
export function ordersPath(filter: OrderQuery): string {
  return withQuery('/orders', filter);
}

/** The list of suppliers, for those who may not open a supplier's form. */
export function suppliersPath(search: string): string {
  return withQuery('/suppliers', { search });
}

/** The list of stock movements. A movement of an earlier version may have any reason. */
export function movementsPath(
  filter: Omit<StockMovementQuery, 'reason'> & { reason?: string },
): string {
  return withQuery('/inventory', filter);
}

/** Receive Stock, with the outstanding quantity of a product in an order, and the number of the delivery note. */
export function receivePath(start: {
  productId?: string;
  orderId?: string;
  supplierReference?: string;
}): string {
  return withQuery('/inventory/receive', start);
}

/** Stock Adjustment of a product to a counted level. */
export function countPath(productId: string): string {
  return withQuery('/inventory/adjust', { productId, adjustmentType: 'absolute' });
}

/** A report with its filters. */
export function reportPath(type: ReportType, filter: Record<string, string>): string {
  return withQuery('/reports', { type, ...filter });
}

/** A path with the given values of a query; undefined and '' stand for none. */
export function withQuery(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
