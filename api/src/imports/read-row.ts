import {
  IMPORT_FIELDS,
  msg,
  UNITS,
  type Barcode,
  type ImportColumn,
  type ImportRowKind,
  type Language,
  type Text,
} from '@stockroom/contract';
import { ValidationError, type Schema } from 'yup';
import type { FieldTexts } from '../errors';
import type { ImportRecord, ImportRowRecord, PlannedCell, PlannedWrite } from '../store/imports';
import { parseBarcodes } from './plan-barcodes';
import { unitOfWord } from './reading/columns';
import { parseCode, parseNumber, type NumberContext } from './reading/parse-cell';

/** A line of the file. */
export type FileRow = Pick<ImportRowRecord, 'line' | 'source' | 'sourceKind' | 'group'>;

type Value = string | number;

/** Its cells by field. */
export interface ReadRow extends FileRow {
  /** Of every mapped field. */
  typed: Record<string, string>;
  /** Of the cells that are filled and understood. */
  values: Record<string, Value | undefined>;
  barcodes: Barcode[];
  problems: FieldTexts;
}

/** What becomes of a row. */
export type Plan = Pick<
  ImportRowRecord,
  'kind' | 'cells' | 'problem' | 'newCategory' | 'newSupplier' | 'write'
>;

/** Plans rows of one kind; a second row of the same record never comes here. */
export type PlanRow = (row: ReadRow) => Plan;

type Parsed = { value: Value } | { problem: Text };

const parsePrice = (typed: string, context: NumberContext) =>
  parseNumber(typed, { ...context, isMoney: true });

const PARSERS: Readonly<Record<string, (typed: string, context: NumberContext) => Parsed>> = {
  sku: parseCode,
  purchasePrice: parsePrice,
  sellingPrice: parsePrice,
  minimumStockLevel: parseNumber,
  currentStock: parseNumber,
  unitOfMeasurement(typed) {
    const unit = unitOfWord(typed) ?? UNITS.find((one) => one === typed);
    return unit
      ? { value: unit }
      : {
          problem: msg(
            'Unknown unit of measurement. Write pieces, kg, g, liters, ml, meters, cm, boxes or packs.',
          ),
        };
  },
};

/** @param language of the numbers of the shop */
export function readRow(
  { columns, decimals }: Pick<ImportRecord, 'columns' | 'decimals'>,
  row: FileRow,
  language: Language,
): ReadRow {
  const read: ReadRow = { ...row, typed: {}, values: {}, barcodes: [], problems: {} };
  columns.forEach(({ field }, column) => {
    if (field === null) return;
    const typed = (row.source[column] ?? '').trim();
    read.typed[field] = typed;
    // An empty cell keeps what the record has.
    if (typed === '') return;
    const decimal = decimals[column] ?? null;
    const parsed = PARSERS[field]?.(typed, { language, decimal }) ?? { value: typed };
    if ('value' in parsed) read.values[field] = parsed.value;
    else read.problems[field] = parsed.problem;
  });
  const barcodes = parseBarcodes(read.typed['barcode'] ?? '');
  if ('value' in barcodes) read.barcodes = barcodes.value;
  else read.problems['barcode'] = barcodes.problem;
  return read;
}

/** The messages of a form by field. */
export function refusalsOf(schema: Schema, input: object): FieldTexts {
  try {
    schema.validateSync(input, { strict: true, abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(failures.reverse().map(({ path, message }) => [path, message]));
  }
}

/**
 * The cells of a row with their problems. A problem without a cell is one of the row.
 * @param before null for a new record
 */
export function planCells(
  { typed }: ReadRow,
  before: object | null,
  after: object,
  problems: FieldTexts,
): Pick<Plan, 'cells' | 'problem'> {
  const valueOf = (record: object, field: string) =>
    (Reflect.get(record, field) ?? null) as Value | null;
  const cells = Object.entries(typed).map(([field, text]): [string, PlannedCell] => {
    const problem = problems[field];
    return [
      field,
      {
        typed: text,
        before: before && valueOf(before, field),
        after: problem ? text : (valueOf(after, field) ?? ''),
        ...(problem && { problem }),
      },
    ];
  });
  const [other = null] = Object.keys(problems).filter((field) => !(field in typed));
  return { cells: Object.fromEntries(cells), problem: other && (problems[other] ?? null) };
}

/** What a row writes; null where it changes nothing. */
export function planWrite(
  kind: ImportRowKind,
  existing: { _id: string; version: number } | null,
  fields: Pick<PlannedWrite, 'product' | 'supplier' | 'before' | 'stock'>,
): PlannedWrite | null {
  if (kind !== 'new' && kind !== 'changed') return null;
  return { ...fields, recordId: existing?._id ?? null, version: existing?.version ?? 0 };
}

/** The field of a column, if imports of this kind know it. */
export function knownField(
  kind: ImportRecord['kind'],
  field: string | null,
): ImportColumn['field'] {
  return field !== null && Object.hasOwn(IMPORT_FIELDS[kind], field) ? field : null;
}
