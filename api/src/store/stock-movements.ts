import type { StockMovementQuery, StockMovementSort } from '@stockroom/contract';
import type { ListPage, ListRequest } from './store';

export interface StockMovementRecord {
  _id: string;
  productId: string;
  /** Name, SKU and unit as they were at the time. */
  productName: string;
  productSku: string;
  unitOfMeasurement: string;
  /** Signed. */
  quantity: number;
  reason: string;
  notes: string;
  userId: string | null;
  userName: string;
  /** Stock and average cost after this movement; costs are decimal digits, at most 6 decimals. */
  balanceAfter: number;
  costAfter: string;
  unitCost: string;
  /** Signed change of stock x average cost, in decimal digits of money: the values of a product add up. */
  value: string;
  supplierReference: string;
  orderId: string | null;
  orderNumber: string | null;
  /** A correction that is marked for good; `verifiedAt` tells whether it has been verified since. */
  toVerify: boolean;
  /** From its verification, which is a record of its own: `post` ignores them. */
  verifiedBy: string | null;
  verifiedAt: string | null;
  /** Not before the product's `lastMovementAt`, so that ordered by (createdAt, _id) the balances follow. */
  createdAt: string;
}

export interface StockMovementFilter extends Pick<
  StockMovementQuery,
  'movementType' | 'reason' | 'toVerify' | 'productId' | 'orderId' | 'search'
> {
  /** Instants, both inclusive. */
  from?: string;
  to?: string;
}

/** What an order has to know of a movement that names it. */
export type OrderMovement = Pick<
  StockMovementRecord,
  'productId' | 'quantity' | 'reason' | 'unitCost'
>;

/** That somebody has counted, or found the books right, after a correction that was posted for an order. */
export interface Verification {
  userId: string;
  userName: string;
  at: string;
}

export interface StockMovementRepository {
  /** Its filter `toVerify` finds the corrections that nobody has verified, or all but these. */
  list(
    request: ListRequest<StockMovementFilter, StockMovementSort>,
  ): Promise<ListPage<StockMovementRecord>>;
  find(id: string): Promise<StockMovementRecord | null>;
  /**
   * Appends the movements and sets current stock, average cost and `lastMovementAt` of each product from its
   * last one, without raising its version. The product rows must be locked by this transaction.
   */
  post(movements: readonly StockMovementRecord[]): Promise<void>;
  /** Oldest first, of an order that this transaction has locked if it is going to post. */
  ofOrder(orderId: string): Promise<OrderMovement[]>;
  /** Ids of the corrections of a product that nobody has verified. */
  findToVerify(productId: string): Promise<string[]>;
  /** Keeps it of each of the movements; the first verification of a movement is never replaced. */
  verify(movementIds: readonly string[], verification: Verification): Promise<void>;
}
