import type { OrderStatus, OrderType, Period, ReportType } from '@stockroom/contract';
import { createSearchParams, generatePath } from 'react-router-dom';
import { REPORTS_PATH } from '../paths';

/** Pages of other areas with the rows that a figure was made of. */
export function productPath(id: string): string {
  return generatePath('/products/edit/:id', { id });
}

export function supplierPath(id: string): string {
  return generatePath('/suppliers/edit/:id', { id });
}

interface ProductFilter {
  search?: string;
  category?: string;
  stockStatus?: 'in' | 'low';
  supplierId?: string;
}
export function productsPath(filter: ProductFilter): string {
  return withQuery('/products', filter);
}

interface MovementFilter extends Partial<Period> {
  search?: string;
  productId?: string;
  movementType?: 'in' | 'out';
  reason?: string;
}
export function movementsPath(filter: MovementFilter): string {
  return withQuery('/inventory', filter);
}

interface PurchaseFilter extends Partial<Period> {
  supplierId?: string;
  status?: OrderStatus;
}
export function purchaseOrdersPath(filter: PurchaseFilter): string {
  return withQuery('/orders', { type: 'incoming', ...filter });
}

/** What is on order of a product, what of it is committed, or both. */
export function openOrdersPath(productId: string, type?: OrderType): string {
  return withQuery('/orders', { type, productId, open: 'true' });
}

export function receivePath(productId: string): string {
  return withQuery('/inventory/receive', { productId });
}

/** Other reports, narrowed to a supplier. */
export function lowStockPath(supplierId: string): string {
  return withQuery(REPORTS_PATH, { supplierId });
}
export function supplierPerformancePath(supplierId: string, period: Period): string {
  return withQuery(REPORTS_PATH, { type: 'supplier-performance', supplierId, ...period });
}

/** The same report of a shorter period, for rows that no list of another area can be narrowed to. */
export function reportPath(type: ReportType, filter: Record<string, string>): string {
  return withQuery(REPORTS_PATH, { type, ...filter });
}

interface FirstItem {
  productId: string;
  quantity: number;
}
/** A purchase order from the product's supplier that begins with what is missing. */
export function newPurchaseOrderPath(item: FirstItem): string {
  return withQuery('/orders/new', { ...item, quantity: String(item.quantity) });
}

function withQuery(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return `${path}?${createSearchParams(given).toString()}`;
}
