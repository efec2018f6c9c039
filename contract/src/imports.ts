import { array, boolean, object, string, type InferType } from 'yup';
import { isDay } from './calendar';
import type { Page, WriteResult } from './list';
import { choice, text } from './schema-fields';
import { msg, type Text } from './translate';

/** What a file can bring in. */
export const IMPORT_KINDS = ['products', 'suppliers', 'counts'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The fields of each kind that a column can fill, with their labels; the first is the key of a record. */
export const IMPORT_FIELDS = {
  products: {
    sku: msg('SKU'),
    name: msg('Product name'),
    barcode: msg('Barcodes'),
    category: msg('Category'),
    unitOfMeasurement: msg('Unit of measurement'),
    purchasePrice: msg('Purchase price'),
    sellingPrice: msg('Selling price'),
    minimumStockLevel: msg('Minimum stock level'),
    currentStock: msg('Current stock'),
    supplierName: msg('Supplier'),
    description: msg('Description'),
    imageUrl: msg('Image URL'),
  },
  suppliers: {
    companyName: msg('Company name'),
    contactPerson: msg('Contact person'),
    phone: msg('Phone'),
    email: msg('Email'),
    address: msg('Address'),
    paymentTerms: msg('Payment terms'),
    notes: msg('Notes'),
  },
  counts: { sku: msg('SKU'), barcode: msg('Barcodes'), currentStock: msg('Current stock') },
} as const satisfies Record<ImportKind, Record<string, Text>>;

/**
 * draft: a preview, nothing is written; applying: in the background; applied, cancelled: what was written stays;
 * undoing, undone: what it wrote is taken back, but for records that changed since.
 */
export const IMPORT_STATES = [
  'draft',
  'applying',
  'applied',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251'] as const;
export const SEPARATORS = [';', ',', '\t', '|'] as const;

/** What happens to a row. */
export const IMPORT_ROW_KINDS = ['new', 'changed', 'same', 'refused', 'skipped'] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

export interface ImportColumn {
  heading: string;
  /** The first filled cells below it, at most 3. */
  samples: string[];
  /** A key of IMPORT_FIELDS, or null for a column that is left out. */
  field: string | null;
}

/** An uploaded file and what becomes of it. */
export interface Import {
  _id: string;
  kind: ImportKind;
  fileName: string;
  state: ImportState;
  /** Of a workbook; else empty. */
  sheets: string[];
  sheet: string | null;
  encoding: (typeof ENCODINGS)[number] | null;
  separator: (typeof SEPARATORS)[number] | null;
  headingLine: number;
  columns: ImportColumn[];
  stock: 'set' | 'add';
  /** The day at whose end stock was counted, as "2026-11-25"; what has moved since is added. Null for now. */
  stockDate: string | null;
  /** By name, of rows that make a product and name none; '' for none. */
  defaultCategory: string;
  defaultSupplier: string;
  /** Whether categories and suppliers that do not exist are created. */
  createsMissing: boolean;
  /** What does not exist yet, by name. */
  missing: { categories: string[]; suppliers: string[] };
  rows: Record<ImportRowKind, number>;
  /** Rows that are done, while it is applied or undone. */
  done: number;
  /** Rows that it had written when its undo began. */
  written: number;
  /** After an undo: records that stay, because they changed since. */
  kept: string[];
  createdAt: string;
  createdBy: string;
  /** Until then it can be undone; null before it is applied. */
  undoUntil: string | null;
}

/** A cell of the preview. */
export interface ImportCell {
  /** As the file or a person wrote it. */
  typed: string;
  /** What the record has now; null for a new record. */
  before: string | null;
  /** What it will have. */
  after: string;
  /** Why the row is refused, in the reader's language. */
  problem?: string;
}

export interface ImportRow {
  /** Of the file, from 1. */
  line: number;
  kind: ImportRowKind;
  /** By field. */
  cells: Record<string, ImportCell>;
  /** Why the row as a whole is refused or left out. */
  problem?: string;
}

export interface ImportRowList {
  rows: ImportRow[];
  nextCursor: string | null;
}

export interface ImportList extends Page {
  imports: Import[];
}

export interface ImportResult {
  import: Import;
}
export type ImportWriteResult = WriteResult & ImportResult;

const NO_SUCH_SHEET = msg('There is no such sheet');
/** The time zone of an import's settings. */
export const WRITE_A_TIME_ZONE = msg('Time zone must be a name such as Europe/Moscow');
const WRITE_A_DAY = msg('Write a day such as 2026-11-21');
const NO_SUCH_FIELD = msg('There is no such field');

/** One of a list, or left out. */
function oneOf<Value extends string>(values: readonly Value[], message: Text) {
  return string<Value>().typeError(message).oneOf(values, message);
}

/** Of a record, '' for none; left out is unchanged. */
function nameOf(label: Text) {
  return text({ max: 200, label }).default(undefined);
}

/** How the file is read and what its columns mean; left out is unchanged. */
export const importSettingsSchema = object({
  sheet: string().typeError(NO_SUCH_SHEET).max(200, NO_SUCH_SHEET),
  encoding: oneOf(ENCODINGS, msg('Please select an encoding')),
  separator: oneOf(SEPARATORS, msg('Please select a separator')),
  /** The field of each column, in their order; '' for none. */
  fields: array(string().typeError(NO_SUCH_FIELD).default('').max(40, NO_SUCH_FIELD))
    .typeError(msg('Fields must be a list'))
    .max(200, msg('A file can have at most 200 columns')),
  stock: oneOf(['set', 'add'] as const, msg('Please select what happens to stock')),
  stockDate: string()
    .nullable()
    .typeError(WRITE_A_DAY)
    .test('day', WRITE_A_DAY, (day) => day == null || isDay(day)),
  /** Where the day of `stockDate` ends, as "Europe/Moscow"; UTC if left out. */
  timeZone: string().typeError(WRITE_A_TIME_ZONE).max(100, WRITE_A_TIME_ZONE),
  defaultCategory: nameOf(msg('Category')),
  defaultSupplier: nameOf(msg('Supplier')),
  createsMissing: boolean().typeError(msg('Please select what happens to missing records')),
}).noUnknown();
export type ImportSettings = InferType<typeof importSettingsSchema>;

/** A cell that a person has corrected in the preview. */
export const importCellSchema = object({
  field: choice([...new Set(Object.values(IMPORT_FIELDS).flatMap(Object.keys))], NO_SUCH_FIELD),
  typed: text({ max: 2000, label: msg('Cell') }),
}).noUnknown();
export type ImportCellInput = InferType<typeof importCellSchema>;
