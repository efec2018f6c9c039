import { foldName } from '@stockroom/contract';
import type { StoredSupplier, SupplierRecord, SupplierRepository } from '../store';
import { pageOf } from '../pagination';
import { isFoundIn } from '../text';
import { liveIn, type StateAccess } from './memory-state';

export function memorySuppliers({ read, write }: StateAccess): SupplierRepository {
  const live = () => liveIn(read().suppliers);

  function counted(suppliers: SupplierRecord[]): StoredSupplier[] {
    const counts = new Map<string, number>();
    for (const { supplierId } of liveIn(read().products))
      counts.set(supplierId, (counts.get(supplierId) ?? 0) + 1);
    return suppliers.map((supplier) => ({
      ...supplier,
      productsCount: counts.get(supplier._id) ?? 0,
    }));
  }

  function find(id: string) {
    const supplier = read().suppliers.get(id);
    return (supplier && counted([supplier])[0]) ?? null;
  }

  return {
    async list(request) {
      const { search = '' } = request.filter;
      const matching = live().filter(({ companyName, contactPerson }) =>
        isFoundIn([companyName, contactPerson], search),
      );
      const page = pageOf(counted(matching), request);
      return { ...page, records: page.records.map(({ archivedAt, ...supplier }) => supplier) };
    },
    find: async (id) => find(id),
    findMany: async (ids) => ids.flatMap((id) => read().suppliers.get(id) ?? []),
    lock: async (id) => find(id),
    async findByNames(names) {
      const wanted = new Set(names.map(foldName));
      return live().filter(({ companyName }) => wanted.has(foldName(companyName)));
    },
    findByPhone: async (digits) =>
      live().filter(({ phone }) => phone.replace(/\D/g, '').includes(digits)),
    async insert(supplier) {
      write().suppliers.set(supplier._id, supplier);
    },
    async update(supplier, fromVersion) {
      if (read().suppliers.get(supplier._id)?.version !== fromVersion) return false;
      write().suppliers.set(supplier._id, supplier);
      return true;
    },
  };
}
