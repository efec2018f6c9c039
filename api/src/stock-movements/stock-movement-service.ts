import {
  fitsUnit,
  narrow,
  RECEIPT_REASON,
  STOCK_LEVEL_ALREADY,
  stockCannotFall,
  sumQuantities,
  type AbsoluteAdjustment,
  type ReceiptInput,
  type RelativeAdjustment,
  type StockMovement,
} from '@stockroom/contract';
import { insufficientStock, validationFailed } from '../errors';
import { isId } from '../ids';
import { bookReceipt, lockOrderOfReceipt } from '../orders/order-receipts';
import type { StockMovementRecord } from '../store/stock-movements';
import type { ProductRecord, Repositories } from '../store/store';
import type { Work } from '../work';
import { isTooMuch, postChanges, shortageOf, type StockChange } from './ledger';
import { verifyByCount } from './verification';

/**
 * Books a delivery: stock rises, and the average cost moves towards its price. With an order it counts towards
 * what that purchase order brings.
 * @throws ApiError 422
 */
export async function postReceipt(
  work: Work,
  { productId, quantity, purchasePrice, supplierReference, notes, orderId }: ReceiptInput,
): Promise<StockMovement> {
  // The order before the product, as everywhere, or two transactions could wait for each other.
  const order = orderId === '' ? undefined : await lockOrderOfReceipt(work, orderId, productId);
  const product = await lockLive(work.repositories, productId);
  const change: StockChange = {
    product,
    quantity,
    price: purchasePrice,
    reason: RECEIPT_REASON,
    notes,
    supplierReference,
    order,
  };
  const movement = await postOne(work, change, 'quantity', 'Quantity');
  if (order) await bookReceipt(work, order);
  return movement;
}

/**
 * Corrects stock, to a level or by a signed amount; the average cost stays. A level was counted: that verifies
 * what was to be verified of the product.
 * @throws ApiError 422, and INSUFFICIENT_STOCK when more is taken off than there is
 */
export async function postAdjustment(
  work: Work,
  adjustment: AbsoluteAdjustment | RelativeAdjustment,
): Promise<StockMovement> {
  const { productId, reason, notes } = adjustment;
  const product = await lockLive(work.repositories, productId);
  if ('adjustmentAmount' in adjustment) {
    const change = { product, quantity: adjustment.adjustmentAmount, reason, notes };
    const shortage = shortageOf(change);
    if (shortage) {
      const settings = await work.repositories.settings.system();
      const message = stockCannotFall(shortage.have, settings);
      throw insufficientStock([shortage], { adjustmentAmount: message });
    }
    return postOne(work, change, 'adjustmentAmount', 'Adjustment amount');
  }
  const { newStockLevel } = adjustment;
  if (newStockLevel === product.currentStock)
    throw validationFailed({ newStockLevel: STOCK_LEVEL_ALREADY });
  const quantity = sumQuantities([newStockLevel, -product.currentStock]);
  const change = { product, quantity, reason, notes };
  const count = await postOne(work, change, 'newStockLevel', 'New stock level');
  await verifyByCount(work, count);
  return count;
}

/** The movement as the API shows it. Field by field, like a product: a journal is long. */
export function toMovement(record: StockMovementRecord): StockMovement {
  return {
    _id: record._id,
    productId: record.productId,
    productName: record.productName,
    productSku: record.productSku,
    unitOfMeasurement: record.unitOfMeasurement,
    movementType: record.quantity > 0 ? 'in' : 'out',
    quantity: Math.abs(record.quantity),
    reason: record.reason,
    notes: record.notes,
    userId: record.userId ?? '',
    userName: record.userName,
    balanceAfter: record.balanceAfter,
    averageCostAfter: narrow(record.costAfter),
    unitCost: narrow(record.unitCost),
    value: narrow(record.value),
    supplierReference: record.supplierReference,
    orderId: record.orderId,
    orderNumber: record.orderNumber,
    toVerify: record.toVerify && record.verifiedAt === null,
    verifiedBy: record.verifiedBy,
    verifiedAt: record.verifiedAt,
    createdAt: record.createdAt,
  };
}

/** @param field where a quantity that does not fit is refused, and how it is called there */
async function postOne(
  work: Work,
  change: StockChange,
  field: string,
  label: string,
): Promise<StockMovement> {
  if (!fitsUnit(change.quantity, change.product.unitOfMeasurement))
    throw validationFailed({ [field]: `${label} must be a whole number for this unit` });
  if (isTooMuch(change)) throw validationFailed({ [field]: `${label} is too large` });
  const [movement] = await postChanges(work, [change]);
  if (!movement) throw new Error('Nothing was posted');
  return toMovement(movement);
}

async function lockLive({ products }: Repositories, id: string): Promise<ProductRecord> {
  const [product] = isId(id) ? await products.lock([id]) : [];
  if (!product || product.archivedAt !== null)
    throw validationFailed({ productId: 'This product no longer exists' });
  return product;
}
