import type { Decimal } from './decimal';

export interface DashboardStats {
  /** Live products. */
  totalProducts: number;
  /** Products at or below their minimum stock level. */
  lowStockAlerts: number;
  /** Orders that are pending, not those in processing. */
  pendingOrders: number;
  /** Stock at average cost, in money: the total of the inventory valuation. */
  totalValue: Decimal;
}

export interface Activity {
  _id: string;
  /** product_added, stock_received, order_created, stock_adjusted; others get a plain icon. */
  type: string;
  description: string;
  timestamp: string;
}

export interface TopProduct {
  _id: string;
  name: string;
  sku: string;
  soldQuantity: number;
  revenue: Decimal;
}

export const ACTIVITIES_LIMIT = 5;
export const TOP_PRODUCTS_LIMIT = 5;
