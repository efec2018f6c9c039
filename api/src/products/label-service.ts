import {
  barcodeKey,
  inStoreCode,
  MAX_LABEL_PRODUCTS,
  productUpdateSchema,
  type LabelProduct,
} from '@stockroom/contract';
import { byId, isId } from '../records';
import { readForgiving } from '../search/forgive';
import type { ListPage, ProductFilter, ProductRecord, Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import { lockPresent, updateProducts } from './product-service';

/** The live products of these ids, in their order. */
export async function findLabelProducts(
  { products }: Repositories,
  ids: readonly string[],
): Promise<ProductRecord[]> {
  const found = byId(await products.findMany([...new Set(ids)].filter(isId)));
  return ids
    .map((id) => found.get(id))
    .filter((product) => product !== undefined)
    .filter(({ archivedAt }) => archivedAt === null);
}

/** The first products of a filter, by name. */
export async function listLabelProducts(
  repositories: Repositories,
  filter: ProductFilter,
): Promise<ListPage<ProductRecord>> {
  return readForgiving(
    repositories,
    'products',
    { filter, sort: 'name' as const, position: null, limit: MAX_LABEL_PRODUCTS },
    (request) => repositories.products.list(request),
  );
}

export function toLabelProduct({
  _id,
  name,
  sku,
  currentStock,
  unitOfMeasurement,
  sellingPrice,
  barcodes,
}: ProductRecord): LabelProduct {
  return { _id, name, sku, currentStock, unitOfMeasurement, sellingPrice, barcodes };
}

/**
 * Gives an in-store EAN-13 to each live product that has no barcode.
 * @returns how many got one
 */
export async function giveCodes(work: Work, ids: readonly string[]): Promise<number> {
  // Two calls must not give codes to the same product.
  const found = await lockPresent(work.repositories, ids);
  const without = found.filter(
    ({ archivedAt, barcodes }) => archivedAt === null && barcodes.length === 0,
  );
  const codes = await takeCodes(work.repositories, without.length);
  await updateProducts(
    work,
    without.map((product, index) => ({
      id: product._id,
      update: {
        ...productUpdateSchema.cast(product, { stripUnknown: true }),
        barcodes: [{ code: codes[index] ?? '', units: 1 }],
      },
    })),
  );
  return without.length;
}

/** New codes that no product has: people also type codes that look like these. */
async function takeCodes({ products }: Repositories, count: number): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const wanted = count - codes.length;
    const last = await products.takeInStoreNumbers(wanted);
    const taken = Array.from({ length: wanted }, (_, index) =>
      inStoreCode(last - wanted + 1 + index),
    );
    const owners = new Set((await products.barcodeOwners(taken)).map(({ key }) => key));
    codes.push(...taken.filter((code) => !owners.has(barcodeKey(code))));
  }
  return codes;
}
