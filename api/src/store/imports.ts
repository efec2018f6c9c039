import type {
  Import,
  ImportKind,
  ImportRowKind,
  ProductInput,
  Sort,
  SupplierInput,
  Text,
} from '@stockroom/contract';
import type { DecimalSign } from '../imports/reading/parse-cell';
import type { RowKind } from '../imports/reading/source-table';
import type { Actor } from '../unit-of-work';
import type { ListPage, ListRequest } from './store';
import type { TimeSpan } from './time-span';

/** What an import has created so that its products could name it. */
interface MadeRecords {
  categories: string[];
  suppliers: { id: string; name: string }[];
  /** The document of an import of counts, from its first batch on. */
  countId?: string;
}

export type ImportRecord = Import & {
  /** Who pressed apply or undo last; null for a draft. */
  actor: Actor | null;
  made: MadeRecords;
  /** The end of `stockDate` in the time zone of who chose it; null for now. */
  countedAt: string | null;
  /** SKUs of products without one count on from it. */
  lastSkuNumber: number;
  /** The sign before the decimals in each column, where its numbers tell it. */
  decimals: (DecimalSign | null)[];
};

/** Values are as in the record, so that each reader gets them in their language. */
export interface PlannedCell {
  typed: string;
  before: string | number | null;
  after: string | number;
  problem?: Text | string;
}

/** Stock becomes a level, with what has moved since it was counted, or changes by an amount. */
export type PlannedStock = { level: number } | { amount: number };

/** The match of a row, and what it writes. */
export interface PlannedWrite {
  /** Of a row that changes fields of the record, or creates it. */
  product?: ProductInput;
  supplier?: SupplierInput;
  /** The same fields before, for the undo. */
  before?: ProductInput | SupplierInput;
  stock?: PlannedStock;
  /** Null for a new record. */
  recordId: string | null;
  version: number;
}

/** What a row has written. */
export interface RowResult {
  recordId: string;
  /** Of the record after it. */
  version: number;
  /** Signed; 0 when stock stayed. */
  quantity: number;
  /** When it moved; null when it stayed. */
  movedAt: string | null;
}

export interface ImportRowRecord {
  /** Of the file, from 1. */
  line: number;
  /** As read from the file or corrected, by column. */
  source: string[];
  /** What the file has in this line. */
  sourceKind: RowKind;
  /** The group above it in the file. */
  group: string | null;
  kind: ImportRowKind;
  /** The folded key of the record, at most 200 characters; '' without one. */
  key: string;
  /** The keys of its barcodes. */
  barcodes: string[];
  cells: Record<string, PlannedCell>;
  problem: Text | string | null;
  /** Names that do not exist yet. */
  newCategory: string | null;
  newSupplier: string | null;
  /** Null for a row that writes nothing. */
  write: PlannedWrite | null;
  /** Null until it is written, and after it is taken back. */
  result: RowResult | null;
}

interface ImportRowFilter {
  kinds?: readonly ImportRowKind[];
  /** Rows with one of these keys, or such a barcode. */
  keys?: readonly string[];
  line?: number;
  /** True: rows that are written. False: rows that are still to be written. */
  isWritten?: boolean;
  afterLine?: number;
  /** From the last row on. */
  isDescending?: boolean;
  limit?: number;
}

interface ImportFilter {
  kinds: readonly ImportKind[];
  createdBy?: string | undefined;
}

export interface ImportRepository {
  list(request: ListRequest<ImportFilter, Sort<'createdAt'>>): Promise<ListPage<ImportRecord>>;
  /** Those that are being applied or undone. */
  listRunning(): Promise<ImportRecord[]>;
  find(id: string): Promise<ImportRecord | null>;
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<ImportRecord | null>;
  insert(imported: ImportRecord, file: Uint8Array): Promise<void>;
  update(imported: ImportRecord): Promise<void>;
  /** Its file and rows too. */
  remove(id: string): Promise<void>;
  /** Null after it is removed. */
  findFile(id: string): Promise<Uint8Array | null>;
  removeFile(id: string): Promise<void>;
  /** By line. */
  findRows(id: string, filter: ImportRowFilter): Promise<ImportRowRecord[]>;
  /** Adds rows, and replaces those of the same line. */
  saveRows(id: string, rows: readonly ImportRowRecord[]): Promise<void>;
  removeRows(id: string): Promise<void>;
  /** How many rows there are of each kind, and the names that do not exist yet, in the order of the file. */
  summarize(id: string): Promise<Pick<Import, 'rows' | 'missing'>>;
  /** Deletes drafts that were made outside of this span. */
  deleteDraftsOutside(made: TimeSpan): Promise<void>;
  /** Deletes the rows of imports that nobody can undo any more. */
  deleteRowsBefore(now: string): Promise<void>;
}

export const NO_ROWS: Import['rows'] = { new: 0, changed: 0, same: 0, refused: 0, skipped: 0 };
