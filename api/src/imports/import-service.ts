import {
  IMPORT_FIELDS,
  msg,
  WRITE_A_TIME_ZONE,
  type Import,
  type ImportCellInput,
  type ImportKind,
  type ImportSettings,
  type Permission,
  type Text,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import { ApiError, validationFailed } from '../errors';
import { findRecord, newId } from '../records';
import { NO_ROWS, type ImportRecord } from '../store/imports';
import { dayOf, endOfDay, isTimeZone } from '../time-zones';
import type { Repositories } from '../store/store';
import type { Actor, Work } from '../unit-of-work';
import { planImport, planRowAgain } from './plan-rows';
import { knownField } from './read-row';
import type { FileReader, ReadFile } from './read-file';
import { recordImport } from './run-imports';

/** What an import of each kind needs. */
export const NEEDED: Record<ImportKind, Permission> = {
  products: 'products:write',
  suppliers: 'suppliers:write',
  counts: 'stock:adjust',
};

const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

interface Upload {
  kind: ImportKind;
  fileName: string;
  bytes: Uint8Array;
  file: ReadFile;
}

/** Makes a draft of a file, with the preview of each row. @throws ApiError FORBIDDEN */
export async function createImport(work: Work, upload: Upload): Promise<Import> {
  const { repositories, actor, now } = work;
  const { kind, fileName, bytes, file } = upload;
  requireAccess(actor, NEEDED[kind]);
  const { parts, ...table } = file;
  const draft: ImportRecord = {
    _id: newId(),
    kind,
    fileName,
    state: 'draft',
    ...table,
    columns: await rememberedColumns(work, kind, file),
    stock: 'set',
    stockDate: null,
    countedAt: null,
    defaultCategory: '',
    defaultSupplier: '',
    lastSkuNumber: 0,
    createsMissing: true,
    missing: { categories: [], suppliers: [] },
    rows: NO_ROWS,
    done: 0,
    written: 0,
    kept: [],
    made: { categories: [], suppliers: [] },
    createdAt: now,
    createdBy: actor.name,
    actor: null,
    undoUntil: null,
  };
  await repositories.imports.insert(draft, bytes);
  return toImport(await planAll(repositories, draft, parts));
}

/** The columns of a file, with the meaning that the last file with the same headings had. */
async function rememberedColumns(
  { repositories }: Work,
  kind: ImportKind,
  { columns }: ReadFile,
): Promise<Import['columns']> {
  const shapeOf = (one: Import['columns']) => JSON.stringify(one.map(({ heading }) => heading));
  const newest = { sort: '-createdAt', position: null, limit: 50 } as const;
  const earlier = await repositories.imports.list({ filter: { kinds: [kind] }, ...newest });
  const same = earlier.records.find((one) => shapeOf(one.columns) === shapeOf(columns));
  if (!same) return columns;
  return columns.map((column, index) => ({
    ...column,
    field: same.columns[index]?.field ?? null,
  }));
}

/** Reads the file of a draft in another way, or gives its columns another meaning. @throws ApiError 403, 404, 422 */
export async function changeImport(
  work: Work,
  id: string,
  settings: ImportSettings,
  read: FileReader,
): Promise<Import> {
  const { imports } = work.repositories;
  const { fields, stock, stockDate, timeZone = 'UTC', createsMissing, ...others } = settings;
  const { defaultCategory, defaultSupplier, ...choices } = others;
  let draft = requireDraft(await lockImport(work, id));
  let parts: string[] | undefined;
  if (Object.values(choices).some((choice) => choice !== undefined)) {
    const bytes = await imports.findFile(id);
    if (!bytes)
      throw validationFailed({ file: msg('The file is no longer here. Upload it again.') });
    const { sheet, encoding, separator } = { ...draft, ...choices };
    const chosen = {
      ...(sheet && { sheet }),
      ...(encoding && { encoding }),
      ...(separator && { separator }),
    };
    const { parts: found, ...table } = await read(draft, bytes, chosen);
    draft = { ...draft, ...table };
    parts = found;
  }
  draft = {
    ...draft,
    ...(stock && { stock }),
    ...(stockDate !== undefined && dayOfCount(work, stockDate, timeZone)),
    ...(createsMissing !== undefined && { createsMissing }),
    ...(defaultCategory !== undefined && { defaultCategory }),
    ...(defaultSupplier !== undefined && { defaultSupplier }),
    ...(fields && { columns: mapped(draft, fields) }),
  };
  return toImport(await planAll(work.repositories, draft, parts));
}

/** Generated SKUs stay the same until all rows are planned anew. */
async function planAll(repositories: Repositories, draft: ImportRecord, parts?: string[]) {
  const lastSkuNumber = draft.kind === 'products' ? await repositories.products.lastSkuNumber() : 0;
  return planImport(repositories, { ...draft, lastSkuNumber }, parts);
}

function dayOfCount(
  { now }: Work,
  stockDate: string | null,
  timeZone: string,
): Pick<ImportRecord, 'stockDate' | 'countedAt'> {
  if (!isTimeZone(timeZone)) throw validationFailed({ timeZone: WRITE_A_TIME_ZONE });
  if (stockDate === null) return { stockDate, countedAt: null };
  if (stockDate > dayOf(now, timeZone))
    throw validationFailed({ stockDate: msg('The day of the count cannot be in the future') });
  return { stockDate, countedAt: endOfDay(stockDate, timeZone) };
}

function mapped({ kind, columns }: ImportRecord, fields: readonly string[]): Import['columns'] {
  if (fields.length !== columns.length)
    throw validationFailed({ fields: msg('Choose a field for each column, or none') });
  const chosen = fields.filter((field) => field !== '');
  if (chosen.some((field) => !Object.hasOwn(IMPORT_FIELDS[kind], field)))
    throw validationFailed({ fields: msg('There is no such field') });
  if (new Set(chosen).size < chosen.length)
    throw validationFailed({ fields: msg('Two columns cannot have the same field') });
  return columns.map((column, index) => ({
    ...column,
    field: knownField(kind, fields[index] ?? null),
  }));
}

/** Corrects a cell of a draft. @throws ApiError 403, 404, 422 */
export async function changeCell(
  work: Work,
  id: string,
  line: string,
  { field, typed }: ImportCellInput,
): Promise<Import> {
  const { imports } = work.repositories;
  const draft = requireDraft(await lockImport(work, id));
  const isLine = /^\d{1,9}$/.test(line);
  const [row] = isLine ? await imports.findRows(id, { line: Number(line) }) : [];
  const column = draft.columns.findIndex((one) => one.field === field);
  if (row?.sourceKind !== 'record' || column < 0)
    throw validationFailed({ field: msg('There is no such cell') });
  const source = draft.columns.map((_column, index) =>
    index === column ? typed : (row.source[index] ?? ''),
  );
  return toImport(await planRowAgain(work.repositories, draft, { ...row, source }));
}

/** Begins to write a draft; again, it changes nothing. @throws ApiError 403, 404, 422 */
export async function applyImport(work: Work, id: string): Promise<Import> {
  const { actor, now } = work;
  const imported = await lockImport(work, id);
  if (imported.state === 'applying' || imported.state === 'applied') return toImport(imported);
  requireDraft(imported);
  requirePostings(actor, imported);
  await work.repositories.imports.removeFile(id);
  const undoUntil = new Date(Date.parse(now) + UNDO_MS).toISOString();
  return update(work, { ...imported, state: 'applying', actor: personOf(actor), undoUntil });
}

/** Stops between two batches; what is written stays. @throws ApiError 403, 404, 422 for a draft */
export async function cancelImport(work: Work, id: string): Promise<Import> {
  const imported = await lockImport(work, id);
  if (imported.state === 'draft') throw refused(msg('This import has not begun'));
  if (imported.state !== 'applying') return toImport(imported);
  const cancelled: ImportRecord = { ...imported, state: 'cancelled' };
  await recordImport(work, cancelled);
  return update(work, cancelled);
}

/** Begins to take an import back; again, it changes nothing. @throws ApiError 403, 404, 422 */
export async function undoImport(work: Work, id: string): Promise<Import> {
  const { actor, now } = work;
  const imported = await lockImport(work, id);
  const { state, undoUntil } = imported;
  if (state === 'undoing' || state === 'undone') return toImport(imported);
  if (state !== 'applied' && state !== 'cancelled')
    throw refused(msg('Only an import that has ended can be undone'));
  if (undoUntil === null || undoUntil < now)
    throw refused(msg('An import can be undone for 30 days'));
  requirePostings(actor, imported);
  const { done: written } = imported;
  const undoing = {
    ...imported,
    state: 'undoing',
    actor: personOf(actor),
    written,
    done: 0,
  } as const;
  return update(work, undoing);
}

/** @throws ApiError 403, 404, 422 for an import that has begun */
export async function removeDraft(work: Work, id: string): Promise<void> {
  requireDraft(await lockImport(work, id));
  await work.repositories.imports.remove(id);
}

/**
 * The import, if it is of a kind that the person may bring in. A file may have costs in any column, so those who may
 * not see costs get only files of their own.
 * @throws ApiError FORBIDDEN
 */
export function requireKind(actor: Actor, imported: ImportRecord): ImportRecord {
  requireAccess(actor, NEEDED[imported.kind]);
  if (imported.createdBy !== actor.name) requireAccess(actor, 'costs:read');
  return imported;
}

export function toImport(record: ImportRecord): Import {
  const { actor, made, countedAt, decimals, lastSkuNumber, ...imported } = record;
  return imported;
}

/** Stock and what is missing need the permissions of their own screens. */
function requirePostings(actor: Actor, { kind, columns, missing }: ImportRecord): void {
  if (columns.some(({ field }) => field === 'currentStock'))
    for (const needed of ['stock:adjust', 'stock:receive'] as const) requireAccess(actor, needed);
  if (kind === 'products' && missing.categories.length > 0)
    requireAccess(actor, 'categories:write');
  if (kind === 'products' && missing.suppliers.length > 0) requireAccess(actor, 'suppliers:write');
}

async function lockImport({ repositories, actor }: Work, id: string): Promise<ImportRecord> {
  return requireKind(actor, await findRecord('Import', id, repositories.imports.lock));
}

function requireDraft(imported: ImportRecord): ImportRecord {
  if (imported.state !== 'draft') throw refused(msg('This import has begun already'));
  return imported;
}

function refused(message: Text) {
  return new ApiError('VALIDATION_FAILED', message, { fieldErrors: { state: message } });
}

/** Without the session. */
function personOf({ id, name, role }: Actor): Actor {
  return { id, name, role };
}

async function update({ repositories }: Work, imported: ImportRecord): Promise<Import> {
  await repositories.imports.update(imported);
  return toImport(imported);
}
