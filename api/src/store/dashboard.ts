import {
  MOVEMENT_REASONS,
  ORDER_REASONS,
  RECEIPT_REASON,
  type ActivityType,
  type DashboardStats,
  type Decimal,
  type OrderType,
  type TopProduct,
} from '@stockroom/contract';

/** The activity of a movement by its reason. Movements of an order have none, because the order has one. */
export const MOVEMENT_ACTIVITIES: ReadonlyMap<string, ActivityType> = new Map(
  MOVEMENT_REASONS.filter((reason) => !ORDER_REASONS.some((one) => one === reason)).map(
    (reason) => [reason, reason === RECEIPT_REASON ? 'stock_received' : 'stock_adjusted'],
  ),
);

/** The facts of an activity; the service makes sentences of them. */
export interface Happening {
  _id: string;
  type: ActivityType;
  at: string;
  /** Name of the product, number of the order. */
  subject: string;
  /** SKU of the new product, reason of the movement, party of the order. */
  detail: string;
  /** SKU of the moved product; else empty. */
  movedSku: string;
  /** Signed quantity of a movement; else null. */
  quantity: number | null;
  unitOfMeasurement: string;
  /** Null but for orders. */
  orderType: OrderType | null;
}

export interface DashboardRepository {
  stats(): Promise<DashboardStats>;
  /** Newest first: new live products, movements of `MOVEMENT_ACTIVITIES`, and orders without the deleted ones. */
  happenings(limit: number): Promise<Happening[]>;
  /** The revenue of the sales orders completed from each instant to the next, and from the last on. */
  revenues(starts: readonly string[]): Promise<Decimal[]>;
  /** The products of sales orders completed since then, by quantity, then revenue, then name. */
  topProducts(since: string, limit: number): Promise<TopProduct[]>;
}
