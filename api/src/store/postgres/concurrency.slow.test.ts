import type { OrderWriteResult, Product, ProductWriteResult, Supplier } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  movementsOf,
  orderInput,
  productInput,
  productOf,
  purchaseInput,
  receiptInput,
  receive,
  setStatus,
} from '../../../test/conformance/records';
import { setUpTestApi } from '../../../test/conformance/test-api';
import { setUpTestDatabases } from '../../../test/test-databases';
import { newId } from '../../records';
import { createOrder } from '../../orders/order-service';

/** Long enough for every request to get a connection on a busy machine. */
const LIMITS = { size: 32, waitMs: 60_000 };
const CLIENTS = 64;

const databases = setUpTestDatabases();
const api = setUpTestApi(() => databases.makeStore(LIMITS));

let supplier: Supplier;
let product: Product;
let items: { productId: string; quantity: number; unitPrice: number }[];
beforeEach(async () => {
  supplier = await addSupplier(api);
  product = await addProduct(api, supplier._id);
  items = [{ productId: product._id, quantity: 1, unitPrice: 1 }];
});

function atOnce<Result>(count: number, run: (index: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}

const addProducts = (count: number) =>
  atOnce(count, (index) => addProduct(api, supplier._id, { sku: `P${index}` }));

function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function count(table: string): Promise<unknown> {
  return (await databases.query(`select count(*)::int as count from ${table}`))[0]?.['count'];
}

/** Products whose stock is not the sum of their movements, or whose balances do not follow one another. */
function inconsistentProducts() {
  return databases.query(`
    select product_id from (
      select product_id, balance_after, created_at, id,
        sum(quantity) over (partition by product_id order by created_at, id) as balance
      from stock_movements) as chain
    where balance <> balance_after
    union all
    select id from products
    where current_stock <> coalesce((select sum(quantity) from stock_movements where product_id = products.id), 0)`);
}

test('64 withdrawals from a stock of 40 succeed 40 times', async () => {
  await receive(api, product._id, 40);
  const body = { productId: product._id, reason: 'Lost', notes: '', adjustmentAmount: -1 };
  const answers = await atOnce(CLIENTS, () =>
    api.call('POST', 'stock-movements/adjustments', { body }),
  );
  expect(countStatuses(answers)).toEqual({ 201: 40, 409: 24 });
  expect((await productOf(api, product._id)).currentStock).toBe(0);
  expect(await inconsistentProducts()).toEqual([]);
});

test('64 sales from a stock of 40 complete 40 times', async () => {
  await receive(api, product._id, 40);
  const orders = await atOnce(CLIENTS, () => addOrder(api, orderInput(items)));
  const body = { status: 'completed' };
  const answers = await Promise.all(
    orders.map((order) => api.call('PATCH', `orders/${order._id}/status`, { body })),
  );
  expect(countStatuses(answers)).toEqual({ 200: 40, 409: 24 });
  expect(await productOf(api, product._id)).toMatchObject({ currentStock: 0, committed: 24 });
  expect(await inconsistentProducts()).toEqual([]);
});

test('200 orders that name 10 products in different orders never end in a deadlock', async () => {
  const products = await addProducts(10);
  await Promise.all(products.map(({ _id }) => receive(api, _id, 1000)));
  await atOnce(200, async (index) => {
    const chosen = Array.from({ length: 6 }, (_, row) => ({
      productId: products[(index * 7 + row * 3) % 10]?._id ?? '',
      quantity: 1,
      unitPrice: 10,
    }));
    const order = await addOrder(api, orderInput(index % 2 ? chosen : [...chosen].reverse()));
    await setStatus(api, order._id, { status: 'completed' });
  });
  const stocks = await Promise.all(products.map(({ _id }) => productOf(api, _id)));
  const taken = stocks.reduce((sum, { currentStock }) => sum + 1000 - currentStock, 0);
  expect(taken).toBe(200 * 6);
  expect(await inconsistentProducts()).toEqual([]);
});

test('two transactions that wait for each other both succeed, because the store repeats one', async () => {
  const [one, other] = await addProducts(2);
  const bothHold = barrier(2);
  let runs = 0;
  const crossing = (first = '', second = '') =>
    api.store.transaction(async ({ products }) => {
      runs += 1;
      await products.lock([first]);
      await bothHold();
      await products.lock([second]);
    });
  await Promise.all([crossing(one?._id, other?._id), crossing(other?._id, one?._id)]);
  // The server ends one of them, or both when both notice at once.
  expect([3, 4]).toContain(runs);
});

/** Blocks the first callers until all of them have come; later ones pass at once. */
function barrier(callers: number) {
  let arrived = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((settle) => (open = settle));
  return () => {
    arrived += 1;
    if (arrived === callers) open();
    return opened;
  };
}

test('gives 300 orders numbers without gap or repeat when 30 % of them fail', async () => {
  const actor = { id: newId(), name: 'test', role: 'owner' } as const;
  const now = api.clock.now().toISOString();
  const created = await atOnce(300, (index) =>
    api.store
      .transaction(async (repositories) => {
        const { order } = await createOrder({ repositories, actor, now }, orderInput(items));
        if (index % 10 < 3) throw new Error('on purpose');
        return order.orderNumber;
      })
      .catch((error: Error) => error.message),
  );
  const numbers = created.filter((outcome) => outcome !== 'on purpose').sort();
  expect(numbers).toEqual(
    Array.from({ length: 210 }, (_, index) => `ORD-2026-${String(index + 1).padStart(4, '0')}`),
  );
});

describe('64 posts with one Idempotency-Key write', () => {
  it.each<[string, string, () => object]>([
    ['products', 'products', () => productInput(supplier._id, { sku: 'NEW' })],
    ['orders', 'orders', () => orderInput(items)],
    ['stock-movements/receipts', 'stock_movements', () => receiptInput(product._id, 5)],
  ])('one of the %s, and answer the same', async (path, table, bodyOf) => {
    const before = Number(await count(table));
    const headers = { 'Idempotency-Key': newId() };
    const body = bodyOf();
    const answers = await atOnce(CLIENTS, () =>
      api.call<OrderWriteResult | ProductWriteResult>('POST', path, { body, headers }),
    );
    expect(countStatuses(answers)).toEqual({ 201: CLIENTS });
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await count(table)).toBe(before + 1);
  });
});

