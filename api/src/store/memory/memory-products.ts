import { matchesStockFilter } from '@stockroom/contract';
import {
  DuplicateError,
  type ProductFilter,
  type ProductRecord,
  type ProductRepository,
} from '../store';
import { pageOf } from './list-page';
import type { StateAccess } from './memory-state';
import { containsText } from './text';

export function memoryProducts({ read, write }: StateAccess): ProductRepository {
  /** As a join would do it: the name is the supplier's present one. */
  function named(product: ProductRecord): ProductRecord {
    const supplier = read().suppliers.get(product.supplierId);
    return supplier ? { ...product, supplierName: supplier.companyName } : product;
  }

  function refuseTakenSku({ _id, sku, archivedAt }: ProductRecord): void {
    if (archivedAt !== null) return;
    for (const other of read().products.values())
      if (other.sku === sku && other.archivedAt === null && other._id !== _id)
        throw new DuplicateError('sku');
  }

  return {
    async list(request) {
      const matching = [...read().products.values()].filter((product) =>
        matches(product, request.filter),
      );
      return pageOf(matching.map(named), request);
    },
    async find(id) {
      const product = read().products.get(id);
      return product ? named(product) : null;
    },
    async lock(ids) {
      const { products } = read();
      const known = [...new Set(ids)].sort().map((id) => products.get(id));
      return known.filter((product) => product !== undefined).map(named);
    },
    async insert(product) {
      refuseTakenSku(product);
      write().products.set(product._id, product);
    },
    async update(product, fromVersion) {
      const stored = read().products.get(product._id);
      if (stored?.version !== fromVersion) return false;
      refuseTakenSku(product);
      const { currentStock, averageCost } = stored;
      write().products.set(product._id, { ...product, currentStock, averageCost });
      return true;
    },
  };
}

function matches(product: ProductRecord, filter: ProductFilter): boolean {
  const { search = '', category, stockStatus, supplierId } = filter;
  return (
    product.archivedAt === null &&
    (containsText(product.name, search) || containsText(product.sku, search)) &&
    (category === undefined || product.category === category) &&
    (supplierId === undefined || product.supplierId === supplierId) &&
    (stockStatus === undefined || matchesStockFilter(product, stockStatus))
  );
}
