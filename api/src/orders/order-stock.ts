import {
  fitsUnit,
  isOpen,
  SHORTAGE_REASON,
  sumQuantities,
  type Decimal,
  type OrderReason,
  type ReceivedQuantity,
  type StockEffect,
  type StockShortage,
} from '@stockroom/contract';
import { insufficientStock, validationFailed } from '../errors';
import { averagePrice } from '../stock-movements/average-cost';
import { isTooMuch, postChanges, shortageOf, type StockChange } from '../stock-movements/ledger';
import type { OrderRecord, OutstandingQuantity } from '../store/orders';
import type { ProductRecord } from '../store/store';
import type { Work } from '../work';
import { findPostings, ownQuantity, type OrderPosting } from './order-postings';
import { orderedPrice, orderedQuantity, planRepricings, type Repricing } from './order-prices';

/** Per product. */
interface Difference {
  productId: string;
  /** Signed. */
  quantity: number;
  /** The part that the order has moved before and that goes back, at what it came or went for. */
  back: { quantity: number; unitPrice: Decimal } | null;
}

interface StockPlan {
  /** What is to be posted so that the order has moved what it should have. */
  differences: Difference[];
  outstanding: OutstandingQuantity[];
}

/**
 * Reconciles to target (product, "Orders and stock: one rule"). Per product, `target` is what the order's
 * movements should add up to: the quantity while it is completed and not deleted, else nothing. Deliveries
 * that were received against the order are facts: they count towards the quantity, and stay when it is not met.
 */
export function planStock(order: OrderRecord, postings: readonly OrderPosting[]): StockPlan {
  const plan: StockPlan = { differences: [], outstanding: [] };
  const isLive = order.archivedAt === null;
  const byProduct = new Map(postings.map((posting) => [posting.productId, posting]));
  const productIds = new Set([...order.items.map((item) => item.productId), ...byProduct.keys()]);
  for (const productId of productIds) {
    const ordered = orderedQuantity(order, productId);
    const posting = byProduct.get(productId) ?? {
      productId,
      posted: 0,
      received: 0,
      unitCost: null,
    };
    const { posted, received } = posting;
    const completed = order.type === 'incoming' ? Math.max(ordered, received) : -ordered;
    const target = isLive && order.status === 'completed' ? completed : received;
    const quantity = sumQuantities([target, -posted]);
    if (quantity !== 0)
      plan.differences.push({ productId, quantity, back: backOf(posting, quantity) });
    const outstanding = sumQuantities([ordered, -received]);
    if (isLive && isOpen(order.status) && outstanding > 0)
      plan.outstanding.push({ productId, quantity: outstanding });
  }
  return plan;
}

function backOf(posting: OrderPosting, quantity: number): Difference['back'] {
  const { unitCost } = posting;
  const own = ownQuantity(posting);
  if (unitCost === null || Math.sign(own) === Math.sign(quantity)) return null;
  return { quantity: Math.min(Math.abs(own), Math.abs(quantity)), unitPrice: unitCost };
}

interface Reconciliation {
  reason: OrderReason;
  /** Post a correction for what is short instead of refusing. */
  force: boolean;
}

/**
 * Brings stock in line with the order, which is locked, from what it was to what it is going to be. Every change of
 * an order ends here, so nothing is ever counted twice.
 * @returns how many movements were posted
 * @throws ApiError INSUFFICIENT_STOCK; VALIDATION_FAILED for a fraction of what is now counted in pieces
 */
export async function reconcile(
  work: Work,
  before: OrderRecord,
  order: OrderRecord,
  { reason, force }: Reconciliation,
): Promise<number> {
  const { stockMovements, products, orders } = work.repositories;
  const postings = await findPostings(stockMovements, order._id);
  const plan = planStock(order, postings);
  const repricings = planRepricings(before, order, postings);
  const moved = [...plan.differences, ...repricings].map(({ productId }) => productId);
  const productOf = finderOf(order, await products.lock([...new Set(moved)]));
  const changes = toChanges(order, plan.differences, productOf, reason);
  refuseImpossible(changes);
  const shortages = changes.map(shortageOf).filter((shortage) => shortage !== null);
  if (shortages.length > 0 && !force) throw insufficientStock(shortages);
  const corrections = toCorrections(order, shortages, productOf);
  // What comes at the right price must not be mixed with what goes at the wrong one.
  const first = [...corrections, ...changes.filter(({ quantity }) => quantity < 0)];
  const last = changes.filter(({ quantity }) => quantity > 0);
  const exchanges = toExchanges(order, repricings, productOf, first);
  const posted = await postChanges(work, [...first, ...exchanges, ...last]);
  await orders.setOutstanding(order, plan.outstanding);
  return posted.length;
}

