import {
  DEFAULT_COMPANY_SETTINGS,
  DEFAULT_ROLE,
  DEFAULT_SYSTEM_SETTINGS,
  INITIAL_CATEGORIES,
  type Change,
  type DocumentLine,
  type OrderType,
} from '@stockroom/contract';
import type { Link, Session, StoredAnswer, User } from '../accounts';
import type { DocumentRecord } from '../documents';
import type { ImportRecord, ImportRowRecord } from '../imports';
import type { OrderRecord, OutstandingQuantity } from '../orders';
import type { StockMovementRecord, Verification } from '../stock-movements';
import type { ProductRecord, StoredImage, SupplierRecord } from '../store';
import type { StoredNotification } from './memory-activity';

interface KeptAnswer {
  fingerprint: string;
  answer: StoredAnswer | null;
  claimedAt: string;
}

export function createState() {
  return {
    users: new Map<string, User>(),
    sessions: new Map<string, Session>(),
    links: new Map<string, Link>(),
    attempts: new Map<string, { count: number; since: string }>(),
    secrets: new Map<string, string>(),
    answers: new Map<string, KeptAnswer>(),
    categories: new Set<string>(INITIAL_CATEGORIES),
    suppliers: new Map<string, SupplierRecord>(),
    products: new Map<string, ProductRecord>(),
    /** The last one that a code has. */
    inStoreNumber: 0,
    stockMovements: new Map<string, StockMovementRecord>(),
    /** By movement. */
    verifications: new Map<string, Verification>(),
    orders: new Map<string, OrderRecord>(),
    /** By order. */
    outstanding: new Map<string, { type: OrderType; quantities: readonly OutstandingQuantity[] }>(),
    orderCounters: new Map<string, number>(),
    documents: new Map<string, DocumentRecord>(),
    /** By document and product, in the order of entering. */
    documentLines: new Map<string, Map<string, DocumentLine>>(),
    images: new Map<string, StoredImage>(),
    companySettings: DEFAULT_COMPANY_SETTINGS,
    systemSettings: DEFAULT_SYSTEM_SETTINGS,
    registrationRole: DEFAULT_ROLE,
    countApprovalLimit: null as number | null,
    imports: new Map<string, ImportRecord>(),
    importFiles: new Map<string, Uint8Array>(),
    /** By import and line. */
    importRows: new Map<string, Map<number, ImportRowRecord>>(),
    changes: new Map<string, Change>(),
    notifications: new Map<string, StoredNotification>(),
    /** By user: the instant since which they see notifications for everybody. */
    welcomes: new Map<string, string>(),
    /** "user notification". */
    readNotifications: new Set<string>(),
  };
}

export type MemoryState = ReturnType<typeof createState>;

/** Copies the tables and shares the records: nothing ever changes a record in place. */
export function copyState(state: MemoryState): MemoryState {
  const copies = Object.entries<unknown>(state).map(([name, table]) => {
    if (table instanceof Map) return [name, new Map<unknown, unknown>(table)];
    return [name, table instanceof Set ? new Set<unknown>(table) : table];
  });
  return Object.fromEntries(copies) as MemoryState;
}

export function liveIn<Archivable extends { archivedAt: string | null }>(
  records: ReadonlyMap<string, Archivable>,
): Archivable[] {
  return [...records.values()].filter(({ archivedAt }) => archivedAt === null);
}

export function linesOf({ documentLines }: MemoryState, documentId: string): DocumentLine[] {
  return [...(documentLines.get(documentId)?.values() ?? [])];
}

/** Gives repositories the state to read, and the transaction's own copy to change. */
export interface StateAccess {
  read(): MemoryState;
  /** @throws Error outside of a transaction */
  write(): MemoryState;
}
