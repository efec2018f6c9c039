import type { ActivityType, DashboardStats, OrderType, TopProduct } from '@stockroom/contract';

/** What has happened, as facts; the service makes sentences of them. */
export interface Happening {
  _id: string;
  type: ActivityType;
  at: string;
  /** Name of the product, number of the order. */
  subject: string;
  /** SKU of the product that was added, reason of the movement, party of the order. */
  detail: string;
  /** SKU of the product that was moved; else empty. */
  movedSku: string;
  /** Of a movement, signed; else null. */
  quantity: number | null;
  unitOfMeasurement: string;
  /** Null but for orders. */
  orderType: OrderType | null;
}

export interface DashboardRepository {
  stats(): Promise<DashboardStats>;
  /** The newest first: live products that were added, receipts, adjustments, and orders that were not deleted. */
  happenings(limit: number): Promise<Happening[]>;
  /** What the sales orders completed since the instant have sold, by quantity, then revenue, then name. */
  topProducts(since: string, limit: number): Promise<TopProduct[]>;
}
