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
  type ProductUpdate,
  type Text,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import { recordChange } from '../changes/record-change';
import { ApiError, duplicate, validationFailed, versionConflict } from '../errors';
import { findRecord, newId, requireLive } from '../records';
import { noticeStockLevel } from '../notifications/notification-service';
import { postReceipt } from '../stock-movements/stock-movement-service';
import { DuplicateError, type ProductRecord, type Repositories } from '../store/store';
import type { ProductListFilter } from './list-products';
import { refuseTakenBarcodes, toBarcodes } from './product-barcodes';
import { requireSupplier } from '../suppliers/supplier-service';
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
  const { repositories, now } = work;
  if (initialStock > 0) requireAccess(work.actor, 'stock:receive');
  const supplier = await requireSupplier(repositories, input.supplierId);
  const record: ProductRecord = {
    ...input,
    barcodes: toBarcodes(input.barcodes ?? []),
    _id: newId(),
    supplierName: supplier.companyName,
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
  };
  await refuseTakenBarcodes(repositories, record);
  await refusingDuplicates(() => repositories.products.insert(record));
  await recordChange(work, { entity: 'product', action: 'created', before: null, after: record });
  if (initialStock === 0) return toProduct(record);
  await postReceipt(work, {
    productId: record._id,
    quantity: initialStock,
    purchasePrice: input.purchasePrice,
    supplierReference: '',
    notes: '',
    orderId: '',
  });
  return findProduct(repositories, record._id);
}

/** @throws ApiError NOT_FOUND, VERSION_CONFLICT, DUPLICATE, VALIDATION_FAILED */
export async function updateProduct(
  work: Work,
  id: string,
  { version, ...input }: ProductUpdate,
): Promise<Product> {
  const { repositories } = work;
  const stored = requireLive('Product', await lockProduct(repositories, id));
  if (stored.version !== version) throw versionConflict('product');
  await refuseFractions(repositories, stored, input.unitOfMeasurement);
  // An archived supplier may stay: the form must not force a change that nobody asked for.
  const { companyName: supplierName } =
    input.supplierId === stored.supplierId
      ? { companyName: stored.supplierName }
      : await requireSupplier(repositories, input.supplierId);
  const barcodes = toBarcodes(input.barcodes ?? stored.barcodes);
  return replace(work, 'updated', stored, { ...input, barcodes, supplierName });
}

/** Takes the product out of every list; history keeps its name. @throws ApiError NOT_FOUND */
export async function archiveProduct(work: Work, id: string): Promise<Product> {
  const stored = requireLive('Product', await lockProduct(work.repositories, id));
  return replace(work, 'archived', stored, { archivedAt: work.now });
}

/** Undoes archiving. @throws ApiError NOT_FOUND; DUPLICATE when another product has its SKU or a barcode now */
export async function restoreProduct(work: Work, id: string): Promise<Product> {
  const stored = await lockProduct(work.repositories, id);
  if (stored.archivedAt === null) return toProduct(stored);
  return replace(work, 'restored', stored, { archivedAt: null });
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

function toProduct(record: ProductRecord): Product & Pick<ProductRecord, 'barcodes'> {
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

function lockProduct({ products }: Repositories, id: string): Promise<ProductRecord> {
  return findRecord('Product', id, async () => (await products.lock([id]))[0]);
}

async function replace(
  work: Work,
  action: ChangeAction,
  stored: ProductRecord,
  changes: Partial<ProductRecord>,
): Promise<Product> {
  const { products } = work.repositories;
  const record = { ...stored, ...changes, updatedAt: work.now, version: stored.version + 1 };
  await refuseTakenBarcodes(work.repositories, record);
  const isCurrent = await refusingDuplicates(() => products.update(record, stored.version));
  if (!isCurrent) throw versionConflict('product');
  await recordChange(work, { entity: 'product', action, before: stored, after: record });
  await noticeStockLevel(work, stored, record);
  return toProduct(record);
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
