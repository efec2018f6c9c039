import {
  fitsUnit,
  formatQuantity,
  quantityDecimals,
  sumQuantities,
  type ChangeAction,
  type Product,
  type ProductInput,
  type ProductUpdate,
} from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import { duplicate, notFound, validationFailed, versionConflict } from '../errors';
import { isId, newId } from '../ids';
import { noticeStockLevel } from '../notifications/notice';
import { DuplicateError, type ProductRecord, type Repositories } from '../store/store';
import { requireSupplier } from '../suppliers/supplier-service';
import type { Work } from '../work';

/** The live product of that id. @throws ApiError NOT_FOUND */
export async function findProduct({ products }: Repositories, id: string): Promise<Product> {
  const record = isId(id) ? await products.find(id) : null;
  if (!record || record.archivedAt !== null) throw notFound('Product');
  return toProduct(record);
}

/** @throws ApiError DUPLICATE for its SKU, VALIDATION_FAILED for its supplier */
export async function createProduct(work: Work, input: ProductInput): Promise<Product> {
  const { repositories, now } = work;
  const supplier = await requireSupplier(repositories, input.supplierId);
  const record: ProductRecord = {
    ...input,
    _id: newId(),
    supplierName: supplier.companyName,
    currentStock: 0,
    committed: 0,
    expected: 0,
    averageCost: null,
    lastMovementAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    archivedAt: null,
  };
  await refusingDuplicates(() => repositories.products.insert(record));
  await recordChange(work, {
    entity: 'product',
    entityId: record._id,
    action: 'created',
    before: null,
    after: record,
  });
  return toProduct(record);
}

/** @throws ApiError NOT_FOUND, VERSION_CONFLICT, DUPLICATE, VALIDATION_FAILED */
export async function updateProduct(
  work: Work,
  id: string,
  { version, ...input }: ProductUpdate,
): Promise<Product> {
  const { repositories, now } = work;
  const stored = await lockProduct(repositories, id);
  if (stored.archivedAt !== null) throw notFound('Product');
  if (stored.version !== version) throw versionConflict('product');
  await refuseFractions(repositories, stored, input.unitOfMeasurement);
  // A supplier that was archived since may stay: the form must not force a change nobody asked for.
  const { companyName: supplierName } =
    input.supplierId === stored.supplierId
      ? { companyName: stored.supplierName }
      : await requireSupplier(repositories, input.supplierId);
  const changed = { ...stored, ...input, supplierName, updatedAt: now };
  return replace(work, 'updated', stored, changed);
}

/** Takes the product out of every list; history keeps its name. @throws ApiError NOT_FOUND */
export async function archiveProduct(work: Work, id: string): Promise<Product> {
  const { repositories, now } = work;
  const stored = await lockProduct(repositories, id);
  if (stored.archivedAt !== null) throw notFound('Product');
  return replace(work, 'archived', stored, { ...stored, archivedAt: now, updatedAt: now });
}

/** Undoes archiving. @throws ApiError NOT_FOUND; DUPLICATE when its SKU was given away meanwhile */
export async function restoreProduct(work: Work, id: string): Promise<Product> {
  const { repositories, now } = work;
  const stored = await lockProduct(repositories, id);
  if (stored.archivedAt === null) return toProduct(stored);
  return replace(work, 'restored', stored, { ...stored, archivedAt: null, updatedAt: now });
}

/** The product as the API shows it. Field by field: to copy all and leave some out takes a tenth of a list's time. */
export function toProduct(record: ProductRecord): Product {
  const { currentStock, committed } = record;
  return {
    _id: record._id,
    name: record.name,
    sku: record.sku,
    description: record.description,
    category: record.category,
    unitOfMeasurement: record.unitOfMeasurement,
    purchasePrice: record.purchasePrice,
    sellingPrice: record.sellingPrice,
    minimumStockLevel: record.minimumStockLevel,
    currentStock,
    committed,
    expected: record.expected,
    available: sumQuantities([currentStock, -committed]),
    supplierId: record.supplierId,
    supplierName: record.supplierName,
    imageUrl: record.imageUrl,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    version: record.version,
  };
}

/** What is going to be counted in pieces must not be in stock, or in open orders, by parts of one. */
async function refuseFractions(
  { orders, settings }: Repositories,
  { _id, currentStock, unitOfMeasurement }: ProductRecord,
  newUnit: string,
): Promise<void> {
  if (quantityDecimals(newUnit) >= quantityDecimals(unitOfMeasurement)) return;
  const format = await settings.system();
  const amountOf = (quantity: number) => formatQuantity(quantity, unitOfMeasurement, format);
  const refuse = (message: string) => validationFailed({ unitOfMeasurement: message });
  if (!fitsUnit(currentStock, newUnit))
    throw refuse(`The stock of ${amountOf(currentStock)} is not a whole number`);
  const open = await orders.findOpenFraction(_id);
  if (open)
    throw refuse(
      `The ${amountOf(open.quantity)} in open order ${open.orderNumber} are not a whole number`,
    );
}

async function lockProduct({ products }: Repositories, id: string): Promise<ProductRecord> {
  const [record] = isId(id) ? await products.lock([id]) : [];
  if (!record) throw notFound('Product');
  return record;
}

async function replace(
  work: Work,
  action: ChangeAction,
  stored: ProductRecord,
  changed: ProductRecord,
): Promise<Product> {
  const { products } = work.repositories;
  const record = { ...changed, version: stored.version + 1 };
  const isCurrent = await refusingDuplicates(() => products.update(record, stored.version));
  if (!isCurrent) throw versionConflict('product');
  await recordChange(work, {
    entity: 'product',
    entityId: record._id,
    action,
    before: stored,
    after: record,
  });
  await noticeStockLevel(work, stored, record);
  return toProduct(record);
}

async function refusingDuplicates<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    throw duplicate('sku', 'A product with this SKU already exists');
  }
}
