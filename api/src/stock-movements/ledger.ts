import {
  MAX_QUANTITY,
  negate,
  sumMoney,
  sumQuantities,
  toDigits,
  type Decimal,
  type StockShortage,
} from '@stockroom/contract';
import { newId } from '../ids';
import { noticeMovements } from '../notifications/notice';
import type { StockMovementRecord } from '../store/stock-movements';
import type { ProductRecord } from '../store/store';
import type { Work } from '../work';
import { averageCostAfter, averageCostWithout, stockValue } from './average-cost';

/** A change of stock that is to be posted. */
export interface StockChange {
  /** As it is now, locked. */
  product: ProductRecord;
  /** Signed, and in a fraction that the product's unit allows. */
  quantity: number;
  reason: string;
  notes: string;
  /** What one unit of it costs; without it stock comes and goes at average cost. */
  price?: Decimal;
  supplierReference?: string;
  order?: { _id: string; orderNumber: string };
  toVerify?: boolean;
}

/** What is missing for a change to leave no stock below 0; null when nothing is. */
export function shortageOf({ product, quantity }: StockChange): StockShortage | null {
  const { _id, name, sku, unitOfMeasurement, currentStock } = product;
  const short = sumQuantities([-quantity, -currentStock]);
  if (short <= 0) return null;
  const of = { productId: _id, name, sku, unitOfMeasurement };
  return { ...of, need: -quantity, have: currentStock, short };
}

/** Whether the stock after the change is more than can be counted. */
export function isTooMuch({ product, quantity }: StockChange): boolean {
  return sumQuantities([product.currentStock, quantity]) > MAX_QUANTITY;
}

/**
 * Posts the changes one after another; several may be of one product. It is the only way in which stock moves.
 * @throws Error when a stock would fall below 0, which the caller has to refuse before
 */
export async function postChanges(
  work: Work,
  changes: readonly StockChange[],
): Promise<StockMovementRecord[]> {
  const current = new Map(changes.map(({ product }) => [product._id, product]));
  const movements = changes.map((change) => {
    const product = current.get(change.product._id) ?? change.product;
    const movement = recordOf(work, { ...change, product });
    current.set(product._id, {
      ...product,
      currentStock: movement.balanceAfter,
      averageCost: movement.costAfter,
      lastMovementAt: movement.createdAt,
    });
    return movement;
  });
  if (movements.length === 0) return movements;
  await work.repositories.stockMovements.post(movements);
  await noticeMovements(
    work,
    changes.map(({ product }) => product),
    movements,
  );
  return movements;
}

function recordOf({ actor, now }: Work, change: StockChange): StockMovementRecord {
  const { product, quantity, order } = change;
  const before = { quantity: product.currentStock, averageCost: product.averageCost };
  const { unitCost, averageCost } = costsOf(change);
  const after = { quantity: sumQuantities([product.currentStock, quantity]), averageCost };
  if (after.quantity < 0) throw new Error(`The stock of ${product._id} would fall below 0`);
  return {
    _id: newId(),
    productId: product._id,
    productName: product.name,
    productSku: product.sku,
    unitOfMeasurement: product.unitOfMeasurement,
    quantity,
    reason: change.reason,
    notes: change.notes,
    userId: actor.id,
    userName: actor.name,
    balanceAfter: after.quantity,
    costAfter: after.averageCost,
    unitCost,
    value: toDigits(sumMoney([stockValue(after), negate(stockValue(before))])),
    supplierReference: change.supplierReference ?? '',
    orderId: order?._id ?? null,
    orderNumber: order?.orderNumber ?? null,
    toVerify: change.toVerify ?? false,
    verifiedBy: null,
    verifiedAt: null,
    // Transactions that wait for one product do not go on in the order in which they began.
    createdAt: later(now, product.lastMovementAt),
  };
}

/** In decimal digits. */
function costsOf({ product, quantity, price }: StockChange) {
  const { currentStock, averageCost, purchasePrice } = product;
  // Stock that turns up before anything was bought is worth what it would cost.
  const usual = toDigits(averageCost ?? purchasePrice);
  const unitCost = toDigits(price ?? usual);
  const stock = { quantity: currentStock, averageCost };
  if (quantity > 0) return { unitCost, averageCost: averageCostAfter(stock, quantity, unitCost) };
  const rest = averageCostWithout({ ...stock, averageCost: usual }, -quantity, unitCost);
  return rest === null ? { unitCost: usual, averageCost: usual } : { unitCost, averageCost: rest };
}

function later(now: string, last: string | null): string {
  return last !== null && last > now ? last : now;
}