test('of 64 updates of one version one succeeds', async () => {
  const order = await addOrder(api, orderInput(items));
  const update = (path: string, input: object) =>
    atOnce(CLIENTS, () => api.call('PUT', path, { body: { ...input, version: 1 } }));
  const products = await update(`products/${product._id}`, productInput(supplier._id));
  const orders = await update(`orders/${order._id}`, orderInput(items, { notes: 'New' }));
  expect(countStatuses(products)).toEqual({ 200: 1, 409: CLIENTS - 1 });
  expect(countStatuses(orders)).toEqual({ 200: 1, 409: CLIENTS - 1 });
});

test.each(['suppliers', 'products', 'orders'] as const)(
  'of 64 who delete one of the %s one succeeds, and all may restore it',
  async (path) => {
    const order = await addOrder(api, orderInput(items));
    const ids = { suppliers: supplier._id, products: product._id, orders: order._id };
    const record = `${path}/${ids[path]}`;
    const deleted = await atOnce(CLIENTS, () => api.call('DELETE', record));
    expect(countStatuses(deleted)).toEqual({ 200: 1, 404: CLIENTS - 1 });
    const restored = await atOnce(CLIENTS, () => api.call('POST', `${record}/restore`));
    expect(countStatuses(restored)).toEqual({ 200: CLIENTS });
    const mixed = await atOnce(CLIENTS, (index) =>
      index % 2 === 0 ? api.call('DELETE', record) : api.call('POST', `${record}/restore`),
    );
    expect(mixed.filter(({ status }) => status > 404)).toEqual([]);
  },
);

test('64 who add one category all succeed, and so do 64 who remove it', async () => {
  const body = { name: 'Garden' };
  const added = await atOnce(CLIENTS, () => api.call('POST', 'categories', { body }));
  const removed = await atOnce(CLIENTS, () => api.call('DELETE', 'categories/Garden'));
  expect(countStatuses([...added, ...removed])).toEqual({ 201: CLIENTS, 200: CLIENTS });
});

test('of 64 new products with one SKU the database keeps one', async () => {
  const body = productInput(supplier._id, { sku: 'ONE' });
  const answers = await atOnce(CLIENTS, () => api.call('POST', 'products', { body }));
  expect(countStatuses(answers)).toEqual({ 201: 1, 409: CLIENTS - 1 });
  expect(await count('products')).toBe(2);
});

test('an order that everybody changes at once stays consistent', async () => {
  const products = await addProducts(4);
  await Promise.all(products.map(({ _id }) => receive(api, _id, 100)));
  const ordered = products.map(({ _id }) => ({ productId: _id, quantity: 10, unitPrice: 5 }));
  const { _id } = await addOrder(api, purchaseInput(supplier._id, ordered));
  const statuses = ['completed', 'pending', 'cancelled', 'processing'];
  const answers = await atOnce(96, (index) => {
    const productId = products[index % 4]?._id ?? '';
    if (index % 3 === 0)
      return api.call('POST', 'stock-movements/receipts', {
        body: receiptInput(productId, 1, { orderId: _id }),
      });
    if (index % 3 === 1)
      return api.call('POST', 'stock-movements/adjustments', {
        body: { productId, reason: 'Lost', notes: '', adjustmentAmount: -1 },
      });
    const body = { status: statuses[((index / 3) % 4) | 0] };
    return api.call('PATCH', `orders/${_id}/status`, { body });
  });
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await setStatus(api, _id, { status: 'completed' });
  await setStatus(api, _id, { status: 'pending' });
  expect(await inconsistentProducts()).toEqual([]);
  const first = await productOf(api, products[0]?._id ?? '');
  const booked = (await movementsOf(api, `productId=${first._id}&orderId=${_id}`)).filter(
    ({ reason }) => reason === 'Stock Receipt',
  );
  const lost = await movementsOf(api, `productId=${first._id}&reason=Lost`);
  expect(first.currentStock).toBe(100 + booked.length - lost.length);
});
