import {
  findBarcode,
  formatNumber,
  msg,
  quantityDecimals,
  sumQuantities,
  unitText,
  type ChangeAction,
  type NewProductInput,
  type Product,
  type ProductInput,
  type ProductUpdate,
  type Text,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import { recordChanges } from '../changes/record-change';
import { ApiError, duplicate, notFound, validationFailed, versionConflict } from '../errors';
import { byId, findRecord, isId, newId, requireLive } from '../records';
import { noticeStockLevels } from '../notifications/notification-service';
import { postReceipt } from '../stock-movements/stock-movement-service';
import { DuplicateError, type ProductRecord, type Repositories } from '../store/store';
import type { ProductListFilter } from './list-products';
import { refuseTakenBarcodes, toBarcodes } from './product-barcodes';
import { suppliersOf } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';

/** The live product of that id. @throws ApiError NOT_FOUND */
export async function findProduct({ products }: Repositories, id: string): Promise<Product> {
  const record = await findRecord('Product', id, products.find);
  return toProduct(requireLive('Product', record));
}

/**
 * Creates a product, and receives its initial stock at the purchase price.
 * @throws ApiError DUPLICATE for its SKU or a barcode, VALIDATION_FAILED for its supplier; FORBIDDEN for stock that the actor may not receive
 */
export async function createProduct(
  work: Work,
  { initialStock = 0, ...input }: NewProductInput,
): Promise<Product> {
  if (initialStock > 0) requireAccess(work.actor, 'stock:receive');
  const record = theOne(await createProducts(work, [input]));
  if (initialStock === 0) return toProduct(record);
  await postReceipt(work, {
    productId: record._id,
    quantity: initialStock,
    purchasePrice: input.purchasePrice,
    supplierReference: '',
    notes: '',
    orderId: '',
  });
  return findProduct(work.repositories, record._id);
}

/** Creates products, in the order of the inputs. @throws ApiError as `createProduct`, for any of them */
export async function createProducts(
  work: Work,
  inputs: readonly ProductInput[],
): Promise<ProductRecord[]> {
  const { repositories, now } = work;
  if (inputs.length === 0) return [];
  const supplierOf = await suppliersOf(
    repositories,
    inputs.map(({ supplierId }) => supplierId),
  );
  const records = inputs.map((input): ProductRecord => ({
    ...input,
    packSize: input.packSize ?? 1,
    barcodes: toBarcodes(input.barcodes ?? []),
    _id: newId(),
    supplierName: supplierOf(input.supplierId).companyName,
    currentStock: 0,
    committed: 0,
    expected: 0,
    averageCost: null,
    stockValue: '0',
    lastMovementAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    archivedAt: null,
  }));
  await refuseTakenBarcodes(repositories, records);
  await refusingDuplicates(() => repositories.products.insert(...records));
  await recordChanges(
    work,
    records.map((after) => ({ entity: 'product', action: 'created', before: null, after })),
  );
  return records;
}

/** @throws ApiError NOT_FOUND, VERSION_CONFLICT, DUPLICATE, VALIDATION_FAILED */
export async function updateProduct(
  work: Work,
  id: string,
  update: ProductUpdate,
): Promise<Product> {
  return toProduct(theOne(await updateProducts(work, [{ id, update }])));
}

/** Updates different products, in their order. @throws ApiError as `updateProduct`, for any of them */
export async function updateProducts(
  work: Work,
  updates: readonly { id: string; update: ProductUpdate }[],
): Promise<ProductRecord[]> {
  const { repositories } = work;
  const storedOf = await lockProducts(
    repositories,
    updates.map(({ id }) => id),
  );
  const planned = updates.map(({ id, update: { version, ...input } }) => {
    const before = requireLive('Product', storedOf(id));
    if (before.version !== version) throw versionConflict('product');
    return { before, input };
  });
  for (const { before, input } of planned)
    await refuseFractions(repositories, before, input.unitOfMeasurement);
  // An archived supplier may stay: the form must not force a change that nobody asked for.
  const moved = planned.filter(({ before, input }) => input.supplierId !== before.supplierId);
  const supplierOf = await suppliersOf(
    repositories,
    moved.map(({ input }) => input.supplierId),
  );
  return replace(
    work,
    'updated',
    planned.map(({ before, input }) => ({
      before,
      changes: {
        ...input,
        packSize: input.packSize ?? before.packSize,
        barcodes: toBarcodes(input.barcodes ?? before.barcodes),
        supplierName:
          input.supplierId === before.supplierId
            ? before.supplierName
            : supplierOf(input.supplierId).companyName,
      },
    })),
  );
}

/** Takes the product out of every list; history keeps its name. @throws ApiError NOT_FOUND */
export async function archiveProduct(work: Work, id: string): Promise<Product> {
  return toProduct(theOne(await archiveProducts(work, [id])));
}

/** @throws ApiError NOT_FOUND for any of them */
export async function archiveProducts(
  work: Work,
  ids: readonly string[],
): Promise<ProductRecord[]> {
  const storedOf = await lockProducts(work.repositories, ids);
  const archived = ids.map((id) => ({
    before: requireLive('Product', storedOf(id)),
    changes: { archivedAt: work.now },
  }));
  return replace(work, 'archived', archived);
}

/** Undoes archiving. @throws ApiError NOT_FOUND; DUPLICATE when another product has its SKU or a barcode now */
export async function restoreProduct(work: Work, id: string): Promise<Product> {
  const before = (await lockProducts(work.repositories, [id]))(id);
  if (before.archivedAt === null) return toProduct(before);
  const changes = { archivedAt: null };
  return toProduct(theOne(await replace(work, 'restored', [{ before, changes }])));
}

/** As the lists show it. Barcodes go into files, and where the search names the product by one of them. */
export function toListedProduct(
  record: ProductRecord,
  { format, skuFirst, search = '' }: ProductListFilter = {},
): Product {
  const { barcodes, ...listed } = toProduct(record);
  const isNamed = skuFirst === 'true' && findBarcode(barcodes, search) !== undefined;
  return format || isNamed ? { ...listed, barcodes } : listed;
}

export function toProduct(record: ProductRecord): Product & Pick<ProductRecord, 'barcodes'> {
  const { archivedAt, lastMovementAt, averageCost, stockValue, ...product } = record;
  const { currentStock, committed } = product;
  return { ...product, available: sumQuantities([currentStock, -committed]) };
}

/** Refuses a unit of whole numbers for a product that has moved, or is in open orders, in fractions. */
async function refuseFractions(
  { orders, settings, stockMovements }: Repositories,
  { _id, unitOfMeasurement }: ProductRecord,
  newUnit: string,
): Promise<void> {
  if (quantityDecimals(newUnit) >= quantityDecimals(unitOfMeasurement)) return;
  const format = await settings.system();
  const unit = unitText(unitOfMeasurement);
  const refuse = (message: Text) => validationFailed({ unitOfMeasurement: message });
  const moved = await stockMovements.findFraction(_id);
  if (moved !== null)
    throw refuse(
      msg('A stock movement of {quantity}\u00a0{unit} is not a whole number', {
        quantity: formatNumber(moved, format),
        unit,
      }),
    );
  const open = await orders.findOpenFraction(_id);
  if (open)
    throw refuse(
      msg('The {quantity}\u00a0{unit} in open order {order} are not a whole number', {
        quantity: formatNumber(open.quantity, format),
        unit,
        order: open.orderNumber,
      }),
    );
}

/** Locks products, and reads them once no other transaction changes them: a lock that waited gives older barcodes and orders. */
export async function lockPresent(
  { products }: Repositories,
  ids: readonly string[],
): Promise<ProductRecord[]> {
  const wanted = [...new Set(ids)].filter(isId);
  await products.lock(wanted);
  return products.findMany(wanted);
}

/** @returns gives one of the locked products, or throws ApiError NOT_FOUND */
async function lockProducts(
  { products }: Repositories,
  ids: readonly string[],
): Promise<(id: string) => ProductRecord> {
  const locked = byId(await products.lock(ids.filter(isId)));
  return (id) => {
    const product = locked.get(id);
    if (!product) throw notFound('Product');
    return product;
  };
}

async function replace(
  work: Work,
  action: ChangeAction,
  planned: readonly { before: ProductRecord; changes: Partial<ProductRecord> }[],
): Promise<ProductRecord[]> {
  if (planned.length === 0) return [];
  const { products } = work.repositories;
  const replaced = planned.map(({ before, changes }) => ({
    before,
    after: { ...before, ...changes, updatedAt: work.now, version: before.version + 1 },
  }));
  const records = replaced.map(({ after }) => after);
  await refuseTakenBarcodes(work.repositories, records);
  const count = await refusingDuplicates(() => products.update(...records));
  if (count < records.length) throw versionConflict('product');
  await recordChanges(
    work,
    replaced.map((change) => ({ entity: 'product', action, ...change })),
  );
  await noticeStockLevels(work, replaced);
  return records;
}

function theOne([record]: readonly ProductRecord[]): ProductRecord {
  if (!record) throw new Error('There is no record');
  return record;
}

async function refusingDuplicates<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    if (error.field === 'sku')
      throw duplicate('sku', msg('A product with this SKU already exists'));
    // Somebody else has just saved it.
    throw new ApiError('DUPLICATE', msg('Another product has one of these barcodes'));
  }
}
