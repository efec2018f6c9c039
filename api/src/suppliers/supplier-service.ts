import {
  msg,
  type ChangeAction,
  type Supplier,
  type SupplierInput,
  type SupplierUpdate,
} from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import { validationFailed, versionConflict } from '../errors';
import { byId, findRecord, isId, newId, requireLive } from '../records';
import type { Repositories, StoredSupplier, SupplierRecord } from '../store/store';
import type { Work } from '../unit-of-work';

/** The live supplier of that id. @throws ApiError NOT_FOUND */
export async function findSupplier(repositories: Repositories, id: string): Promise<Supplier> {
  return toSupplier(live(await findRecord('Supplier', id, repositories.suppliers.find)));
}

/** The supplier that a product or an order will name. @throws ApiError 422 at the field `supplierId` */
export async function requireSupplier(
  repositories: Repositories,
  id: string,
): Promise<SupplierRecord> {
  return (await suppliersOf(repositories, [id]))(id);
}

/** Finds the suppliers that records will name. @returns gives one of them, or throws ApiError 422 at `supplierId` */
export async function suppliersOf(
  { suppliers }: Repositories,
  ids: readonly string[],
): Promise<(id: string) => SupplierRecord> {
  const found = byId(await suppliers.findMany([...new Set(ids)].filter(isId)));
  return (id) => {
    const supplier = found.get(id);
    if (!supplier || supplier.archivedAt !== null)
      throw validationFailed({ supplierId: msg('This supplier no longer exists') });
    return supplier;
  };
}

export async function createSupplier(work: Work, input: SupplierInput): Promise<Supplier> {
  const { repositories, now } = work;
  const record: SupplierRecord = {
    ...input,
    minimumOrderValue: input.minimumOrderValue ?? null,
    leadTimeDays: input.leadTimeDays ?? null,
    _id: newId(),
    createdAt: now,
    updatedAt: now,
    version: 1,
    archivedAt: null,
  };
  await repositories.suppliers.insert(record);
  await recordChange(work, { entity: 'supplier', action: 'created', before: null, after: record });
  return toSupplier({ ...record, productsCount: 0 });
}

/** @throws ApiError NOT_FOUND, VERSION_CONFLICT */
export async function updateSupplier(
  work: Work,
  id: string,
  { version, ...input }: SupplierUpdate,
): Promise<Supplier> {
  const stored = live(await lock(work, id));
  if (stored.version !== version) throw versionConflict('supplier');
  const { minimumOrderValue = stored.minimumOrderValue, leadTimeDays = stored.leadTimeDays } =
    input;
  return replace(work, 'updated', stored, { ...input, minimumOrderValue, leadTimeDays });
}

/** Takes the supplier out of lists and pickers; its products keep it. @throws ApiError NOT_FOUND */
export async function archiveSupplier(work: Work, id: string): Promise<Supplier> {
  const stored = live(await lock(work, id));
  return replace(work, 'archived', stored, { archivedAt: work.now });
}

/** Undoes archiving. @throws ApiError NOT_FOUND */
export async function restoreSupplier(work: Work, id: string): Promise<Supplier> {
  const stored = await lock(work, id);
  if (stored.archivedAt === null) return toSupplier(stored);
  return replace(work, 'restored', stored, { archivedAt: null });
}

function lock({ repositories }: Work, id: string): Promise<StoredSupplier> {
  return findRecord('Supplier', id, repositories.suppliers.lock);
}

function live(supplier: StoredSupplier): StoredSupplier {
  return requireLive('Supplier', supplier);
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
  await recordChange(work, { entity: 'supplier', action, before: stored, after: record });
  return toSupplier({ ...record, productsCount });
}

function toSupplier({ archivedAt, ...supplier }: StoredSupplier): Supplier {
  return supplier;
}
