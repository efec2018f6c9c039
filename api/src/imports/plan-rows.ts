import {
  barcodeKey,
  foldName,
  msg,
  type ImportKind,
  type ImportRowKind,
  type Text,
} from '@stockroom/contract';
import type { ImportRecord, ImportRepository, ImportRowRecord } from '../store/imports';
import type { Repositories } from '../store/store';
import { planCounts } from './plan-counts';
import { planProducts } from './plan-products';
import { planSuppliers } from './plan-suppliers';
import {
  planCells,
  readRow,
  type FileRow,
  type Plan,
  type PlanRow,
  type ReadRow,
} from './read-row';
import type { RowKind } from './reading/source-table';

const CHUNK = 250;
/** Longer keys are refused, so they may look the same. */
const MAX_KEY = 200;

type Prepare = (
  repositories: Repositories,
  imported: ImportRecord,
  rows: readonly ReadRow[],
) => Promise<PlanRow>;

interface KindOfImport {
  prepare: Prepare;
  /** The field by which rows and records are the same. */
  keyField: string;
  foldKey(key: string): string;
  twice: Text;
}

const foldSku = (sku: string) => sku.toLowerCase();
const TWICE = msg('Line {line} has this SKU already');
const BARCODE_TWICE = msg('Line {line} has this barcode already');
const KINDS: Record<ImportKind, KindOfImport> = {
  products: { prepare: planProducts, keyField: 'sku', foldKey: foldSku, twice: TWICE },
  suppliers: {
    prepare: planSuppliers,
    keyField: 'companyName',
    foldKey: foldName,
    twice: msg('Line {line} has this company name already'),
  },
  counts: { prepare: planCounts, keyField: 'sku', foldKey: foldSku, twice: TWICE },
};

const SKIPPED: Record<Exclude<RowKind, 'record'>, Text> = {
  group: msg('A category of the lines below'),
  total: msg('A total of other lines'),
  heading: msg('The headings once more'),
  empty: msg('An empty line'),
};

/**
 * Plans all rows of an import anew, and counts them.
 * @param parts of the file; without them, the rows that it has
 */
export async function planImport(
  repositories: Repositories,
  imported: ImportRecord,
  parts?: readonly string[],
): Promise<ImportRecord> {
  const { imports } = repositories;
  const seen = new Map<string, number>();
  if (parts) await imports.removeRows(imported._id);
  for await (const chunk of parts ? rowsOf(parts) : storedChunks(imports, imported._id))
    await imports.saveRows(imported._id, await planRows(repositories, imported, chunk, seen));
  return withSummary(repositories, imported);
}

/** Plans one row anew, and the rows that are or were of the same record. */
export async function planRowAgain(
  repositories: Repositories,
  imported: ImportRecord,
  row: ImportRowRecord,
): Promise<ImportRecord> {
  const { imports } = repositories;
  const { language } = await repositories.settings.system();
  const read = readRow(imported, row, language);
  const corrected = toRecord(read, keyOf(imported, read), NOTHING);
  const alike = await alikeRows(repositories, imported, [row, corrected]);
  const rows = [...alike.filter(({ line }) => line !== row.line), row];
  rows.sort((one, other) => one.line - other.line);
  await imports.saveRows(
    imported._id,
    await planRows(repositories, imported, rows, new Map<string, number>()),
  );
  return withSummary(repositories, imported);
}

/** The rows that share a key with these, or with one another. */
async function alikeRows(
  { imports }: Repositories,
  { _id }: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<readonly ImportRowRecord[]> {
  const keys = new Set<string>();
  let alike = rows;
  for (;;) {
    const known = keys.size;
    for (const { key, barcodes } of alike)
      for (const one of [key, ...barcodes]) if (one !== '') keys.add(one);
    if (keys.size === known) return alike;
    alike = await imports.findRows(_id, { keys: [...keys] });
  }
}

/** @param seen the line of each key so far */
async function planRows(
  repositories: Repositories,
  imported: ImportRecord,
  rows: readonly FileRow[],
  seen: Map<string, number>,
): Promise<ImportRowRecord[]> {
  const { prepare, keyField, twice } = KINDS[imported.kind];
  const { language } = await repositories.settings.system();
  const read = rows.map((row) => readRow(imported, row, language));
  const records = read.filter(({ sourceKind }) => sourceKind === 'record');
  const plan = await prepare(repositories, imported, records);
  return read.map((row) => {
    if (row.sourceKind !== 'record')
      return toRecord(row, '', {
        ...NOTHING,
        ...planCells(row, null, {}, {}),
        problem: SKIPPED[row.sourceKind],
      });
    const key = keyOf(imported, row);
    if (!refuseRepeated(row, keysOfBarcodes(row), seen, 'barcode', BARCODE_TWICE))
      refuseRepeated(row, [key], seen, keyField, twice);
    return toRecord(row, key, plan(row));
  });
}

/** Refuses a row with a key of an earlier one. @returns whether it has one */
function refuseRepeated(
  row: ReadRow,
  keys: readonly string[],
  seen: Map<string, number>,
  field: string,
  twice: Text,
): boolean {
  let earlier: number | undefined;
  for (const key of keys) {
    if (key === '') continue;
    const line = seen.get(key) ?? row.line;
    seen.set(key, line);
    if (line !== row.line) earlier ??= line;
  }
  if (earlier === undefined) return false;
  row.problems[field] = { ...twice, values: { line: earlier } };
  return true;
}

const NOTHING: Plan = {
  kind: 'skipped',
  cells: {},
  problem: null,
  newCategory: null,
  newSupplier: null,
  write: null,
};

function toRecord(row: ReadRow, key: string, plan: Plan): ImportRowRecord {
  const { line, source, sourceKind, group } = row;
  const keys = { key: key.slice(0, MAX_KEY), barcodes: keysOfBarcodes(row) };
  return { line, source, sourceKind, group, ...keys, ...plan, result: null };
}

/** Other keys never begin with a line break. */
function keysOfBarcodes({ barcodes }: ReadRow): string[] {
  return barcodes.map(({ code }) => `\n${barcodeKey(code)}`);
}

function keyOf({ kind }: ImportRecord, { values }: ReadRow): string {
  const { keyField, foldKey } = KINDS[kind];
  return foldKey(String(values[keyField] ?? ''));
}

async function withSummary(
  { imports }: Repositories,
  imported: ImportRecord,
): Promise<ImportRecord> {
  const { rows, missing } = await imports.summarize(imported._id);
  const { categories, suppliers } = missing;
  const changed = {
    ...imported,
    rows,
    missing: { categories: unlikeNames(categories), suppliers: unlikeNames(suppliers) },
  };
  await imports.update(changed);
  return changed;
}

/** The first spelling of each name. */
export function unlikeNames(names: readonly string[]): string[] {
  return [
    ...new Map([...names].reverse().map((name) => [foldName(name), name])).values(),
  ].reverse();
}

function* rowsOf(parts: readonly string[]): Generator<readonly FileRow[]> {
  for (const part of parts) yield JSON.parse(part);
}

/** The rows of an import by line, chunk by chunk. */
export async function* storedChunks(
  imports: ImportRepository,
  id: string,
  filter: { kinds?: readonly ImportRowKind[] } = {},
): AsyncGenerator<readonly ImportRowRecord[]> {
  let afterLine = 0;
  for (;;) {
    const rows = await imports.findRows(id, { ...filter, afterLine, limit: CHUNK });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    afterLine = last.line;
  }
}