/**
 * What came at a wrong price goes at it, and comes back at the right one: as much of it as is still there. What was
 * sold or lost since has taken its cost along.
 * @param changes what is posted before
 */
function toExchanges(
  order: OrderRecord,
  repricings: readonly Repricing[],
  productOf: FindProduct,
  changes: readonly StockChange[],
): StockChange[] {
  return repricings.flatMap(({ productId, quantity, unitCost, price }) => {
    const product = productOf(productId);
    const own = changes.filter((change) => change.product._id === productId);
    const there = sumQuantities([product.currentStock, ...own.map((change) => change.quantity)]);
    const exchanged = Math.min(quantity, there);
    if (exchanged === 0) return [];
    const exchange = { product, reason: 'Order edited', notes: order.orderNumber, order };
    const back: StockChange = { ...exchange, quantity: -exchanged, price: unitCost };
    refuseImpossible([back]);
    return [back, { ...exchange, quantity: exchanged, price }];
  });
}

/** What `reconcile` would do to stock, product by product. */
export function effectsOf(
  order: OrderRecord,
  postings: readonly OrderPosting[],
  products: readonly ProductRecord[],
): StockEffect[] {
  const { differences } = planStock(order, postings);
  return toChanges(order, differences, finderOf(order, products), 'Order edited').map((change) => ({
    productId: change.product._id,
    productName: change.product.name,
    productSku: change.product.sku,
    unitOfMeasurement: change.product.unitOfMeasurement,
    quantity: change.quantity,
    currentStock: change.product.currentStock,
    short: shortageOf(change)?.short ?? 0,
  }));
}

/** What stays in stock whatever becomes of the order, product by product. */
export function receivedOf(
  postings: readonly OrderPosting[],
  products: readonly ProductRecord[],
): ReceivedQuantity[] {
  const names = new Map(products.map(({ _id, name }) => [_id, name]));
  return postings
    .filter(({ received }) => received !== 0)
    .map(({ productId, received }) => ({
      productId,
      productName: names.get(productId) ?? '',
      quantity: received,
    }));
}

function toChanges(
  order: OrderRecord,
  differences: readonly Difference[],
  productOf: FindProduct,
  reason: OrderReason,
): StockChange[] {
  return differences.map((difference) => {
    const { productId, quantity } = difference;
    const product = productOf(productId);
    const price = priceOf(order, difference, product);
    return { product, quantity, price, reason, notes: order.orderNumber, order };
  });
}

type FindProduct = (productId: string) => ProductRecord;

/** Finds a product that the order moves by its id. @throws Error where the caller did not fetch it */
function finderOf(order: OrderRecord, products: readonly ProductRecord[]): FindProduct {
  const byId = new Map(products.map((product) => [product._id, product]));
  return (productId) => {
    const product = byId.get(productId);
    if (!product) throw new Error(`Product ${productId} of order ${order._id} is missing`);
    return product;
  };
}

/** Of one unit: what goes back has its own, what is delivered that of the order; undefined for the average cost. */
function priceOf(
  order: OrderRecord,
  { productId, quantity, back }: Difference,
  { averageCost, purchasePrice }: ProductRecord,
): Decimal | undefined {
  const isDelivery = order.type === 'incoming' && quantity > 0;
  const price = isDelivery ? (orderedPrice(order, productId) ?? undefined) : undefined;
  if (back === null) return price;
  const rest = sumQuantities([Math.abs(quantity), -back.quantity]);
  const unitPrice = price ?? averageCost ?? purchasePrice;
  return averagePrice([back, { quantity: rest, unitPrice }]);
}

/** They name the order only in words: by the link they would count as what the order has moved. */
function toCorrections(
  { orderNumber }: OrderRecord,
  shortages: readonly StockShortage[],
  productOf: FindProduct,
): StockChange[] {
  const reason = SHORTAGE_REASON;
  return shortages.map(({ productId, short }) => ({
    product: productOf(productId),
    quantity: short,
    reason,
    notes: orderNumber,
    toVerify: true,
  }));
}

function refuseImpossible(changes: readonly StockChange[]): void {
  for (const change of changes) {
    const { name, unitOfMeasurement } = change.product;
    if (!fitsUnit(change.quantity, unitOfMeasurement))
      throw validationFailed({ items: `${name} is counted in whole ${unitOfMeasurement} now` });
    if (isTooMuch(change)) throw validationFailed({ items: `The stock of ${name} is too large` });
  }
}
