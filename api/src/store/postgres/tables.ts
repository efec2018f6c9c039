import type { Decimal, ImageType, OrderStatus, OrderType } from '@stockroom/contract';
import type { GeneratedAlways } from 'kysely';
import type { OverviewTables } from './overview-tables';

/** The columns as Kysely sees them; instants are ISO strings (see column-types.ts). */
export interface Tables extends OverviewTables {
  users: UserTable;
  sessions: SessionTable;
  attempts: AttemptTable;
  secrets: SecretTable;
  idempotency_keys: IdempotencyKeyTable;
  categories: CategoryTable;
  suppliers: SupplierTable;
  products: ProductTable;
  stock_movements: StockMovementTable;
  stock_verifications: StockVerificationTable;
  orders: OrderTable;
  order_items: OrderItemTable;
  outstanding_quantities: OutstandingQuantityTable;
  order_counters: OrderCounterTable;
  images: ImageTable;
}

interface UserTable {
  id: string;
  email: string;
  password_hash: string;
  created_at: string;
}

interface SessionTable {
  id: string;
  user_id: string;
  token_hash: string;
  previous_token_hash: string | null;
  rotated_at: string;
  expires_at: string;
  revoked_at: string | null;
}

interface AttemptTable {
  key: string;
  count: number;
  since: string;
}

interface SecretTable {
  name: string;
  value: string;
}

interface IdempotencyKeyTable {
  user_id: string;
  key: string;
  fingerprint: string;
  status: number | null;
  body: string | null;
  claimed_at: string;
}

interface CategoryTable {
  position: GeneratedAlways<string>;
  name: string;
}

interface SupplierTable {
  id: string;
  company_name: string;
  contact_person: string;
  phone: string;
  email: string;
  address: string;
  payment_terms: string;
  notes: string;
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  version: number;
  search_text: GeneratedAlways<string>;
}

interface ProductTable {
  id: string;
  name: string;
  sku: string;
  description: string;
  category: string;
  unit_of_measurement: string;
  purchase_price: number;
  selling_price: number;
  minimum_stock_level: number;
  current_stock: number;
  average_cost: string | null;
  last_movement_at: string | null;
  supplier_id: string;
  image_url: string;
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  version: number;
  search_text: GeneratedAlways<string>;
}

interface StockMovementTable {
  id: string;
  product_id: string;
  product_name: string;
  product_sku: string;
  quantity: number;
  reason: string;
  notes: string;
  user_id: string | null;
  user_name: string;
  balance_after: number;
  cost_after: string;
  created_at: string;
  unit_of_measurement: string;
  unit_cost: string;
  value: string;
  supplier_reference: string;
  order_id: string | null;
  order_number: string | null;
  to_verify: boolean;
}

interface StockVerificationTable {
  movement_id: string;
  user_id: string;
  user_name: string;
  verified_at: string;
}

interface OrderTable {
  id: string;
  order_number: string;
  type: OrderType;
  customer_id: string;
  customer_name: string;
  supplier_id: string | null;
  supplier_name: string;
  party: GeneratedAlways<string>;
  status: OrderStatus;
  item_count: number;
  total_amount: Decimal;
  notes: string;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
  archived_at: string | null;
  version: number;
  search_text: GeneratedAlways<string>;
}

interface OrderItemTable {
  order_id: string;
  position: number;
  product_id: string;
  product_name: string;
  product_sku: string;
  quantity: number;
  unit_price: number;
  total_price: Decimal;
}

/** Of open orders only. */
interface OutstandingQuantityTable {
  order_id: string;
  product_id: string;
  type: OrderType;
  quantity: number;
}

interface OrderCounterTable {
  type: OrderType;
  year: number;
  value: number;
}

interface ImageTable {
  hash: string;
  type: ImageType;
  bytes: Uint8Array;
  created_at: string;
}
