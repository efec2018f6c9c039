import type { Decimal } from './decimal';

export interface DashboardStats {
  /** Live products. */
  totalProducts: number;
  /** Products at or below their minimum stock level. */
  lowStockAlerts: number;
  /** Orders with the status pending; those in processing don't count. */
  pendingOrders: number;
  /** Stock at average cost, in money: the total of the inventory valuation. */
  totalValue: Decimal;
}

export const ACTIVITY_TYPES = [
  'product_added',
  'stock_received',
  'order_created',
  'stock_adjusted',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export interface Activity {
  _id: string;
  type: ActivityType;
  description: string;
  timestamp: string;
  /** The page it links to. */
  link: string;
}

/** Of the completed sales orders of the current calendar month. */
export interface TopProduct {
  _id: string;
  name: string;
  sku: string;
  unitOfMeasurement: string;
  soldQuantity: number;
  revenue: Decimal;
}

/** Of the sales orders that were completed in a week, less what came back of them. */
export interface SalesWeek {
  /** Its Monday: "2026-11-23". */
  start: string;
  revenue: Decimal;
}

/** How many weeks the dashboard shows, the present one included. */
export const SALES_WEEKS = 8;
export const ACTIVITIES_LIMIT = 5;
export const TOP_PRODUCTS_LIMIT = 5;

export interface DashboardStatsResult {
  stats: DashboardStats;
}
/** Newest first. */
export interface ActivityList {
  activities: Activity[];
}
/** Oldest first. */
export interface SalesWeekList {
  weeks: SalesWeek[];
}
/** By quantity, then revenue, then name. */
export interface TopProductList {
  products: TopProduct[];
}
