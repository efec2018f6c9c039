import type { DocumentKind, StockMovementQuery, StockMovementSort } from '@stockroom/contract';
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
  /** Signed change of the value of the stock, in decimal digits. */
  exactValue: string;
  /** The same in money: the values of a product's movements add up to the value of its stock. */
  value: string;
  supplierReference: string;
  orderId: string | null;
  orderNumber: string | null;
  /** The document that posted it, or took it back. */
  documentId: string | null;
  /** Come from the document; `post` ignores them. */
  documentNumber: string | null;
  documentKind: DocumentKind | null;
  /** Marks a correction for good; `verifiedAt` says whether somebody has verified it. */
  toVerify: boolean;
  /** Come from the verification, a record of its own; `post` ignores them. */
  verifiedBy: string | null;
  verifiedAt: string | null;
  /** Of the difference to an earlier count: when people counted. It belongs to the stock of that time. */
  countedAt: string | null;
  /** Later than the product's `lastMovementAt`, whatever the clock says, so balances follow one another. */
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

export type OrderMovement = Pick<
  StockMovementRecord,
  'productId' | 'quantity' | 'reason' | 'exactValue'
>;

/** Somebody counted, or found the books right, after a correction for an order. */
export interface Verification {
  userId: string;
  userName: string;
  at: string;
}

export interface StockMovementRepository {
  list(
    request: ListRequest<StockMovementFilter, StockMovementSort>,
  ): Promise<ListPage<StockMovementRecord>>;
  find(id: string): Promise<StockMovementRecord | null>;
  /**
   * Appends movements and updates stock, value, average cost and `lastMovementAt` of their products, whose versions
   * stay. The transaction must have locked the products.
   */
  post(movements: readonly StockMovementRecord[]): Promise<void>;
  /** Oldest first. A transaction that posts must have locked the order. */
  ofOrder(orderId: string): Promise<OrderMovement[]>;
  /** Oldest first; those that took others back, too. */
  ofDocument(documentId: string): Promise<StockMovementRecord[]>;
  /** The quantity, without sign, of a movement by a fraction; null when all quantities are whole. */
  findFraction(productId: string): Promise<number | null>;
  /** By product, what came and went after an instant, without the differences to counts up to it. */
  movedSince(productIds: readonly string[], instant: string): Promise<ReadonlyMap<string, number>>;
  /** The corrections of these products that nobody has verified. */
  findToVerify(
    productIds: readonly string[],
  ): Promise<Pick<StockMovementRecord, '_id' | 'productId'>[]>;
  /** Verifies each movement once: the first verification stays. */
  verify(movementIds: readonly string[], verification: Verification): Promise<void>;
}
