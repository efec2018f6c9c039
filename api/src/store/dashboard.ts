import {
  ADJUSTMENT_REASONS,
  COUNT_REASON,
  CUSTOMER_RETURN_REASON,
  CUSTOMER_RETURN_UNDONE_REASON,
  IMPORT_UNDONE_REASON,
  RECEIPT_REASON,
  RECEIPT_UNDONE_REASON,
  SUPPLIER_RETURN_REASON,
  SUPPLIER_RETURN_UNDONE_REASON,
  type ActivityType,
  type DashboardStats,
  type Decimal,
  type OrderType,
  type TopProduct,
} from '@stockroom/contract';

const ADJUSTING_REASONS = [
  ...ADJUSTMENT_REASONS,
  RECEIPT_UNDONE_REASON,
  CUSTOMER_RETURN_UNDONE_REASON,
  SUPPLIER_RETURN_UNDONE_REASON,
  IMPORT_UNDONE_REASON,
];

/** The activity of a movement by its reason. Movements of an order have none, because the order has one. */
export const MOVEMENT_ACTIVITIES: ReadonlyMap<string, ActivityType> = new Map([
  [RECEIPT_REASON, 'stock_received'],
  [COUNT_REASON, 'stock_counted'],
  [CUSTOMER_RETURN_REASON, 'customer_return'],
  [SUPPLIER_RETURN_REASON, 'supplier_return'],
  ...ADJUSTING_REASONS.map((reason) => [reason, 'stock_adjusted'] as const),
]);

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
