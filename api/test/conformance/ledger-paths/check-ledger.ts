import {
  amountOf,
  MARGIN_GROUPS,
  negate,
  QUANTITY_SCALE,
  sumMoney,
  sumQuantities,
  toDigits,
  toScaled,
} from '@stockroom/contract';
import { inMoney, sumValues } from '../../../src/stock-movements/average-cost';
import type { StockMovementRecord } from '../../../src/store/stock-movements';
import type { ProductRecord, Store } from '../../../src/store/store';
import { expectationOf, type Model } from './ledger-model';
import type { Shop } from './walk-path';

const EVERYTHING = { filter: {}, position: null, limit: 10_000 } as const;

/** Compares stock, committed and expected with the model. */
export async function checkStock({ store, productIds }: Shop, model: Model): Promise<void> {
  const stored = await store.repositories.products.findMany(productIds);
  for (const [index, productId] of productIds.entries()) {
    const product = stored.find(({ _id }) => _id === productId);
    if (!product) throw new Error(`Product ${index} is missing`);
    const { stock, committed, expected } = expectationOf(model, index);
    same(`stock of ${index}`, thousandths(product.currentStock), stock);
    same(`committed of ${index}`, thousandths(product.committed), committed);
    same(`expected of ${index}`, thousandths(product.expected), expected);
  }
}

/** Forced corrections stay to verify until somebody verifies them. */
export async function checkVerifications(
  { store, productIds }: Shop,
  { toVerify }: Model,
): Promise<void> {
  const filter = { toVerify: 'true' } as const;
  const request = { ...EVERYTHING, filter, sort: '-createdAt' } as const;
  const { records } = await store.repositories.stockMovements.list(request);
  for (const [index, open] of toVerify.entries()) {
    const own = records.filter(({ productId }) => productId === productIds[index]);
    same(`to verify of ${index}`, own.length, open);
  }
}

/**
 * After each movement, stock is the sum of the movements and never below 0. The value of the stock is the sum of
 * their values.
 */
export async function checkMovements({
  store,
  productIds,
}: Pick<Shop, 'store' | 'productIds'>): Promise<void> {
  const { products, stockMovements } = store.repositories;
  const { records } = await stockMovements.list({ ...EVERYTHING, sort: 'createdAt' });
  for (const product of await products.findMany(productIds))
    checkChain(
      product,
      records.filter(({ productId }) => productId === product._id),
    );
}

function checkChain(product: ProductRecord, movements: StockMovementRecord[]): void {
  let balance = 0;
  for (const movement of movements) {
    balance = sumQuantities([balance, movement.quantity]);
    same('balance', movement.balanceAfter, balance);
    if (balance < 0) throw new Error('The stock was below 0');
  }
  same('sum of movements', product.currentStock, balance);
  const value = toDigits(inMoney(product.stockValue));
  same('sum of values', toDigits(sumMoney(movements.map((one) => one.value))), value);
  const exact = sumValues(movements.map(({ exactValue }) => exactValue));
  same('sum of exact values', product.stockValue, exact);
}

/** Dashboard and reports agree with the ledger. */
export async function checkOverviews(
  { store, productIds }: Pick<Shop, 'store' | 'productIds'>,
  orders: readonly { status: string; isDeleted: boolean }[],
): Promise<void> {
  const { dashboard, products, reports } = store.repositories;
  const stats = await dashboard.stats();
  const stored = await products.findMany(productIds);
  const values = stored.map(({ stockValue }) => inMoney(stockValue));
  const pending = orders.filter(({ status, isDeleted }) => status === 'pending' && !isDeleted);
  same('total value', toDigits(stats.totalValue), toDigits(sumMoney(values)));
  same('pending orders', stats.pendingOrders, pending.length);
  same('products', stats.totalProducts, productIds.length);
  const { records } = await reports.turnover({ ...EVERYTHING, sort: 'name' });
  for (const product of stored) {
    const row = records.find(({ _id }) => _id === product._id);
    same('closing', row?.closingQuantity ?? 0, product.currentStock);
    same(
      'turnover',
      sumQuantities([row?.inQuantity ?? 0, -(row?.outQuantity ?? 0)]),
      product.currentStock,
    );
  }
  const valuation = await reports.valuation({ ...EVERYTHING, sort: 'name' });
  const valued = sumMoney(valuation.records.map(({ value }) => value));
  same('valuation', toDigits(valued), toDigits(stats.totalValue));
  await checkPast(store);
  await checkMargins(store);
}

/** The valuation as of the middle of the ledger is the sum of the values until then. */
async function checkPast({ repositories: { reports, stockMovements } }: Store): Promise<void> {
  const { records } = await stockMovements.list({ ...EVERYTHING, sort: 'createdAt' });
  const asOf = records[Math.floor(records.length / 2)]?.createdAt;
  if (asOf === undefined) return;
  const until = records.filter(({ createdAt }) => createdAt <= asOf);
  const past = await reports.valuation({ ...EVERYTHING, filter: { asOf }, sort: 'name' });
  const valued = sumMoney(past.records.map(({ value }) => value));
  const summed = sumMoney(until.map(({ value }) => value));
  same('valuation of the past', toDigits(valued), toDigits(summed));
}

/** However the margins are grouped, they add up to what sales brought and what their movements were worth. */
async function checkMargins({ repositories }: Store): Promise<void> {
  const { documents, orders, reports, stockMovements } = repositories;
  const sold = await orders.list({
    ...EVERYTHING,
    filter: { type: 'outgoing', status: 'completed' },
    sort: 'createdAt',
  });
  const returned = await documents.list({
    ...EVERYTHING,
    filter: { kind: 'return', state: 'posted' },
    sort: 'createdAt',
  });
  const back = returned.records.filter(({ kind }) => kind === 'customer-return');
  const revenue = sumMoney([
    ...sold.records.map(({ totalAmount }) => totalAmount ?? 0),
    ...back.flatMap(({ kind, lines }) => lines.map((line) => negate(amountOf(kind, line)))),
  ]);
  const ids = new Set(sold.records.map(({ _id }) => _id));
  const backIds = new Set(back.map(({ _id }) => _id));
  const { records } = await stockMovements.list({ ...EVERYTHING, sort: 'createdAt' });
  const own = records.filter(({ orderId, documentId }) =>
    documentId === null ? ids.has(orderId ?? '') : backIds.has(documentId),
  );
  const cost = negate(sumMoney(own.map(({ value }) => value)));
  for (const groupBy of MARGIN_GROUPS) {
    const request = { ...EVERYTHING, filter: { groupBy }, sort: 'name' as const };
    const { totals } = await reports.margin(request, 'Europe/Moscow');
    same(`revenue by ${groupBy}`, toDigits(totals.revenue), toDigits(revenue));
    same(`cost by ${groupBy}`, toDigits(totals.cost), toDigits(cost));
  }
}

function same(what: string, actual: number | string, expected: number | string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`);
}

function thousandths(quantity: number): number {
  return Number(toScaled(quantity, QUANTITY_SCALE));
}
