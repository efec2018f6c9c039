import type { Supplier, SupplierInput, SupplierUpdate } from '@stockroom/contract';
import { notFound, validationFailed, versionConflict } from '../errors';
import { isId, newId } from '../ids';
import { omit } from '../omit';
import type { Repositories, SupplierRecord } from '../store/store';
import type { Work } from '../work';

type StoredSupplier = Supplier & { archivedAt: string | null };

/** The live supplier of that id. @throws ApiError NOT_FOUND */
export async function findSupplier(repositories: Repositories, id: string): Promise<Supplier> {
  return toSupplier(await findLive(repositories, id));
}

/** The supplier that a product or an order is to name. @throws ApiError 422 at the field `supplierId` */
export async function requireSupplier(
  { suppliers }: Repositories,
  id: string,
): Promise<SupplierRecord> {
  const supplier = isId(id) ? await suppliers.find(id) : null;
  if (!supplier || supplier.archivedAt !== null)
    throw validationFailed({ supplierId: 'This supplier no longer exists' });
  return supplier;
}

export async function createSupplier(
  { repositories, now }: Work,
  input: SupplierInput,
): Promise<Supplier> {
  const record: SupplierRecord = {
    ...input,
    _id: newId(),
    createdAt: now,
    updatedAt: now,
    version: 1,
    archivedAt: null,
  };
  await repositories.suppliers.insert(record);
  return toSupplier({ ...record, productsCount: 0 });
}

/** @throws ApiError NOT_FOUND, VERSION_CONFLICT */
export async function updateSupplier(
  { repositories, now }: Work,
  id: string,
  { version, ...input }: SupplierUpdate,
): Promise<Supplier> {
  const stored = await findLive(repositories, id);
  if (stored.version !== version) throw versionConflict('supplier');
  return replace(repositories, stored, { ...input, updatedAt: now });
}

/** Takes the supplier out of lists and pickers; its products keep it. @throws ApiError NOT_FOUND */
export async function archiveSupplier({ repositories, now }: Work, id: string): Promise<Supplier> {
  const stored = await findLive(repositories, id);
  return replace(repositories, stored, { archivedAt: now, updatedAt: now });
}

/** Undoes archiving. @throws ApiError NOT_FOUND */
export async function restoreSupplier({ repositories, now }: Work, id: string): Promise<Supplier> {
  const stored = await find(repositories, id);
  if (stored.archivedAt === null) return toSupplier(stored);
  return replace(repositories, stored, { archivedAt: null, updatedAt: now });
}

async function find({ suppliers }: Repositories, id: string): Promise<StoredSupplier> {
  const supplier = isId(id) ? await suppliers.find(id) : null;
  if (!supplier) throw notFound('Supplier');
  return supplier;
}

async function findLive(repositories: Repositories, id: string): Promise<StoredSupplier> {
  const supplier = await find(repositories, id);
  if (supplier.archivedAt !== null) throw notFound('Supplier');
  return supplier;
}

async function replace(
  { suppliers }: Repositories,
  stored: StoredSupplier,
  changes: Partial<SupplierRecord>,
): Promise<Supplier> {
  const { productsCount, ...record } = { ...stored, ...changes, version: stored.version + 1 };
  if (!(await suppliers.update(record, stored.version))) throw versionConflict('supplier');
  return toSupplier({ ...record, productsCount });
}

function toSupplier(stored: StoredSupplier): Supplier {
  return omit(stored, 'archivedAt');
}
