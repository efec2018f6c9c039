import {
  fitsUnit,
  formatNumber,
  isOpen,
  msg,
  SHORTAGE_REASON,
  sumQuantities,
  unitText,
  type OrderReason,
  type ReceivedQuantity,
  type StockEffect,
  type StockShortage,
} from '@stockroom/contract';
import { hasReturns, insufficientStock, validationFailed, type ApiError } from '../errors';
import { byId } from '../records';
import { shareOf, sumValues, takenOf, valueAtAverage } from '../stock-movements/average-cost';
import { isTooMuch, postChanges, shortageOf, type StockChange } from '../stock-movements/ledger';
import type { OrderRecord, OutstandingQuantity } from '../store/orders';
import type { ProductRecord } from '../store/store';
import type { Work } from '../unit-of-work';
import { findPostings, noPosting, ownQuantity, type OrderPosting } from './order-postings';
import { orderedQuantity, orderedValue, planRepricings, type Repricing } from './order-prices';

interface Difference {
  productId: string;
  /** Signed. */
  quantity: number;
  /** The part that the order moved before and that goes back now, at the same value. */
  back: { quantity: number; value: string } | null;
}

interface StockPlan {
  /** The movements that are missing from the target. */
  differences: Difference[];
  outstanding: OutstandingQuantity[];
}

/**
 * Compares an order's movements with their target. Per product, the target is the ordered quantity while the order is
 * completed and not deleted, else nothing. Receipts for the order are facts: they count towards the quantity and stay.
 * So do returns, which the target ignores.
 */
export function planStock(order: OrderRecord, postings: readonly OrderPosting[]): StockPlan {
  const plan: StockPlan = { differences: [], outstanding: [] };
  const isLive = order.archivedAt === null;
  const byProduct = new Map(postings.map((posting) => [posting.productId, posting]));
  const productIds = new Set([...order.items.map((item) => item.productId), ...byProduct.keys()]);
  for (const productId of productIds) {
    const ordered = orderedQuantity(order, productId);
    const posting = byProduct.get(productId) ?? noPosting(productId);
    const { posted, received } = posting;
    const quantity = sumQuantities([targetOf(order, posting), -posted]);
    if (quantity !== 0)
      plan.differences.push({ productId, quantity, back: backOf(posting, quantity) });
    const outstanding = sumQuantities([ordered, -received]);
    if (isLive && isOpen(order.status) && outstanding > 0)
      plan.outstanding.push({ productId, quantity: outstanding });
  }
  return plan;
}

function targetOf(order: OrderRecord, { productId, received }: OrderPosting): number {
  if (order.archivedAt !== null || order.status !== 'completed' || order.isRestClosed)
    return received;
  const ordered = orderedQuantity(order, productId);
  return order.type === 'incoming' ? Math.max(ordered, received) : -ordered;
}

function backOf(posting: OrderPosting, quantity: number): Difference['back'] {
  const own = ownQuantity(posting);
  if (own === 0 || Math.sign(own) === Math.sign(quantity)) return null;
  const part = Math.min(Math.abs(own), Math.abs(quantity));
  return { quantity: part, value: takenOf(posting.value, part, Math.abs(own)) };
}

interface Reconciliation {
  reason: OrderReason;
  force: boolean;
}

/**
 * Brings stock in line with a changed order, which the caller has locked. Every change of an order ends here, so
 * nothing counts twice.
 * @returns how many movements it posted
 * @throws ApiError INSUFFICIENT_STOCK; HAS_RETURNS when more went back than would remain; VALIDATION_FAILED for a new
 * fraction of a product with whole quantities
 */
export async function reconcile(
  work: Work,
  before: OrderRecord,
  order: OrderRecord,
  { reason, force }: Reconciliation,
): Promise<number> {
  const { stockMovements, products, orders } = work.repositories;
  const postings = await findPostings(stockMovements, order._id);
  await refuseReturned(work, order, postings);
  const plan = planStock(order, postings);
  const repricings = planRepricings(before, order, postings);
  const moved = [...plan.differences, ...repricings].map(({ productId }) => productId);
  const productOf = finderOf(order, await products.lock([...new Set(moved)]));
  const changes = toChanges(order, plan.differences, productOf, reason);
  refuseImpossible(changes, postings);
  const shortages = changes.map(shortageOf).filter((shortage) => shortage !== null);
  if (shortages.length > 0 && !force) throw insufficientStock(shortages);
  const corrections = toCorrections(order, shortages, productOf);
  // Goods at the wrong price go before goods at the right price come, so that they do not mix.
  const first = [...corrections, ...changes.filter(({ quantity }) => quantity < 0)];
  const last = changes.filter(({ quantity }) => quantity > 0);
  const exchanges = toExchanges(order, repricings, productOf, first);
  const posted = await postChanges(work, [...first, ...exchanges, ...last]);
  await orders.setOutstanding(order, plan.outstanding);
  return posted.length;
}

