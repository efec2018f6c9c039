import type { ChangeAction, Supplier, SupplierInput, SupplierUpdate } from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
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

export async function createSupplier(work: Work, input: SupplierInput): Promise<Supplier> {
  const { repositories, now } = work;
  const record: SupplierRecord = {
    ...input,
    _id: newId(),
    createdAt: now,
    updatedAt: now,
    version: 1,
    archivedAt: null,
  };
  await repositories.suppliers.insert(record);
  await recordChange(work, {
    entity: 'supplier',
    entityId: record._id,
    action: 'created',
    before: null,
    after: record,
  });
  return toSupplier({ ...record, productsCount: 0 });
}

/** @throws ApiError NOT_FOUND, VERSION_CONFLICT */
export async function updateSupplier(
  work: Work,
  id: string,
  { version, ...input }: SupplierUpdate,
): Promise<Supplier> {
  const stored = await findLive(work.repositories, id);
  if (stored.version !== version) throw versionConflict('supplier');
  return replace(work, 'updated', stored, input);
}

/** Takes the supplier out of lists and pickers; its products keep it. @throws ApiError NOT_FOUND */
export async function archiveSupplier(work: Work, id: string): Promise<Supplier> {
  const stored = await findLive(work.repositories, id);
  return replace(work, 'archived', stored, { archivedAt: work.now });
}

/** Undoes archiving. @throws ApiError NOT_FOUND */
export async function restoreSupplier(work: Work, id: string): Promise<Supplier> {
  const stored = await find(work.repositories, id);
  if (stored.archivedAt === null) return toSupplier(stored);
  return replace(work, 'restored', stored, { archivedAt: null });
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
  work: Work,
  action: ChangeAction,
  stored: StoredSupplier,
  changes: Partial<SupplierRecord>,
): Promise<Supplier> {
  const { suppliers } = work.repositories;
  const changed = { ...stored, ...changes, updatedAt: work.now, version: stored.version + 1 };
  const { productsCount, ...record } = changed;
  if (!(await suppliers.update(record, stored.version))) throw versionConflict('supplier');
  await recordChange(work, {
    entity: 'supplier',
    entityId: record._id,
    action,
    before: stored,
    after: record,
  });
  return toSupplier({ ...record, productsCount });
}

function toSupplier(stored: StoredSupplier): Supplier {
  return omit(stored, 'archivedAt');
}
