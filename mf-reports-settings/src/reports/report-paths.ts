import type { OrderStatus, OrderType, Period, ReportType } from '@stockroom/contract';
import { createSearchParams, generatePath } from 'react-router-dom';

export function supplierPath(id: string): string {
  return generatePath('/suppliers/edit/:id', { id });
}

export function productsPath(filter: {
  search?: string;
  category?: string;
  stockStatus?: 'in' | 'low';
  supplierId?: string;
}): string {
  return withQuery('/products', filter);
}

export interface MovementFilter extends Partial<Period> {
  search?: string;
  productId?: string;
  movementType?: 'in' | 'out';
  reason?: string;
}
export function movementsPath(filter: MovementFilter): string {
  return withQuery('/inventory', filter);
}

export function purchaseOrdersPath(
  filter: Partial<Period> & { supplierId?: string; status?: OrderStatus },
): string {
  return withQuery('/orders', { type: 'incoming', ...filter });
}

/** Open purchase orders, sales orders or both of a product. */
export function openOrdersPath(productId: string, type?: OrderType): string {
  return withQuery('/orders', { type, productId, open: 'true' });
}

export function receivePath(productId: string): string {
  return withQuery('/inventory/receive', { productId });
}

/** A new purchase order with this item, from the product's supplier. */
export function newPurchaseOrderPath(item: { productId: string; quantity: number }): string {
  return withQuery('/orders/new', { ...item, quantity: String(item.quantity) });
}

export function reportPath(type: ReportType, filter: Record<string, string>): string {
  return withQuery('/reports', { type, ...filter });
}

function withQuery(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return `${path}?${createSearchParams(given).toString()}`;
}
