import type { ListedChange } from './changes';
import type { Decimal } from './decimal';
import type { DocumentLine, DocumentSummary } from './documents';
import type { OrderSummary } from './orders';
import type { Product } from './products';
import type { StockMovement } from './stock-movements';

/** What a posted delivery, return or count holds of one product. */
export type ProductDocument = Pick<
  DocumentSummary,
  '_id' | 'kind' | 'number' | 'party' | 'postedAt'
> &
  Pick<DocumentLine, 'quantity' | 'rejected' | 'savedAt'>;

/** Everything that the page of a product shows; all lists are newest first. */
export interface ProductOverview {
  /** With its barcodes. */
  product: Product;
  /** Per unit; null before the first movement. Answers leave out costs that the reader may not see. */
  averageCost?: Decimal | null;
  stockValue?: Decimal;
  movements: StockMovement[];
  /** Orders that still take or bring it, each with its outstanding quantity. */
  openOrders: OrderSummary[];
  /** The newest orders with it, open ones too. */
  orders: OrderSummary[];
  /** The newest deliveries, returns and counts with it. */
  documents: ProductDocument[];
  /** For people who may read the history. */
  changes?: ListedChange[];
}