/** Finds products with more returns than the order would still have sold or received. */
function returnsBeyond(order: OrderRecord, postings: readonly OrderPosting[]): OrderPosting[] {
  return postings.filter((posting) => posting.returned > Math.abs(targetOf(order, posting)));
}

/** What went back must still have been sold or received. */
async function refuseReturned(
  work: Work,
  order: OrderRecord,
  postings: readonly OrderPosting[],
): Promise<void> {
  const [excess] = returnsBeyond(order, postings);
  if (excess) throw await goodsWentBack(work, excess.productId, excess.returned);
}

/** The refusal of a change that leaves less than went back. */
export async function goodsWentBack(
  { repositories }: Work,
  productId: string,
  quantity: number,
): Promise<ApiError> {
  const product = await repositories.products.find(productId);
  const count = formatNumber(quantity, await repositories.settings.system());
  return hasReturns(product?.name ?? '', count);
}

/**
 * Goods that came at a wrong price go at it and come back at the right one, as far as they are still in stock. Goods
 * that left since took their cost along.
 * @param changes that the order posts before
 */
function toExchanges(
  order: OrderRecord,
  repricings: readonly Repricing[],
  productOf: FindProduct,
  changes: readonly StockChange[],
): StockChange[] {
  return repricings.flatMap(({ productId, quantity, cameFor, worth }) => {
    const product = productOf(productId);
    const own = changes.filter((change) => change.product._id === productId);
    const there = sumQuantities([product.currentStock, ...own.map((change) => change.quantity)]);
    const exchanged = Math.min(quantity, there);
    if (exchanged === 0) return [];
    const exchange = { product, reason: 'Order edited', notes: order.orderNumber, order };
    return [
      { ...exchange, quantity: -exchanged, value: takenOf(cameFor, exchanged, quantity) },
      { ...exchange, quantity: exchanged, value: shareOf(worth, exchanged, quantity) },
    ];
  });
}

/** The changes of stock that `reconcile` would post. */
export function effectsOf(
  order: OrderRecord,
  postings: readonly OrderPosting[],
  products: readonly ProductRecord[],
): StockEffect[] {
  const { differences } = planStock(order, postings);
  const refused = returnsBeyond(order, postings);
  return toChanges(order, differences, finderOf(order, products), 'Order edited').map((change) => ({
    productId: change.product._id,
    productName: change.product.name,
    productSku: change.product.sku,
    unitOfMeasurement: change.product.unitOfMeasurement,
    quantity: change.quantity,
    currentStock: change.product.currentStock,
    short: shortageOf(change)?.short ?? 0,
    returned: refused.find(({ productId }) => productId === change.product._id)?.returned ?? 0,
  }));
}

/** The received quantities, which stay in stock whatever becomes of the order. */
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
    const value = valueOfDifference(order, difference, product);
    return { product, quantity, value, reason, notes: order.orderNumber, order };
  });
}

type FindProduct = (productId: string) => ProductRecord;

/** @throws Error for a product that the caller did not fetch */
function finderOf(order: OrderRecord, products: readonly ProductRecord[]): FindProduct {
  const known = byId(products);
  return (productId) => {
    const product = known.get(productId);
    if (!product) throw new Error(`Product ${productId} of order ${order._id} is missing`);
    return product;
  };
}

/** Goods that go back keep their value, and deliveries have the order's; undefined means average cost. */
function valueOfDifference(
  order: OrderRecord,
  { productId, quantity, back }: Difference,
  product: ProductRecord,
): string | undefined {
  const rest = sumQuantities([Math.abs(quantity), -(back?.quantity ?? 0)]);
  const isDelivery = order.type === 'incoming' && quantity > 0;
  const delivered = isDelivery ? orderedValue(order, productId, rest) : null;
  if (back === null) return delivered ?? undefined;
  return sumValues([back.value, delivered ?? valueAtAverage(product, rest)]);
}

/** Corrections have the order's number in their note but no link, which would count them as its movements. */
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

/** Goods that the order moved before may go back and come again, whatever their unit is now. */
function refuseImpossible(
  changes: readonly StockChange[],
  postings: readonly OrderPosting[],
): void {
  const moved = new Set(postings.map(({ productId }) => productId));
  for (const change of changes) {
    const { _id, name: product, unitOfMeasurement } = change.product;
    if (!moved.has(_id) && !fitsUnit(change.quantity, unitOfMeasurement))
      throw validationFailed({
        items: msg('{product} is counted in whole {unit} now', {
          product,
          unit: unitText(unitOfMeasurement),
        }),
      });
    if (isTooMuch(change))
      throw validationFailed({ items: msg('The stock of {product} is too large', { product }) });
  }
}
