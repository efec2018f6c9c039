import {
  fitsUnit,
  MAX_QUANTITY,
  RECEIPT_REASON,
  sumQuantities,
  type ReceiptInput,
} from '@stockroom/contract';
import { validationFailed } from '../errors';
import { isId, newId } from '../ids';
import type { ProductRecord, Repositories, StockMovementRecord } from '../store/store';
import type { Work } from '../work';
import { averageCostAfter } from './average-cost';

/** Books a delivery: stock rises, and the average cost moves towards its price. @throws ApiError 422 */
export async function postReceipt(
  { repositories, actor, now }: Work,
  { productId, quantity, purchasePrice, notes }: ReceiptInput,
): Promise<StockMovementRecord> {
  const product = await lockLive(repositories, productId);
  if (!fitsUnit(quantity, product.unitOfMeasurement))
    throw validationFailed({ quantity: 'Quantity must be a whole number for this unit' });
  const balanceAfter = sumQuantities([product.currentStock, quantity]);
  if (balanceAfter > MAX_QUANTITY) throw validationFailed({ quantity: 'Quantity is too large' });
  const { averageCost } = product;
  const price = purchasePrice ?? averageCost ?? product.purchasePrice;
  const movement: StockMovementRecord = {
    _id: newId(),
    productId,
    productName: product.name,
    productSku: product.sku,
    quantity,
    reason: RECEIPT_REASON,
    notes,
    userId: actor.id,
    userName: actor.name,
    balanceAfter,
    costAfter: averageCostAfter({ quantity: product.currentStock, averageCost }, quantity, price),
    createdAt: now,
  };
  await repositories.stockMovements.post(movement);
  return movement;
}

async function lockLive({ products }: Repositories, id: string): Promise<ProductRecord> {
  const [product] = isId(id) ? await products.lock([id]) : [];
  if (!product || product.archivedAt !== null)
    throw validationFailed({ productId: 'This product no longer exists' });
  return product;
}
