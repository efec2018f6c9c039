import { barcodeKey, findBarcode, isBarcodeLike, sumQuantities } from '@stockroom/contract';
import { passesFilter } from '../../products/list-products';
import {
  DuplicateError,
  type ImageRepository,
  type ProductFilter,
  type ProductRecord,
  type ProductRepository,
} from '../store';
import { pageOf } from '../pagination';
import { liveIn, type StateAccess } from './memory-state';
import { isFoundIn } from '../text';

export function memoryProducts({ read, write }: StateAccess): ProductRepository {
  const live = () => liveIn(read().products);

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

  /** Whether a filter leaves a product out because somebody has counted it. */
  function countedIn({ notCountedSince, uncountedIn }: ProductFilter) {
    const counted = new Set<string>();
    for (const [id, lines] of read().documentLines) {
      const document = read().documents.get(id);
      const isPosted = document?.kind === 'count' && document.state === 'posted';
      for (const { productId, quantity, savedAt } of lines.values()) {
        const isSince = isPosted && notCountedSince !== undefined && savedAt >= notCountedSince;
        if (quantity !== null && (isSince || id === uncountedIn)) counted.add(productId);
      }
    }
    return ({ _id }: ProductRecord) => counted.has(_id);
  }

  function withSku(sku: string): ProductRecord[] {
    return live().filter((product) => product.sku.toLowerCase() === sku.toLowerCase());
  }

  function withBarcode(code: string): ProductRecord[] {
    return live().filter(({ barcodes }) => findBarcode(barcodes, code));
  }

  function refuseTaken({ _id, sku, barcodes, archivedAt }: ProductRecord): void {
    if (archivedAt !== null) return;
    const isOther = (product: ProductRecord) => product._id !== _id;
    if (withSku(sku).some(isOther)) throw new DuplicateError('sku');
    if (barcodes.some(({ code }) => withBarcode(code).some(isOther)))
      throw new DuplicateError('barcodes');
  }

  function update(product: ProductRecord): boolean {
    const stored = read().products.get(product._id);
    if (stored?.version !== product.version - 1) return false;
    refuseTaken(product);
    const { currentStock, averageCost, stockValue, lastMovementAt } = stored;
    const ofMovements = { currentStock, averageCost, stockValue, lastMovementAt };
    write().products.set(product._id, { ...product, ...ofMovements });
    return true;
  }

  return {
    async list(request) {
      const { search = '', ...others } = request.filter;
      const isCounted = countedIn(request.filter);
      const matching = live().filter(
        (product) =>
          !isCounted(product) &&
          (matchesProduct(product, request.filter) ||
            (hasBarcode(product, search) && passesFilter(product, others))),
      );
      return pageOf(joined(matching), request);
    },
    find: async (id) => findMany([id])[0] ?? null,
    findByCode: async (code) => joined([...new Set([...withBarcode(code), ...withSku(code)])]),
    barcodeOwners: async (codes) =>
      codes.flatMap((code) =>
        withBarcode(code).map(({ _id, name }) => ({ key: barcodeKey(code), productId: _id, name })),
      ),
    async findBySkus(skus) {
      const wanted = new Set(skus.map((sku) => sku.toLowerCase()));
      return joined(live().filter(({ sku }) => wanted.has(sku.toLowerCase())));
    },
    async lastSkuNumber() {
      const numbers = [...read().products.values()].map(
        ({ sku }) => /^p-(\d{1,8})$/i.exec(sku)?.[1],
      );
      return Math.max(0, ...numbers.map((number = '0') => Number(number)));
    },
    findMany: async (ids) => findMany(ids),
    lock: async (ids) => findMany(ids),
    async insert(...products) {
      for (const product of products) {
        refuseTaken(product);
        write().products.set(product._id, product);
      }
    },
    update: async (...products) => products.filter(update).length,
    async takeInStoreNumbers(count) {
      write().inStoreNumber += count;
      return read().inStoreNumber;
    },
  };
}

function hasBarcode({ barcodes }: ProductRecord, search: string): boolean {
  return isBarcodeLike(search) && findBarcode(barcodes, search) !== undefined;
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
