import {
  MAX_QUANTITY,
  negate,
  sumMoney,
  sumQuantities,
  toDigits,
  type StockShortage,
} from '@stockroom/contract';
import { byId, newId } from '../records';
import { noticeMovements } from '../notifications/notification-service';
import type { StockMovementRecord } from '../store/stock-movements';
import type { ProductRecord } from '../store/store';
import type { Work } from '../unit-of-work';
import {
  averageOf,
  inMoney,
  lessValue,
  sumValues,
  usualCost,
  valueAtAverage,
} from './average-cost';

export interface StockChange {
  /** The present record, which the caller has locked. */
  product: ProductRecord;
  /** Signed, and in a fraction that the product's unit allows. */
  quantity: number;
  reason: string;
  notes: string;
  /** The exact value of all goods, without sign; without it they come and go at average cost. */
  value?: string;
  supplierReference?: string;
  order?: { _id: string; orderNumber: string };
  documentId?: string;
  toVerify?: boolean;
  /** Of the difference to an earlier count. */
  countedAt?: string | null;
}

/** The quantity that stock lacks for a change; null when it lacks none. */
export function shortageOf({ product, quantity }: StockChange): StockShortage | null {
  const { _id, name, sku, unitOfMeasurement, currentStock } = product;
  const short = sumQuantities([-quantity, -currentStock]);
  if (short <= 0) return null;
  const of = { productId: _id, name, sku, unitOfMeasurement };
  return { ...of, need: -quantity, have: currentStock, short };
}

export function isTooMuch({ product, quantity }: StockChange): boolean {
  return sumQuantities([product.currentStock, quantity]) > MAX_QUANTITY;
}

/**
 * Posts changes in their order; several may be of one product. Stock moves in no other way.
 * @throws Error when stock would fall below 0, which the caller must have refused
 */
export async function postChanges(
  work: Work,
  changes: readonly StockChange[],
): Promise<StockMovementRecord[]> {
  const current = byId(changes.map(({ product }) => product));
  const movements = changes.map((change) => {
    const product = current.get(change.product._id) ?? change.product;
    const movement = recordOf(work, { ...change, product });
    current.set(product._id, {
      ...product,
      currentStock: movement.balanceAfter,
      averageCost: movement.costAfter,
      stockValue: sumValues([product.stockValue, movement.exactValue]),
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
  const balanceAfter = sumQuantities([product.currentStock, quantity]);
  if (balanceAfter < 0) throw new Error(`The stock of ${product._id} would fall below 0`);
  const { exactValue, unitCost, costAfter } = costsOf(change, balanceAfter);
  const valueAfter = sumValues([product.stockValue, exactValue]);
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
    balanceAfter,
    costAfter,
    unitCost,
    exactValue,
    value: toDigits(sumMoney([inMoney(valueAfter), negate(inMoney(product.stockValue))])),
    supplierReference: change.supplierReference ?? '',
    orderId: order?._id ?? null,
    orderNumber: order?.orderNumber ?? null,
    documentId: change.documentId ?? null,
    documentNumber: null,
    documentKind: null,
    toVerify: change.toVerify ?? false,
    verifiedBy: null,
    verifiedAt: null,
    countedAt: change.countedAt ?? null,
    createdAt: timeAfter(product.lastMovementAt, now),
  };
}

/** In decimal digits; the value has the sign of the quantity. */
function costsOf(change: StockChange, balanceAfter: number) {
  const { product, quantity } = change;
  const amount = Math.abs(quantity);
  const value = change.value === undefined ? null : bearable(change.value, change, balanceAfter);
  const exact = value ?? valueAtAverage(product, amount);
  const exactValue = quantity < 0 ? lessValue(0, exact) : exact;
  const usual = usualCost(product);
  if (value === null) return { exactValue, unitCost: usual, costAfter: usual };
  const costAfter = averageOf(sumValues([product.stockValue, exactValue]), balanceAfter);
  return { exactValue, unitCost: averageOf(value, amount), costAfter };
}

/** The value, or null when stock no longer has goods of that value. */
function bearable(value: string, { product, quantity }: StockChange, balanceAfter: number) {
  if (quantity > 0) return value;
  if (balanceAfter === 0) return null;
  const rest = lessValue(product.stockValue, value);
  if (!rest.startsWith('-')) return value;
  // Movements from before migration 0009 have rounded averages, so a rest of no value may come out below 0.
  return toDigits(inMoney(rest)) === '0' ? product.stockValue : null;
}

/**
 * Now, or a millisecond after the last movement: clocks go back, and transactions that wait for a product continue in
 * any order.
 */
function timeAfter(last: string | null, now: string): string {
  return last === null || last < now ? now : new Date(Date.parse(last) + 1).toISOString();
}
