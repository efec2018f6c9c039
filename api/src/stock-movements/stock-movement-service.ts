import {
  fitsUnit,
  isOpen,
  msg,
  narrow,
  RECEIPT_REASON,
  STOCK_LEVEL_ALREADY,
  stockCannotFall,
  sumQuantities,
  type AbsoluteAdjustment,
  type Decimal,
  type ReceiptInput,
  type RelativeAdjustment,
  type StockMovement,
  type Text,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import { recordChange } from '../changes/record-change';
import { insufficientStock, validationFailed } from '../errors';
import { findRecord, isId } from '../records';
import { noticeVerified } from '../notifications/notification-service';
import { findPostings } from '../orders/order-postings';
import { planStock } from '../orders/order-stock';
import type { OrderRecord } from '../store/orders';
import type { StockMovementRecord } from '../store/stock-movements';
import { grouped } from '../store/report-rows';
import type { ProductRecord, Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import { valueOf } from './average-cost';
import { isTooMuch, postChanges, shortageOf, type StockChange } from './ledger';

/**
 * Books a delivery: stock rises, and the average cost moves towards its price. A purchase order that it names expects
 * less.
 * @throws ApiError 422
 */
export async function postReceipt(work: Work, receipt: ReceiptInput): Promise<StockMovement> {
  const { productId, orderId, purchasePrice } = receipt;
  if (purchasePrice !== undefined) requireAccess(work.actor, 'costs:read');
  // Every transaction locks orders before products, so that no two wait for each other.
  const order = orderId === '' ? undefined : await lockOrderOfReceipt(work, orderId, productId);
  const product = await lockLive(work.repositories, productId);
  const movement = await postOne(work, {
    ...receiptOf(product, { ...receipt, purchasePrice }),
    order,
  });
  if (order) await bookReceipt(work, order);
  return movement;
}

/**
 * Corrects stock to a counted level or by a signed amount; the average cost stays. A count verifies the product's
 * corrections.
 * @throws ApiError 422; INSUFFICIENT_STOCK for an amount beyond the stock
 */
export async function postAdjustment(
  work: Work,
  adjustment: AbsoluteAdjustment | RelativeAdjustment,
): Promise<StockMovement> {
  const product = await lockLive(work.repositories, adjustment.productId);
  return postOne(work, adjustmentOf(product, adjustment));
}

/** A change that people ask for, with the field that shows its refusal. */
export interface Posting extends StockChange {
  field: string;
  label: Text;
  /** The counted level, which must fit the unit: a count may end a fraction in stock. */
  level?: number;
}

/** @param product as the caller has locked it */
export function receiptOf(
  product: ProductRecord,
  {
    quantity,
    purchasePrice,
    supplierReference,
    notes,
  }: Pick<ReceiptInput, 'quantity' | 'supplierReference' | 'notes'> & {
    purchasePrice: Decimal | undefined;
  },
): Posting {
  const value = purchasePrice === undefined ? undefined : valueOf(quantity, purchasePrice);
  const change = { product, quantity, value, reason: RECEIPT_REASON, notes, supplierReference };
  return { ...change, field: 'quantity', label: msg('Quantity') };
}

/** @param product as the caller has locked it @throws ApiError 422 for the level that it has already */
export function adjustmentOf(
  product: ProductRecord,
  adjustment: AbsoluteAdjustment | RelativeAdjustment,
): Posting {
  const { reason, notes } = adjustment;
  if ('adjustmentAmount' in adjustment) {
    const named = { field: 'adjustmentAmount', label: msg('Adjustment amount') };
    return { product, quantity: adjustment.adjustmentAmount, reason, notes, ...named };
  }
  const { newStockLevel: level } = adjustment;
  if (level === product.currentStock)
    throw validationFailed({ newStockLevel: STOCK_LEVEL_ALREADY });
  const quantity = sumQuantities([level, -product.currentStock]);
  const named = { field: 'newStockLevel', label: msg('New stock level') };
  return { product, quantity, reason, notes, level, ...named };
}

/**
 * Posts changes of different products, all live and locked. @returns their movements, in the same order
 * @throws ApiError as `postReceipt` and `postAdjustment`, for any of them
 */
export async function postAll(
  work: Work,
  postings: readonly Posting[],
): Promise<StockMovementRecord[]> {
  for (const posting of postings) await refuseImpossible(work, posting);
  const movements = await postChanges(work, postings);
  const counted = postings.filter(({ level }) => level !== undefined);
  await verifyByCounts(
    work,
    counted.map(({ product }) => product),
    movements,
  );
  return movements;
}

export function toMovement(record: StockMovementRecord): StockMovement {
  const { costAfter, exactValue, countedAt, ...movement } = record;
  return {
    ...movement,
    movementType: record.quantity > 0 ? 'in' : 'out',
    quantity: Math.abs(record.quantity),
    userId: record.userId ?? '',
    averageCostAfter: narrow(costAfter),
    unitCost: narrow(record.unitCost),
    value: narrow(record.value),
    toVerify: record.toVerify && record.verifiedAt === null,
  };
}

async function postOne(work: Work, posting: Posting): Promise<StockMovement> {
  const [movement] = await postAll(work, [posting]);
  if (!movement) throw new Error('Nothing was posted');
  return toMovement(movement);
}

async function refuseImpossible({ repositories }: Work, posting: Posting): Promise<void> {
  const { product, quantity, field, label, level = quantity } = posting;
  const shortage = shortageOf(posting);
  if (shortage) {
    const message = stockCannotFall(shortage.have, await repositories.settings.system());
    throw insufficientStock([shortage], { [field]: message });
  }
  if (!fitsUnit(level, product.unitOfMeasurement))
    throw validationFailed({
      [field]: msg('{label} must be a whole number for this unit', { label }),
    });
  if (isTooMuch(posting))
    throw validationFailed({ [field]: msg('{label} is too large', { label }) });
}

async function lockLive({ products }: Repositories, id: string): Promise<ProductRecord> {
  const [product] = isId(id) ? await products.lock([id]) : [];
  if (!product || product.archivedAt !== null)
    throw validationFailed({ productId: msg('This product no longer exists') });
  return product;
}

/** The open purchase order that a receipt of this product names, locked. @throws ApiError 422 at `orderId` */
async function lockOrderOfReceipt(
  { repositories }: Work,
  orderId: string,
  productId: string,
): Promise<OrderRecord> {
  const order = isId(orderId) ? await repositories.orders.lock(orderId) : null;
  const isExpecting =
    order?.type === 'incoming' && order.archivedAt === null && isOpen(order.status);
  if (!isExpecting || !order.items.some((item) => item.productId === productId))
    throw validationFailed({
      orderId: msg('No open purchase order of this product has this number'),
    });
  return order;
}

async function bookReceipt({ repositories }: Work, order: OrderRecord): Promise<void> {
  const { stockMovements, orders } = repositories;
  const { outstanding } = planStock(order, await findPostings(stockMovements, order._id));
  await orders.setOutstanding(order, outstanding);
}

/** A count verifies all corrections of its product, which the caller has locked. */
async function verifyByCounts(
  work: Work,
  products: readonly ProductRecord[],
  movements: readonly StockMovementRecord[],
): Promise<void> {
  const open = await work.repositories.stockMovements.findToVerify(products.map(({ _id }) => _id));
  for (const [id, own] of grouped(open, ({ productId }) => productId)) {
    const product = products.find(({ _id }) => _id === id);
    const count = movements.find(({ productId }) => productId === id);
    if (product && count)
      await settle(
        work,
        product,
        own.map(({ _id }) => _id),
        count.createdAt,
      );
  }
}

/**
 * Verifies one correction that needs no adjustment, also of an archived product. A second verification changes nothing.
 * @throws ApiError NOT_FOUND; VALIDATION_FAILED for a movement that needs no verification
 */
export async function verifyMovement(work: Work, id: string): Promise<StockMovementRecord> {
  const { productId, toVerify } = await findMovement(work.repositories, id);
  if (!toVerify) throw validationFailed({ id: msg('This stock movement needs no verification') });
  // When two users verify the last two corrections at once, the second must see that none is left.
  const [product] = await work.repositories.products.lock([productId]);
  const open = await work.repositories.stockMovements.findToVerify([productId]);
  if (product && open.some(({ _id }) => _id === id)) await settle(work, product, [id], work.now);
  return findMovement(work.repositories, id);
}

async function settle(
  work: Work,
  product: ProductRecord,
  movementIds: readonly string[],
  at: string,
): Promise<void> {
  const { repositories, actor } = work;
  const { stockMovements } = repositories;
  await stockMovements.verify(movementIds, { userId: actor.id, userName: actor.name, at });
  await recordChange(work, {
    entity: 'product',
    action: 'verified',
    before: product,
    after: product,
  });
  const open = await stockMovements.findToVerify([product._id]);
  if (open.length === 0) await noticeVerified(work, product._id);
}

function findMovement({ stockMovements }: Repositories, id: string): Promise<StockMovementRecord> {
  return findRecord('Stock movement', id, stockMovements.find);
}
