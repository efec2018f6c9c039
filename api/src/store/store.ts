import type {
  ImageType,
  Product,
  ProductQuery,
  ProductSort,
  Supplier,
  SupplierQuery,
  SupplierSort,
} from '@stockroom/contract';
import type { ChangeRepository } from './changes';
import type { DashboardRepository } from './dashboard';
import type { NotificationRepository } from './notifications';
import type { OrderRepository } from './orders';
import type { ReportRepository } from './reports';
import type { SettingsRepository } from './settings';
import type { StockMovementRepository } from './stock-movements';

/**
 * What the services need of a database. There are two: memory (a remote alone, tests) and PostgreSQL (the
 * product). Rules live in the services; a store keeps records, order, uniqueness and transactions.
 */
export interface Store {
  /**
   * Runs `work` as one transaction, READ COMMITTED: all of it or nothing. A deadlock or serialisation
   * failure is retried twice, so `work` must have no effects outside of the repositories.
   */
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** For single reads; writes belong into a transaction. */
  readonly repositories: Repositories;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Ids are UUIDs in lower case; the services hand on nothing else, so a store may keep them in a uuid column.
 * Texts hold no NUL and no lone surrogate. Instants are ISO strings in UTC with milliseconds.
 * Texts are ordered by the root collation of ICU (PostgreSQL "und-x-icu"), order numbers with digits as numbers,
 * and compared exactly for equality;
 * a search is a part of the text without regard to case, in which % and _ mean themselves.
 */
export interface Repositories {
  users: UserRepository;
  sessions: SessionRepository;
  attempts: AttemptRepository;
  secrets: SecretRepository;
  idempotency: IdempotencyRepository;
  categories: CategoryRepository;
  suppliers: SupplierRepository;
  products: ProductRepository;
  stockMovements: StockMovementRepository;
  orders: OrderRepository;
  images: ImageRepository;
  settings: SettingsRepository;
  changes: ChangeRepository;
  notifications: NotificationRepository;
  dashboard: DashboardRepository;
  reports: ReportRepository;
}

/** A unique value is taken. `field` is the name of the field in the contract, e.g. "sku". */
export class DuplicateError extends Error {
  constructor(readonly field: string) {
    super(`Duplicate ${field}`);
  }
}

/** The database does not answer at present: the API says 503, and the client may try again. */
export class StoreUnavailableError extends Error {}

/** Where a page starts: the sort value and id of the record beside it. */
export interface Position {
  direction: 'after' | 'before';
  value: string | number;
  id: string;
}

/** A filtered, sorted page request; ties of the sort value are ordered by id, in the same direction. */
export interface ListRequest<Filter, Sort extends string> {
  filter: Filter;
  sort: Sort;
  position: Position | null;
  limit: number;
}

/** One page in the order of the sort, whichever direction it was reached from. */
export interface ListPage<Record> {
  records: Record[];
  hasPrevious: boolean;
  hasNext: boolean;
  total: number;
}

/** A page of a journal, newest first: what is older than `before`. Stores find one record more than `limit`. */
export interface NewestRequest<Filter> {
  filter: Filter;
  before: { at: string; id: string } | null;
  limit: number;
}

export interface User {
  id: string;
  /** Trimmed and in lower case; unique. */
  email: string;
  passwordHash: string;
  createdAt: string;
}
export interface UserRepository {
  findByEmail(email: string): Promise<User | null>;
  find(id: string): Promise<User | null>;
  /** @throws DuplicateError('email') */
  insert(user: User): Promise<void>;
}

/** One sign-in: a family of refresh tokens of which only the newest is valid. */
export interface Session {
  id: string;
  userId: string;
  /** SHA-256 of the current refresh token, hex. */
  tokenHash: string;
  /** SHA-256 of the one before, and when it was replaced: a retry within the grace period is no theft. */
  previousTokenHash: string | null;
  rotatedAt: string;
  expiresAt: string;
  revokedAt: string | null;
}
export interface SessionRepository {
  insert(session: Session): Promise<void>;
  /** Locks the session until the end of the transaction. */
  lock(id: string): Promise<Session | null>;
  update(session: Session): Promise<void>;
  deleteExpiredBefore(instant: string): Promise<void>;
}

/** Counts per key in windows of time that begin with the first attempt; shared by all processes. */
export interface AttemptRepository {
  /**
   * Adds one to the window of this key. A window that began at or before `windowStart` is over: then a new
   * one begins `now` with count 1.
   * @returns the count after this attempt and when its window began
   */
  add(key: string, windowStart: string, now: string): Promise<{ count: number; since: string }>;
  deleteBefore(instant: string): Promise<void>;
}

export interface SecretRepository {
  /** The secret of that name; `proposed` is stored when there is none yet. Safe with many processes. */
  getOrCreate(name: string, proposed: string): Promise<string>;
}

export interface StoredAnswer {
  status: number;
  body: string;
}
export interface IdempotencyRepository {
  /**
   * Claims a key for this transaction; a second claimer waits for the first to end.
   * @returns null when it is new; else what was answered, and the fingerprint of the request it answered
   */
  claim(
    userId: string,
    key: string,
    fingerprint: string,
    now: string,
  ): Promise<{ fingerprint: string; answer: StoredAnswer } | null>;
  complete(userId: string, key: string, answer: StoredAnswer): Promise<void>;
  deleteBefore(instant: string): Promise<void>;
}

export interface CategoryRepository {
  /** In the order they were added. A new store begins with INITIAL_CATEGORIES of the contract. */
  list(): Promise<string[]>;
  /** Does nothing when the exact name exists; two at once with the same name both succeed. */
  add(name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

export type SupplierRecord = Omit<Supplier, 'productsCount'> & { archivedAt: string | null };
export type SupplierFilter = Pick<SupplierQuery, 'search'>;
export interface SupplierRepository {
  /** Live suppliers with their count of live products. */
  list(request: ListRequest<SupplierFilter, SupplierSort>): Promise<ListPage<Supplier>>;
  /** Archived ones too. */
  find(id: string): Promise<(Supplier & { archivedAt: string | null }) | null>;
  insert(supplier: SupplierRecord): Promise<void>;
  /**
   * Replaces the record, whose `version` is the new one, if the stored version is `fromVersion`.
   * @returns false when it is not
   */
  update(supplier: SupplierRecord, fromVersion: number): Promise<boolean>;
}

/**
 * Current stock and average cost follow from the movements: only `stockMovements.post` changes them. What is
 * committed and expected follows from open orders: only `orders.setOutstanding` changes it.
 */
export type ProductRecord = Omit<Product, 'available'> & {
  archivedAt: string | null;
  /** When the newest movement was posted; null before the first. */
  lastMovementAt: string | null;
  /** Moving weighted average cost per unit, 6 decimals as decimal digits; null before the first movement. */
  averageCost: string | null;
};
export type ProductFilter = Pick<
  ProductQuery,
  'search' | 'category' | 'stockStatus' | 'supplierId'
>;
export interface ProductRepository {
  /** Live products. `supplierName` is the supplier's current company name. */
  list(request: ListRequest<ProductFilter, ProductSort>): Promise<ListPage<ProductRecord>>;
  /** Archived ones too. */
  find(id: string): Promise<ProductRecord | null>;
  /** The live one, in any case of letters. */
  findBySku(sku: string): Promise<ProductRecord | null>;
  /** Archived ones too, in no order; unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<ProductRecord[]>;
  /** Locks the rows in id order until the end of the transaction; unknown ids are left out. */
  lock(ids: readonly string[]): Promise<ProductRecord[]>;
  /** @throws DuplicateError('sku') when a live product has this SKU, in any case of letters */
  insert(product: ProductRecord): Promise<void>;
  /**
   * Replaces all but what follows from movements and orders if the stored version is `fromVersion`; the record carries the
   * new version, and its `supplierName` is ignored (it is the supplier's own).
   * @returns false when it is not
   * @throws DuplicateError('sku')
   */
  update(product: ProductRecord, fromVersion: number): Promise<boolean>;
}

export interface StoredImage {
  /** SHA-256 of the bytes, hex. */
  hash: string;
  type: ImageType;
  bytes: Uint8Array;
}
export interface ImageRepository {
  find(hash: string): Promise<StoredImage | null>;
  /** Does nothing when the same image is stored already. */
  insert(image: StoredImage, now: string): Promise<void>;
}
