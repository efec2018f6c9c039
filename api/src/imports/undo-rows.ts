import { SHORTAGE_REASON, type ProductInput, type SupplierInput } from '@stockroom/contract';
import { removeCategory } from '../categories/category-service';
import { archiveProduct, updateProduct } from '../products/product-service';
import { postAdjustment } from '../stock-movements/stock-movement-service';
import { notesOf } from './apply-rows';
import { countedAtOf } from './plan-stock';
import type { ImportRecord, ImportRowRecord, RowResult } from '../store/imports';
import type { ProductRecord } from '../store/store';
import { archiveSupplier, updateSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';

/** Takes back what a row has written, all or nothing. @returns the name of the record if it stays; else null */
export async function undoRow(
  work: Work,
  imported: ImportRecord,
  row: ImportRowRecord,
): Promise<string | null> {
  if (imported.kind === 'suppliers') return undoSupplier(work, row);
  const { write, result } = row;
  const [product] = result ? await work.repositories.products.lock([result.recordId]) : [];
  if (!write || !result || !product) return nameOfRow(row);
  const isNew = write.recordId === null;
  // Deleting it did the same as the undo does.
  if (product.archivedAt !== null) return isNew ? null : product.name;
  const isEdited = write.product && product.version !== result.version;
  const hasMoved = (isNew || result.quantity !== 0) && product.lastMovementAt !== result.movedAt;
  const isUsed = isNew && (product.committed > 0 || product.expected > 0);
  if (isEdited || hasMoved || isUsed) return product.name;
  await returnStock(work, imported, product, result);
  if (isNew) await archiveProduct(work, product._id);
  if (write.before) {
    const before = write.before as ProductInput;
    await updateProduct(work, product._id, { ...before, version: product.version });
  }
  return null;
}

async function returnStock(
  work: Work,
  imported: ImportRecord,
  { _id: productId }: ProductRecord,
  { quantity }: RowResult,
): Promise<void> {
  if (quantity === 0) return;
  const notes = await notesOf(work, imported);
  const correction = { productId, reason: SHORTAGE_REASON, notes } as const;
  const adjustment = { ...correction, adjustmentAmount: -quantity };
  await postAdjustment(work, adjustment, countedAtOf(imported));
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
export async function undoMade(work: Work, { made }: ImportRecord): Promise<string[]> {
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
