import { INITIAL_CATEGORIES } from '@stockroom/contract';
import type {
  ProductRecord,
  Session,
  StockMovementRecord,
  StoredAnswer,
  StoredImage,
  SupplierRecord,
  User,
} from '../store';

export interface KeptAnswer {
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
  images: Map<string, StoredImage>;
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
    images: new Map(),
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
    images: new Map(state.images),
  };
}

/** How repositories reach the state: what they may see, and the transaction's own copy to change. */
export interface StateAccess {
  read(): MemoryState;
  /** @throws Error outside of a transaction */
  write(): MemoryState;
}
