import type {
  DocumentKind,
  DocumentLine,
  DocumentQuery,
  DocumentSort,
  StockDocument,
} from '@stockroom/contract';
import type { ListPage, ListRequest } from './store';

/** The header as the store keeps it; kind and lines give the rest. */
export type DocumentRecord = Omit<StockDocument, 'type' | 'lines' | 'lineCount' | 'totalAmount'>;

export type DocumentFilter = Pick<
  DocumentQuery,
  'kind' | 'state' | 'search' | 'orderId' | 'productId'
>;

/** What posted documents hold of a product. */
export interface PostedQuantity {
  productId: string;
  quantity: number;
  rejected: number;
}

export interface DocumentRepository {
  /** Each with its lines, in the order of entering. */
  list(request: ListRequest<DocumentFilter, DocumentSort>): Promise<ListPage<StoredDocument>>;
  find(id: string): Promise<StoredDocument | null>;
  /** The header, locked until the end of the transaction. Lock a document before its order, and that before products. */
  lock(id: string): Promise<DocumentRecord | null>;
  insert(document: DocumentRecord): Promise<void>;
  /** Replaces the header, which the transaction must have locked. */
  update(document: DocumentRecord): Promise<void>;
  /** The lines too. */
  remove(id: string): Promise<void>;
  /** The lines of these products, in no order. */
  findLines(id: string, productIds: readonly string[]): Promise<DocumentLine[]>;
  /** Adds lines at the end, and replaces those of the same product in their place. */
  saveLines(id: string, lines: readonly DocumentLine[]): Promise<void>;
  removeLines(id: string, productIds: readonly string[]): Promise<void>;
  /** The sums over the lines of posted documents of a kind, which name the order or the delivery. */
  posted(
    kind: DocumentKind,
    source: { orderId: string } | { deliveryId: string },
  ): Promise<PostedQuantity[]>;
}

export interface StoredDocument extends DocumentRecord {
  lines: DocumentLine[];
}
