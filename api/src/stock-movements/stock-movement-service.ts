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
import type { ProductRecord, Repositories } from '../store/store';
import type { Work } from '../unit-of-work';
import { valueOf } from './average-cost';
import { isTooMuch, postChanges, shortageOf, type StockChange } from './ledger';

/**
 * Books a delivery: stock rises, and the average cost moves towards its price. A purchase order that it names expects
 * less.
 * @param countedAt of stock that people counted earlier
 * @throws ApiError 422
 */
export async function postReceipt(
  work: Work,
  { productId, quantity, purchasePrice, supplierReference, notes, orderId }: ReceiptInput,
  countedAt: string | null = null,
): Promise<StockMovement> {
  if (purchasePrice !== undefined) requireAccess(work.actor, 'costs:read');
  // Every transaction locks orders before products, so that no two wait for each other.
  const order = orderId === '' ? undefined : await lockOrderOfReceipt(work, orderId, productId);
  const product = await lockLive(work.repositories, productId);
  const change: StockChange = {
    product,
    quantity,
    value: purchasePrice === undefined ? undefined : valueOf(quantity, purchasePrice),
    reason: RECEIPT_REASON,
    notes,
    supplierReference,
    order,
    countedAt,
  };
  const movement = await postOne(work, change, 'quantity', msg('Quantity'));
  if (order) await bookReceipt(work, order);
  return movement;
}

/**
 * Corrects stock to a counted level or by a signed amount; the average cost stays. A count verifies the product's
 * corrections.
 * @param countedAt of a level that follows from an earlier count
 * @throws ApiError 422; INSUFFICIENT_STOCK for an amount beyond the stock
 */
export async function postAdjustment(
  work: Work,
  adjustment: AbsoluteAdjustment | RelativeAdjustment,
  countedAt: string | null = null,
): Promise<StockMovement> {
  const { productId, reason, notes } = adjustment;
  const product = await lockLive(work.repositories, productId);
  if ('adjustmentAmount' in adjustment) {
    const change = { product, quantity: adjustment.adjustmentAmount, reason, notes, countedAt };
    const shortage = shortageOf(change);
    if (shortage) {
      const settings = await work.repositories.settings.system();
      const message = stockCannotFall(shortage.have, settings);
      throw insufficientStock([shortage], { adjustmentAmount: message });
    }
    return postOne(work, change, 'adjustmentAmount', msg('Adjustment amount'));
  }
  const { newStockLevel } = adjustment;
  if (newStockLevel === product.currentStock)
    throw validationFailed({ newStockLevel: STOCK_LEVEL_ALREADY });
  const quantity = sumQuantities([newStockLevel, -product.currentStock]);
  const change = { product, quantity, reason, notes, countedAt };
  const count = await postOne(work, change, 'newStockLevel', msg('New stock level'), newStockLevel);
  await verifyByCount(work, product, count.createdAt);
  return count;
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

/**
 * @param field that shows the refusal of a quantity
 * @param typed the quantity that must fit the unit: a count may end a fraction in stock
 */
async function postOne(
  work: Work,
  change: StockChange,
  field: string,
  label: Text,
  typed = change.quantity,
): Promise<StockMovement> {
  if (!fitsUnit(typed, change.product.unitOfMeasurement))
    throw validationFailed({
      [field]: msg('{label} must be a whole number for this unit', { label }),
    });
  if (isTooMuch(change))
    throw validationFailed({ [field]: msg('{label} is too large', { label }) });
  const [movement] = await postChanges(work, [change]);
  if (!movement) throw new Error('Nothing was posted');
  return toMovement(movement);
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

/** A count verifies all corrections of the product, which the caller has locked. */
async function verifyByCount(work: Work, product: ProductRecord, at: string): Promise<void> {
  const open = await work.repositories.stockMovements.findToVerify(product._id);
  if (open.length > 0) await settle(work, product, open, at);
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
  const open = await work.repositories.stockMovements.findToVerify(productId);
  if (product && open.includes(id)) await settle(work, product, [id], work.now);
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
  const open = await stockMovements.findToVerify(product._id);
  if (open.length === 0) await noticeVerified(work, product._id);
}

function findMovement({ stockMovements }: Repositories, id: string): Promise<StockMovementRecord> {
  return findRecord('Stock movement', id, stockMovements.find);
}
