import {
  IMPORT_UNDONE_REASON,
  msg,
  type ProductInput,
  type SupplierInput,
} from '@stockroom/contract';
import { removeCategory } from '../categories/category-service';
import { archiveProducts, updateProducts } from '../products/product-service';
import { byId } from '../records';
import { postAll, type Posting } from '../stock-movements/stock-movement-service';
import type { ImportRecord, ImportRowRecord, PlannedWrite, RowResult } from '../store/imports';
import type { ProductRecord } from '../store/store';
import { archiveSupplier, updateSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';
import { notesOf } from './apply-rows';
import { undoCount } from './count-document';
import { countedAtOf } from './plan-stock';

/** Takes back what rows have written, each all or nothing. @returns the names of the records that stay */
export async function undoRows(
  work: Work,
  imported: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<string[]> {
  if (imported.kind !== 'suppliers') return undoProducts(work, imported, rows);
  const kept: string[] = [];
  for (const row of rows) {
    const name = await undoSupplier(work, row);
    if (name !== null) kept.push(name);
  }
  return kept;
}

async function undoProducts(
  work: Work,
  imported: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<string[]> {
  const ids = rows.flatMap(({ result }) => result?.recordId ?? []);
  const locked = byId(await work.repositories.products.lock(ids));
  const notes = await notesOf(work, imported);
  const countedAt = countedAtOf(imported);
  const [postings, archived, kept]: [Posting[], string[], string[]] = [[], [], []];
  const updates: Parameters<typeof updateProducts>[1][number][] = [];
  for (const row of rows) {
    const { write, result } = row;
    const product = locked.get(result?.recordId ?? '');
    if (!write || !result || !product || isTouched(write, result, product)) {
      kept.push(product?.name ?? nameOfRow(row));
      continue;
    }
    // Deleting it did the same as the undo does.
    if (product.archivedAt !== null) continue;
    const { _id: id, version } = product;
    if (result.quantity !== 0) {
      const change = { product, quantity: -result.quantity, reason: IMPORT_UNDONE_REASON, notes };
      postings.push({ ...change, field: 'quantity', label: msg('Quantity'), countedAt });
    }
    if (write.recordId === null) archived.push(id);
    if (write.before) {
      const before = write.before as ProductInput;
      updates.push({ id, update: { ...before, version } });
    }
  }
  await postAll(work, postings);
  await archiveProducts(work, archived);
  await updateProducts(work, updates);
  return kept;
}

/** Whether somebody has changed or used a product since. */
function isTouched(write: PlannedWrite, result: RowResult, product: ProductRecord): boolean {
  const isNew = write.recordId === null;
  if (product.archivedAt !== null) return !isNew;
  const isEdited = write.product !== undefined && product.version !== result.version;
  const hasMoved = (isNew || result.quantity !== 0) && product.lastMovementAt !== result.movedAt;
  const isUsed = isNew && (product.committed > 0 || product.expected > 0);
  return isEdited || hasMoved || isUsed;
}

async function undoSupplier(work: Work, row: ImportRowRecord): Promise<string | null> {
  const { write, result } = row;
  if (!write || !result) return nameOfRow(row);
  if (write.recordId === null) return takeBackSupplier(work, result.recordId, result.version);
  const supplier = await work.repositories.suppliers.lock(result.recordId);
  if (supplier?.archivedAt !== null || supplier.version !== result.version)
    return supplier?.companyName ?? nameOfRow(row);
  const before = write.before as SupplierInput;
  await updateSupplier(work, supplier._id, { ...before, version: supplier.version });
  return null;
}

/** Archives a supplier that nobody has changed or used. @returns its name if it stays */
async function takeBackSupplier(work: Work, id: string, version: number): Promise<string | null> {
  const { suppliers, orders } = work.repositories;
  const supplier = await suppliers.lock(id);
  if (supplier?.archivedAt !== null) return null;
  const filter = { supplierId: id };
  const { total } = await orders.list({ filter, sort: '-createdAt', position: null, limit: 1 });
  const isUsed = supplier.productsCount > 0 || total > 0;
  if (supplier.version !== version || isUsed) return supplier.companyName;
  await archiveSupplier(work, id);
  return null;
}

/** Takes back the suppliers and categories of the products, after these. @returns the names of those that stay */
export async function undoMade(work: Work, imported: ImportRecord): Promise<string[]> {
  const { made } = imported;
  await undoCount(work, imported);
  const kept: string[] = [];
  for (const { id } of made.suppliers) {
    const name = await takeBackSupplier(work, id, 1);
    if (name !== null) kept.push(name);
  }
  for (const category of made.categories) {
    const page = { filter: { category }, sort: 'name', position: null, limit: 1 } as const;
    const { total } = await work.repositories.products.list(page);
    if (total > 0) kept.push(category);
    else await removeCategory(work, category);
  }
  return kept;
}

/** For the list of what stays. */
export function nameOfRow({ cells, key }: ImportRowRecord): string {
  return String((cells['name'] ?? cells['companyName'] ?? cells['sku'])?.after ?? key);
}
