import {
  findCategory,
  formatDay,
  SHORTAGE_REASON,
  sumQuantities,
  supplierSchema,
  type StockMovement,
} from '@stockroom/contract';
import { addCategory } from '../categories/category-service';
import { validationFailed } from '../errors';
import { createProduct, updateProduct } from '../products/product-service';
import { postAdjustment, postReceipt } from '../stock-movements/stock-movement-service';
import type {
  ImportRecord,
  ImportRowRecord,
  PlannedStock,
  PlannedWrite,
  RowResult,
} from '../store/imports';
import { createSupplier, updateSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';
import { unlikeNames } from './plan-rows';
import { countedAtOf, movedSinceCount, TOO_LITTLE_COUNTED } from './plan-stock';

/**
 * Writes what a row plans, by the services of the screens. `makeMissing` comes before it.
 * @throws ApiError for what has changed since the preview
 */
export async function applyRow(
  work: Work,
  imported: ImportRecord,
  { write, newCategory, newSupplier }: ImportRowRecord,
): Promise<RowResult> {
  if (!write) throw new Error('This row writes nothing');
  if (imported.kind === 'suppliers') return applySupplier(work, write);
  const { product, recordId, stock } = write;
  if (product) {
    const input = {
      ...product,
      ...(newSupplier && { supplierId: await supplierNamed(work, newSupplier) }),
      ...(newCategory && { category: await categoryNamed(work, newCategory) }),
    };
    const { _id, version } =
      recordId === null
        ? await createProduct(work, input)
        : await updateProduct(work, recordId, { ...input, version: write.version });
    return { recordId: _id, version, ...(await applyStock(work, imported, _id, stock)) };
  }
  if (recordId === null) throw new Error('A new product has fields');
  return {
    recordId,
    version: write.version,
    ...(await applyStock(work, imported, recordId, stock)),
  };
}

async function applySupplier(
  work: Work,
  { supplier, recordId, version: planned }: PlannedWrite,
): Promise<RowResult> {
  if (!supplier) throw new Error('A supplier has fields');
  const { _id, version } =
    recordId === null
      ? await createSupplier(work, supplier)
      : await updateSupplier(work, recordId, { ...supplier, version: planned });
  return { recordId: _id, version, quantity: 0, movedAt: null };
}

async function applyStock(
  work: Work,
  imported: ImportRecord,
  productId: string,
  stock: PlannedStock | undefined,
): Promise<Pick<RowResult, 'quantity' | 'movedAt'>> {
  const movement = stock && (await moveStock(work, imported, productId, stock));
  if (!movement) return { quantity: 0, movedAt: null };
  const { movementType, quantity, createdAt } = movement;
  return { quantity: movementType === 'in' ? quantity : -quantity, movedAt: createdAt };
}

/** The first stock of a product and added stock are receipts, all other changes are adjustments. */
async function moveStock(
  work: Work,
  imported: ImportRecord,
  productId: string,
  stock: PlannedStock,
): Promise<StockMovement | null> {
  const [product] = await work.repositories.products.lock([productId]);
  const notes = await notesOf(work, imported);
  const countedAt = countedAtOf(imported);
  const moved = await movedSinceCount(work.repositories, imported, [productId]);
  const isFirst = product?.lastMovementAt === null;
  const received = 'amount' in stock ? stock.amount : isFirst ? stock.level : 0;
  if (received > 0)
    return postReceipt(
      work,
      {
        ...{ productId, quantity: received, purchasePrice: undefined, notes },
        ...{ supplierReference: '', orderId: '' },
      },
      countedAt,
    );
  const correction = { productId, reason: SHORTAGE_REASON, notes } as const;
  if ('amount' in stock)
    return postAdjustment(work, { ...correction, adjustmentAmount: stock.amount });
  const newStockLevel = sumQuantities([stock.level, moved.get(productId) ?? 0]);
  if (newStockLevel < 0) throw validationFailed({ newStockLevel: TOO_LITTLE_COUNTED });
  // Somebody may have counted the same since the preview.
  if (product?.currentStock === newStockLevel) return null;
  return postAdjustment(work, { ...correction, newStockLevel }, countedAt);
}

/** The file of an import, and the day of its count. */
export async function notesOf(
  { repositories }: Work,
  { fileName, stockDate }: ImportRecord,
): Promise<string> {
  if (stockDate === null) return fileName;
  return `${fileName}, ${formatDay(stockDate, await repositories.settings.system())}`;
}

/**
 * Creates the categories and suppliers that the rows name and that do not exist yet.
 * @param imported gets those that it has created
 */
export async function makeMissing(
  work: Work,
  { made }: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<void> {
  const { categories, suppliers } = work.repositories;
  for (const name of unlikeNames(rows.flatMap((row) => row.newCategory ?? []))) {
    const known = await categories.list();
    const added = await addCategory(work, name);
    if (!known.includes(added)) made.categories.push(added);
  }
  for (const name of unlikeNames(rows.flatMap((row) => row.newSupplier ?? []))) {
    const [existing] = await suppliers.findByNames([name]);
    if (existing) continue;
    const input = { ...supplierSchema.getDefault(), contactPerson: '', phone: '', email: '' };
    const { _id: id } = await createSupplier(work, { ...input, companyName: name });
    made.suppliers.push({ id, name });
  }
}

async function supplierNamed({ repositories }: Work, name: string): Promise<string> {
  const [supplier] = await repositories.suppliers.findByNames([name]);
  return supplier?._id ?? '';
}

async function categoryNamed({ repositories }: Work, name: string): Promise<string> {
  return findCategory(await repositories.categories.list(), name) ?? name;
}
