import {
  fitsUnit,
  sumQuantities,
  type Product,
  type ProductInput,
  type ProductUpdate,
} from '@stockroom/contract';
import { duplicate, notFound, validationFailed, versionConflict } from '../errors';
import { isId, newId } from '../ids';
import { omit } from '../omit';
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
export async function createProduct(
  { repositories, now }: Work,
  input: ProductInput,
): Promise<Product> {
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
  return toProduct(record);
}

/** @throws ApiError NOT_FOUND, VERSION_CONFLICT, DUPLICATE, VALIDATION_FAILED */
export async function updateProduct(
  { repositories, now }: Work,
  id: string,
  { version, ...input }: ProductUpdate,
): Promise<Product> {
  const stored = await lockProduct(repositories, id);
  if (stored.archivedAt !== null) throw notFound('Product');
  if (stored.version !== version) throw versionConflict('product');
  if (!fitsUnit(stored.currentStock, input.unitOfMeasurement))
    throw validationFailed({
      unitOfMeasurement: `The stock of ${stored.currentStock} ${stored.unitOfMeasurement} is not a whole number`,
    });
  // A supplier that was archived since may stay: the form must not force a change nobody asked for.
  const { companyName: supplierName } =
    input.supplierId === stored.supplierId
      ? { companyName: stored.supplierName }
      : await requireSupplier(repositories, input.supplierId);
  return replace(repositories, stored, { ...stored, ...input, supplierName, updatedAt: now });
}

/** Takes the product out of every list; history keeps its name. @throws ApiError NOT_FOUND */
export async function archiveProduct({ repositories, now }: Work, id: string): Promise<Product> {
  const stored = await lockProduct(repositories, id);
  if (stored.archivedAt !== null) throw notFound('Product');
  return replace(repositories, stored, { ...stored, archivedAt: now, updatedAt: now });
}

/** Undoes archiving. @throws ApiError NOT_FOUND; DUPLICATE when its SKU was given away meanwhile */
export async function restoreProduct({ repositories, now }: Work, id: string): Promise<Product> {
  const stored = await lockProduct(repositories, id);
  if (stored.archivedAt === null) return toProduct(stored);
  return replace(repositories, stored, { ...stored, archivedAt: null, updatedAt: now });
}

/** The product as the API shows it. */
export function toProduct(record: ProductRecord): Product {
  const { currentStock, committed } = record;
  const available = sumQuantities([currentStock, -committed]);
  return { ...omit(record, 'archivedAt', 'averageCost', 'lastMovementAt'), available };
}

async function lockProduct({ products }: Repositories, id: string): Promise<ProductRecord> {
  const [record] = isId(id) ? await products.lock([id]) : [];
  if (!record) throw notFound('Product');
  return record;
}

async function replace(
  { products }: Repositories,
  stored: ProductRecord,
  changed: ProductRecord,
): Promise<Product> {
  const record = { ...changed, version: stored.version + 1 };
  const isCurrent = await refusingDuplicates(() => products.update(record, stored.version));
  if (!isCurrent) throw versionConflict('product');
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
