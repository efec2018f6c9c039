import type {
  Barcode,
  Change,
  ChangeQuery,
  ChangeSort,
  CompanySettings,
  ImageType,
  ListedChange,
  Product,
  ProductQuery,
  ProductSort,
  Role,
  Supplier,
  SupplierQuery,
  SupplierSort,
  SystemSettings,
} from '@stockroom/contract';
import type {
  AttemptRepository,
  IdempotencyRepository,
  LinkRepository,
  SecretRepository,
  SessionRepository,
  UserRepository,
} from './accounts';
import type { DashboardRepository } from './dashboard';
import type { DocumentRepository } from './documents';
import type { ImportRepository } from './imports';
import type { NotificationRepository } from './notifications';
import type { OrderRepository } from './orders';
import type { ReportRepository } from './reports';
import type { SearchRepository } from './search';
import type { StockMovementRepository } from './stock-movements';

/**
 * The database of the services: memory for a remote alone and for tests, PostgreSQL for the product. Services hold the
 * rules; a store holds records, order, uniqueness and transactions.
 */
export interface Store {
  /**
   * Runs `work` in one transaction, READ COMMITTED. The store repeats it up to twice after a deadlock or a lost
   * connection, so `work` must have no effects outside of the repositories.
   */
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** For single reads; writes belong into a transaction. */
  readonly repositories: Repositories;
  /** @throws Error when the database does not answer */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Ids are UUIDs in lower case; services pass no others. Texts hold no NUL and no lone surrogate. Instants are ISO strings
 * in UTC with milliseconds. Lists sort texts by the root collation of ICU (PostgreSQL "und-x-icu"), and order numbers
 * with digits as numbers. A search ignores case, and % and _ have no special meaning.
 */
export interface Repositories {
  users: UserRepository;
  sessions: SessionRepository;
  links: LinkRepository;
  attempts: AttemptRepository;
  secrets: SecretRepository;
  idempotency: IdempotencyRepository;
  categories: CategoryRepository;
  suppliers: SupplierRepository;
  products: ProductRepository;
  stockMovements: StockMovementRepository;
  orders: OrderRepository;
  documents: DocumentRepository;
  images: ImageRepository;
  imports: ImportRepository;
  settings: SettingsRepository;
  changes: ChangeRepository;
  notifications: NotificationRepository;
  dashboard: DashboardRepository;
  reports: ReportRepository;
  search: SearchRepository;
  /**
   * Says whose the open transaction is: the events that it causes name the person.
   * @returns its id in them; '' where there are no events
   */
  signTransaction(person: string): Promise<string>;
}

/** A unique value is taken. `field` is its name in the contract, e.g. "sku". */
export class DuplicateError extends Error {
  constructor(readonly field: string) {
    super(`Duplicate ${field}`);
  }
}

/** The database does not answer: the API responds with 503, and the client may try again. */
export class StoreUnavailableError extends Error {}

/** Where a page starts: the sort value and id of the record beside it. */
export interface Position {
  direction: 'after' | 'before';
  value: string | number;
  id: string;
}

/** Equal sort values are ordered by id, in the same direction. */
export interface ListRequest<Filter, Sort extends string> {
  filter: Filter;
  sort: Sort;
  position: Position | null;
  limit: number;
}

/** One page in the order of the sort, also when the client pages backwards. */
export interface ListPage<Record> {
  records: Record[];
  hasPrevious: boolean;
  hasNext: boolean;
  total: number;
}

export interface CategoryRepository {
  /** In the order of adding. A new store begins with INITIAL_CATEGORIES of the contract. */
  list(): Promise<string[]>;
  /** The same list; others that add a category wait until the end of the transaction. */
  lock(): Promise<string[]>;
  /** Does nothing when the exact name exists. */
  add(name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

export type SupplierRecord = Omit<Supplier, 'productsCount'> & { archivedAt: string | null };
export type StoredSupplier = Supplier & { archivedAt: string | null };
export type SupplierFilter = Pick<SupplierQuery, 'search'>;
export interface SupplierRepository {
  /** Live suppliers with their count of live products. */
  list(request: ListRequest<SupplierFilter, SupplierSort>): Promise<ListPage<Supplier>>;
  /** Archived ones too. */
  find(id: string): Promise<StoredSupplier | null>;
  /** Archived ones too, in no order; skips unknown ids. */
  findMany(ids: readonly string[]): Promise<SupplierRecord[]>;
  /** As `find`, locked until the end of the transaction. */
  lock(id: string): Promise<StoredSupplier | null>;
  /** Live suppliers with one of these company names, by `foldName`. */
  findByNames(names: readonly string[]): Promise<SupplierRecord[]>;
  /** Live suppliers whose phone number has these digits together. */
  findByPhone(digits: string): Promise<SupplierRecord[]>;
  insert(supplier: SupplierRecord): Promise<void>;
  /**
   * Replaces the record, whose `version` is the new one, if the stored version is `fromVersion`.
   * @returns false when the stored version differs
   */
  update(supplier: SupplierRecord, fromVersion: number): Promise<boolean>;
}

/**
 * Only `stockMovements.post` changes current stock, its value and average cost. Only `orders.setOutstanding` changes
 * the committed and expected quantities.
 */
export type ProductRecord = Omit<Product, 'available'> & {
  archivedAt: string | null;
  barcodes: Barcode[];
  /** The time of the newest movement; null before the first. */
  lastMovementAt: string | null;
  /** Moving weighted average cost per unit, 6 decimals as decimal digits; null before the first movement. */
  averageCost: string | null;
  /** The exact value of the stock in decimal digits, at most 12 decimals. */
  stockValue: string;
};
export interface ProductFilter extends Pick<
  ProductQuery,
  'search' | 'category' | 'stockStatus' | 'supplierId'
> {
  /** Leaves out products that a posted count has counted since this instant. */
  notCountedSince?: string;
  /** Leaves out products that this count has a quantity for. */
  uncountedIn?: string;
}
/** Which product has a barcode, by its key. */
export interface BarcodeOwner {
  key: string;
  productId: string;
  name: string;
}
export interface ProductRepository {
  /** Live products. `supplierName` is the supplier's current company name. A search also finds a whole barcode. */
  list(request: ListRequest<ProductFilter, ProductSort>): Promise<ListPage<ProductRecord>>;
  /** Archived ones too. */
  find(id: string): Promise<ProductRecord | null>;
  /** The live ones with this barcode or SKU, in any case of letters; first the one with the barcode. */
  findByCode(code: string): Promise<ProductRecord[]>;
  /** The live products that have one of these codes. */
  barcodeOwners(codes: readonly string[]): Promise<BarcodeOwner[]>;
  /** The live ones, in any case of letters and in no order; skips unknown SKUs. */
  findBySkus(skus: readonly string[]): Promise<ProductRecord[]>;
  /** The highest n of the SKUs "P-n", in any case of letters; 0 without one. Archived ones too. */
  lastSkuNumber(): Promise<number>;
  /** Archived ones too, in no order; skips unknown ids. */
  findMany(ids: readonly string[]): Promise<ProductRecord[]>;
  /** Locks the products in id order until the end of the transaction; skips unknown ids. */
  lock(ids: readonly string[]): Promise<ProductRecord[]>;
  /** @throws DuplicateError('sku' or 'barcodes') when a live product has this SKU or one of these barcodes */
  insert(...products: readonly ProductRecord[]): Promise<void>;
  /**
   * Replaces the fields that movements and orders leave alone, where the stored version is the one before.
   * @returns how many it has replaced
   * @throws DuplicateError('sku' or 'barcodes')
   */
  update(...products: readonly ProductRecord[]): Promise<number>;
  /**
   * Counts on by `count`; others that count wait until the end of the transaction.
   * @returns the last number; no number comes twice
   */
  takeInStoreNumbers(count: number): Promise<number>;
}

export interface StoredImage {
  /** SHA-256 of the bytes, hex. */
  hash: string;
  type: ImageType;
  bytes: Uint8Array;
}
export interface ImageRepository {
  find(hash: string): Promise<StoredImage | null>;
  /** Does nothing when the store has the image. */
  insert(image: StoredImage, now: string): Promise<void>;
}

/** One record of each, with the defaults of the contract until somebody changes it. */
export interface SettingsRepository {
  company(): Promise<CompanySettings>;
  system(): Promise<SystemSettings>;
  /**
   * Replaces the record, whose `version` is the new one, if the stored version is `fromVersion`.
   * @returns false when the stored version differs
   */
  updateCompany(settings: CompanySettings, fromVersion: number): Promise<boolean>;
  updateSystem(settings: SystemSettings, fromVersion: number): Promise<boolean>;
  /** In money; null for no limit, which is the default. */
  countApprovalLimit(): Promise<number | null>;
  updateCountApprovalLimit(limit: number | null): Promise<void>;
  /** Of people who register. */
  registrationRole(): Promise<Role>;
  updateRegistrationRole(role: Role): Promise<void>;
}

export interface ChangeFilter extends Pick<
  ChangeQuery,
  'userId' | 'entity' | 'entityId' | 'action'
> {
  /** Instants, both inclusive. */
  from?: string;
  to?: string;
}
/** The activity trail: nobody changes or deletes an entry. */
export interface ChangeRepository {
  list(request: ListRequest<ChangeFilter, ChangeSort>): Promise<ListPage<ListedChange>>;
  insert(...changes: readonly Change[]): Promise<void>;
}
