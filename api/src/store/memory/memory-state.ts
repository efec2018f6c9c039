import {
  DEFAULT_COMPANY_SETTINGS,
  DEFAULT_SYSTEM_SETTINGS,
  INITIAL_CATEGORIES,
  type Change,
  type CompanySettings,
  type OrderType,
  type SystemSettings,
} from '@stockroom/contract';
import type { OrderRecord, OutstandingQuantity } from '../orders';
import type { StockMovementRecord, Verification } from '../stock-movements';
import type {
  ProductRecord,
  Session,
  StoredAnswer,
  StoredImage,
  SupplierRecord,
  User,
} from '../store';
import type { StoredNotification } from './memory-notifications';

interface KeptAnswer {
  fingerprint: string;
  answer: StoredAnswer | null;
  claimedAt: string;
}

export interface MemoryState {
  users: Map<string, User>;
  sessions: Map<string, Session>;
  attempts: Map<string, { count: number; since: string }>;
  secrets: Map<string, string>;
  answers: Map<string, KeptAnswer>;
  categories: Set<string>;
  suppliers: Map<string, SupplierRecord>;
  products: Map<string, ProductRecord>;
  stockMovements: Map<string, StockMovementRecord>;
  /** By movement. */
  verifications: Map<string, Verification>;
  orders: Map<string, OrderRecord>;
  /** By order. */
  outstanding: Map<string, { type: OrderType; quantities: readonly OutstandingQuantity[] }>;
  orderCounters: Map<string, number>;
  images: Map<string, StoredImage>;
  companySettings: CompanySettings;
  systemSettings: SystemSettings;
  changes: Map<string, Change>;
  notifications: Map<string, StoredNotification>;
  /** By user: since when they see what arises for everybody. */
  welcomes: Map<string, string>;
  /** "user notification". */
  readNotifications: Set<string>;
}

export function createState(): MemoryState {
  return {
    users: new Map(),
    sessions: new Map(),
    attempts: new Map(),
    secrets: new Map(),
    answers: new Map(),
    categories: new Set(INITIAL_CATEGORIES),
    suppliers: new Map(),
    products: new Map(),
    stockMovements: new Map(),
    verifications: new Map(),
    orders: new Map(),
    outstanding: new Map(),
    orderCounters: new Map(),
    images: new Map(),
    companySettings: DEFAULT_COMPANY_SETTINGS,
    systemSettings: DEFAULT_SYSTEM_SETTINGS,
    changes: new Map(),
    notifications: new Map(),
    welcomes: new Map(),
    readNotifications: new Set(),
  };
}

/** The tables are copied, the records shared: nothing ever changes a record in place. */
export function copyState(state: MemoryState): MemoryState {
  return {
    users: new Map(state.users),
    sessions: new Map(state.sessions),
    attempts: new Map(state.attempts),
    secrets: new Map(state.secrets),
    answers: new Map(state.answers),
    categories: new Set(state.categories),
    suppliers: new Map(state.suppliers),
    products: new Map(state.products),
    stockMovements: new Map(state.stockMovements),
    verifications: new Map(state.verifications),
    orders: new Map(state.orders),
    outstanding: new Map(state.outstanding),
    orderCounters: new Map(state.orderCounters),
    images: new Map(state.images),
    companySettings: state.companySettings,
    systemSettings: state.systemSettings,
    changes: new Map(state.changes),
    notifications: new Map(state.notifications),
    welcomes: new Map(state.welcomes),
    readNotifications: new Set(state.readNotifications),
  };
}

/** How repositories reach the state: what they may see, and the transaction's own copy to change. */
export interface StateAccess {
  read(): MemoryState;
  /** @throws Error outside of a transaction */
  write(): MemoryState;
}
