import { sumQuantities } from '@stockroom/contract';
import { passesFilter } from '../../products/list-products';
import {
  DuplicateError,
  type ImageRepository,
  type ProductFilter,
  type ProductRecord,
  type ProductRepository,
} from '../store';
import { pageOf } from '../pagination';
import type { StateAccess } from './memory-state';
import { isFoundIn } from '../text';

export function memoryProducts({ read, write }: StateAccess): ProductRepository {
  /** Adds the supplier's present name and the sums over open orders. */
  function joined(products: ProductRecord[]): ProductRecord[] {
    const { suppliers, outstanding } = read();
    const open = new Map(products.map(({ _id }) => [_id, { outgoing: 0, incoming: 0 }]));
    for (const { type, quantities } of outstanding.values())
      for (const { productId, quantity } of quantities) {
        const sums = open.get(productId);
        if (sums) sums[type] = sumQuantities([sums[type], quantity]);
      }
    return products.map((product) => ({
      ...product,
      supplierName: suppliers.get(product.supplierId)?.companyName ?? product.supplierName,
      committed: open.get(product._id)?.outgoing ?? 0,
      expected: open.get(product._id)?.incoming ?? 0,
    }));
  }

  function findMany(ids: readonly string[]): ProductRecord[] {
    const known = [...new Set(ids)].sort().map((id) => read().products.get(id));
    return joined(known.filter((product) => product !== undefined));
  }

  function ownersOf(sku: string): ProductRecord[] {
    const owned = sku.toLowerCase();
    return [...read().products.values()].filter(
      (product) => product.archivedAt === null && product.sku.toLowerCase() === owned,
    );
  }

  function refuseTakenSku({ _id, sku, archivedAt }: ProductRecord): void {
    if (archivedAt !== null) return;
    if (ownersOf(sku).some((other) => other._id !== _id)) throw new DuplicateError('sku');
  }

  return {
    async list(request) {
      const matching = [...read().products.values()].filter(
        (product) => product.archivedAt === null && matchesProduct(product, request.filter),
      );
      return pageOf(joined(matching), request);
    },
    find: async (id) => findMany([id])[0] ?? null,
    findBySku: async (sku) => joined(ownersOf(sku))[0] ?? null,
    async findBySkus(skus) {
      const wanted = new Set(skus.map((sku) => sku.toLowerCase()));
      const live = [...read().products.values()].filter(({ archivedAt }) => archivedAt === null);
      return joined(live.filter(({ sku }) => wanted.has(sku.toLowerCase())));
    },
    findMany: async (ids) => findMany(ids),
    lock: async (ids) => findMany(ids),
    async insert(product) {
      refuseTakenSku(product);
      write().products.set(product._id, product);
    },
    async update(product, fromVersion) {
      const stored = read().products.get(product._id);
      if (stored?.version !== fromVersion) return false;
      refuseTakenSku(product);
      const { currentStock, averageCost, stockValue, lastMovementAt } = stored;
      const ofMovements = { currentStock, averageCost, stockValue, lastMovementAt };
      write().products.set(product._id, { ...product, ...ofMovements });
      return true;
    },
  };
}

export function matchesProduct(product: ProductRecord, filter: ProductFilter): boolean {
  return (
    isFoundIn([product.name, product.sku], filter.search ?? '') && passesFilter(product, filter)
  );
}

export function memoryImages({ read, write }: StateAccess): ImageRepository {
  return {
    find: async (hash) => read().images.get(hash) ?? null,
    async insert(image) {
      if (!read().images.has(image.hash)) write().images.set(image.hash, image);
    },
  };
}
