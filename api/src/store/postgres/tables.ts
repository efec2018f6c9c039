import type {
  Change,
  CompanySettings,
  DocumentKind,
  DocumentLine,
  OrderItem,
  OrderType,
  Role,
  SystemSettings,
} from '@stockroom/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Link, Session, User } from '../accounts';
import type { DocumentRecord } from '../documents';
import type { ImportRecord } from '../imports';
import type { NotificationRecord } from '../notifications';
import type { OrderRecord, OutstandingQuantity } from '../orders';
import type { StockMovementRecord } from '../stock-movements';
import type { ProductRecord, StoredImage, SupplierRecord } from '../store';
import type { Columns } from './columns';

/** The tables as Kysely sees them: most hold records, field by field. Instants are ISO strings (column-types.ts). */
export interface Tables {
  users: Columns<User>;
  sessions: Columns<Session>;
  links: Columns<Link>;
  attempts: { key: string; count: number; since: string };
  secrets: { name: string; value: string };
  idempotency_keys: {
    user_id: string;
    key: string;
    fingerprint: string;
    status: number | null;
    body: string | null;
    claimed_at: string;
  };
  categories: { position: GeneratedAlways<string>; name: string };
  suppliers: Columns<SupplierRecord> & Searched;
  products: Columns<Omit<ProductRecord, 'committed' | 'expected' | 'supplierName' | 'barcodes'>> &
    Searched;
  product_barcodes: {
    product_id: string;
    position: number;
    code: string;
    key: string;
    units: number;
    is_live: boolean;
  };
  in_store_counter: { is_only: Generated<boolean>; value: number };
  images: Columns<StoredImage> & { created_at: string };
  stock_movements: Columns<
    Omit<StockMovementRecord, 'verifiedBy' | 'verifiedAt' | 'documentNumber' | 'documentKind'>
  >;
  stock_verifications: {
    movement_id: string;
    user_id: string;
    user_name: string;
    verified_at: string;
  };
  orders: Columns<Omit<OrderRecord, 'items' | 'supplierId'>> &
    Searched & { supplier_id: string | null; party: GeneratedAlways<string>; item_count: number };
  order_items: Columns<OrderItem> & { order_id: string; position: number };
  /** Of open orders only. */
  outstanding_quantities: Columns<OutstandingQuantity> & { order_id: string; type: OrderType };
  order_counters: { type: OrderType | DocumentKind; year: number; value: number };
  documents: Columns<Omit<DocumentRecord, 'supplierId'>> &
    Searched & { supplier_id: string | null };
  document_lines: Columns<DocumentLine> & {
    document_id: string;
    position: GeneratedAlways<string>;
  };
  company_settings: Columns<CompanySettings>;
  system_settings: Columns<SystemSettings>;
  count_settings: { is_only: Generated<boolean>; approval_limit: number | null };
  registration_settings: { is_only: Generated<boolean>; role: Role };
  /** `fields` is JSON. */
  changes: Columns<Omit<Change, 'fields'>> & { fields: string };
  /** `facts` is JSON. */
  notifications: Columns<Omit<NotificationRecord, 'facts'>> & {
    facts: string;
    subject_id: string | null;
    user_id: string | null;
  };
  /** `details` is JSON. */
  imports: Columns<Pick<ImportRecord, '_id' | 'kind' | 'state' | 'createdAt' | 'undoUntil'>> & {
    details: string;
  };
  import_files: { import_id: string; bytes: Uint8Array };
  import_rows: { import_id: string };
  notification_welcomes: { user_id: string; welcomed_at: string };
}

interface Searched {
  search_text: GeneratedAlways<string>;
}
