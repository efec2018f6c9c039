import {
  findCategory,
  foldName,
  formatDay,
  msg,
  SHORTAGE_REASON,
  sumQuantities,
  supplierSchema,
  type ProductInput,
} from '@stockroom/contract';
import { addCategory } from '../categories/category-service';
import { validationFailed } from '../errors';
import { createProducts, updateProducts } from '../products/product-service';
import { byId } from '../records';
import {
  adjustmentOf,
  postAll,
  receiptOf,
  type Posting,
} from '../stock-movements/stock-movement-service';
import type {
  ImportRecord,
  ImportRowRecord,
  PlannedStock,
  PlannedWrite,
  RowResult,
} from '../store/imports';
import type { StockMovementRecord } from '../store/stock-movements';
import type { ProductRecord } from '../store/store';
import { createSupplier, updateSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';
import { asCounted, countOf, expectedOf, saveCounted, type CountedRow } from './count-document';
import { unlikeNames } from './plan-rows';
import { countedAtOf, movedSinceCount, TOO_LITTLE_COUNTED } from './plan-stock';

type Named = Pick<ImportRowRecord, 'newCategory' | 'newSupplier'>;
interface PlannedRow extends Named {
  write: PlannedWrite;
}

/**
 * Writes what rows plan, by the services of the screens.
 * @param imported gets the categories and suppliers that it has created
 * @throws ApiError for what has changed since the preview
 */
export async function applyRows(
  work: Work,
  imported: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<ImportRowRecord[]> {
  const planned = rows.map(({ write, newCategory, newSupplier }): PlannedRow => {
    if (!write) throw new Error('This row writes nothing');
    return { write, newCategory, newSupplier };
  });
  const results =
    imported.kind === 'suppliers'
      ? await applySuppliers(work, planned)
      : await applyProducts(work, imported, planned);
  return rows.map((row, index) => ({ ...row, result: results[index] ?? null }));
}

async function applyProducts(
  work: Work,
  imported: ImportRecord,
  rows: readonly PlannedRow[],
): Promise<RowResult[]> {
  const products = await writeProducts(work, imported, rows);
  const movements = await moveStock(work, imported, rows, products);
  return products.map(({ _id: recordId, version }) => {
    const { quantity = 0, createdAt: movedAt = null } = movements.get(recordId) ?? {};
    return { recordId, version, quantity, movedAt };
  });
}

/** @returns the product of each row, locked */
async function writeProducts(
  work: Work,
  imported: ImportRecord,
  rows: readonly PlannedRow[],
): Promise<ProductRecord[]> {
  const namesOf = await makeMissing(work, imported, rows);
  const inputs: ProductInput[] = [];
  const updates: Parameters<typeof updateProducts>[1][number][] = [];
  const others: string[] = [];
  for (const row of rows) {
    const { product, recordId: id, version } = row.write;
    const input = product && { ...product, ...namesOf(row) };
    if (input && id === null) inputs.push(input);
    else if (input && id !== null) updates.push({ id, update: { ...input, version } });
    else if (id !== null) others.push(id);
  }
  const created = await createProducts(work, inputs);
  const updated = await updateProducts(work, updates);
  const locked = await work.repositories.products.lock(others);
  const known = byId([...updated, ...locked]);
  const next = created.values();
  return rows.map(({ write: { recordId } }) => {
    const product = recordId === null ? next.next().value : known.get(recordId);
    if (!product || product.archivedAt !== null)
      throw validationFailed({ productId: msg('This product no longer exists') });
    return product;
  });
}

/** @returns the movement of each product that has one */
async function moveStock(
  work: Work,
  imported: ImportRecord,
  rows: readonly PlannedRow[],
  products: readonly ProductRecord[],
): Promise<Map<string, StockMovementRecord>> {
  const notes = await notesOf(work, imported);
  const countedAt = countedAtOf(imported);
  const ids = products.map(({ _id }) => _id);
  const moved = await movedSinceCount(work.repositories, imported, ids);
  const countId = imported.kind === 'counts' ? await countOf(work, imported, notes) : null;
  const counted: CountedRow[] = [];
  const postings = products.flatMap((product, index): Posting[] => {
    const stock = rows[index]?.write.stock;
    const movedSince = moved.get(product._id) ?? 0;
    const posting = stock ? postingOf(imported, product, stock, movedSince, notes) : null;
    if (stock && 'level' in stock)
      counted.push({ product, counted: stock.level, expected: expectedOf(stock.level, posting) });
    if (!posting) return [];
    return [{ ...(countId === null ? posting : asCounted(posting, countId)), countedAt }];
  });
  if (countId !== null) await saveCounted(work, imported, countId, counted);
  const movements = await postAll(work, postings);
  return new Map(movements.map((movement) => [movement.productId, movement]));
}

/** Added stock and the first stock of a product in a list are receipts, all other changes are adjustments. */
function postingOf(
  { kind }: ImportRecord,
  product: ProductRecord,
  stock: PlannedStock,
  moved: number,
  notes: string,
): Posting | null {
  const { _id: productId, currentStock, lastMovementAt } = product;
  const receive = (quantity: number) =>
    receiptOf(product, { quantity, purchasePrice: undefined, notes, supplierReference: '' });
  const correction = { productId, reason: SHORTAGE_REASON, notes } as const;
  if ('amount' in stock)
    return stock.amount > 0
      ? receive(stock.amount)
      : adjustmentOf(product, { ...correction, adjustmentAmount: stock.amount });
  const newStockLevel = sumQuantities([stock.level, moved]);
  if (newStockLevel < 0) throw validationFailed({ newStockLevel: TOO_LITTLE_COUNTED });
  // Somebody may have counted the same since the preview.
  if (newStockLevel === currentStock) return null;
  if (kind === 'products' && lastMovementAt === null) return receive(newStockLevel);
  return adjustmentOf(product, { ...correction, newStockLevel });
}

/** The file of an import, and the day of its count. */
export async function notesOf(
  { repositories }: Work,
  { fileName, stockDate }: ImportRecord,
): Promise<string> {
  if (stockDate === null) return fileName;
  return `${fileName}, ${formatDay(stockDate, await repositories.settings.system())}`;
}

/** Creates the categories and suppliers that rows name and that do not exist yet. @returns how a product names them */
async function makeMissing(
  work: Work,
  { made }: ImportRecord,
  rows: readonly Named[],
): Promise<(row: Named) => Partial<ProductInput>> {
  const { categories, suppliers } = work.repositories;
  const known = await categories.list();
  for (const name of unlikeNames(rows.flatMap(({ newCategory }) => newCategory ?? []))) {
    if (findCategory(known, name) !== undefined) continue;
    const added = await addCategory(work, name);
    known.push(added);
    made.categories.push(added);
  }
  const names = unlikeNames(rows.flatMap(({ newSupplier }) => newSupplier ?? []));
  const found = names.length > 0 ? await suppliers.findByNames(names) : [];
  const ids = new Map(found.map(({ _id, companyName }) => [foldName(companyName), _id]));
  for (const name of names) {
    if (ids.has(foldName(name))) continue;
    const input = { ...supplierSchema.getDefault(), contactPerson: '', phone: '', email: '' };
    const { _id: id } = await createSupplier(work, { ...input, companyName: name });
    ids.set(foldName(name), id);
    made.suppliers.push({ id, name });
  }
  return ({ newCategory, newSupplier }) => ({
    ...(newCategory && { category: findCategory(known, newCategory) ?? newCategory }),
    ...(newSupplier && { supplierId: ids.get(foldName(newSupplier)) ?? '' }),
  });
}

async function applySuppliers(work: Work, rows: readonly PlannedRow[]): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const { write } of rows) {
    const { supplier, recordId, version: planned } = write;
    if (!supplier) throw new Error('A supplier has fields');
    const { _id, version } =
      recordId === null
        ? await createSupplier(work, supplier)
        : await updateSupplier(work, recordId, { ...supplier, version: planned });
    results.push({ recordId: _id, version, quantity: 0, movedAt: null });
  }
  return results;
}
