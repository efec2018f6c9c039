import type { OrderWriteResult, Product, ProductList, Supplier } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  movementsOf,
  orderInput,
  productOf,
  purchaseInput,
  receiptInput,
  receive,
  setStatus,
} from '../../conformance/records';
import { setUpTestApi } from '../../conformance/test-api';
import { newId } from '../../ids';
import { createOrder } from '../../orders/order-service';
import { setUpTestDatabases } from './test-databases';

/** Everybody gets a turn in the end, on a busy machine too: here it counts what they do with it. */
const LIMITS = { size: 32, waitMs: 60_000 };

const databases = setUpTestDatabases();
const api = setUpTestApi(() => databases.makeStore(LIMITS));

let supplier: Supplier;
beforeEach(async () => {
  supplier = await addSupplier(api);
});

function atOnce<Result>(count: number, run: (index: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}

function addProducts(count: number): Promise<Product[]> {
  return atOnce(count, (index) => addProduct(api, supplier._id, { sku: `P${index}` }));
}

function countOf(answers: { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
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

test('of 64 withdrawals from a stock of 40 exactly 40 succeed', async () => {
  const { _id } = await addProduct(api, supplier._id);
  await receive(api, _id, 40);
  const body = { productId: _id, reason: 'Lost', notes: '', adjustmentAmount: -1 };
  const answers = await atOnce(64, () => api.call('POST', 'stock-movements/adjustments', { body }));
  expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([40, 24]);
  expect((await productOf(api, _id)).currentStock).toBe(0);
  expect(await inconsistentProducts()).toEqual([]);
});

test('of 64 sales completed from a stock of 40 exactly 40 are', async () => {
  const { _id } = await addProduct(api, supplier._id);
  await receive(api, _id, 40);
  const items = [{ productId: _id, quantity: 1, unitPrice: 1 }];
  const orders = await atOnce(64, () => addOrder(api, orderInput(items)));
  const body = { status: 'completed' };
  const answers = await Promise.all(
    orders.map((order) => api.call('PATCH', `orders/${order._id}/status`, { body })),
  );
  expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([40, 24]);
  expect(await productOf(api, _id)).toMatchObject({ currentStock: 0, committed: 24 });
  expect(await inconsistentProducts()).toEqual([]);
});

test('200 orders of 6 items over 10 products never fail by a deadlock', async () => {
  const products = await addProducts(10);
  await Promise.all(products.map(({ _id }) => receive(api, _id, 1000)));
  const answers = await atOnce(200, async (index) => {
    const items = Array.from({ length: 6 }, (_, row) => ({
      productId: products[(index * 7 + row * 3) % 10]?._id ?? '',
      quantity: 1,
      unitPrice: 10,
    }));
    const order = await addOrder(api, orderInput(index % 2 ? items : [...items].reverse()));
    return setStatus(api, order._id, { status: 'completed' });
  });
  expect(answers).toHaveLength(200);
  const { body } = await api.call<ProductList>('GET', 'products');
  const taken = body.products.reduce((sum, { currentStock }) => sum + 1000 - currentStock, 0);
  expect(taken).toBe(200 * 6);
  expect(await inconsistentProducts()).toEqual([]);
});

test('300 orders of which 30 % fail are numbered without gap or repeat', async () => {
  const [product] = await addProducts(1);
  const items = [{ productId: product?._id ?? '', quantity: 1, unitPrice: 1 }];
  const actor = { id: newId(), name: 'test' };
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

test('64 posts with one Idempotency-Key write one order, or one receipt', async () => {
  const [product] = await addProducts(1);
  const id = product?._id ?? '';
  const headers = { 'Idempotency-Key': newId() };
  const body = orderInput([{ productId: id, quantity: 1, unitPrice: 1 }]);
  const orders = await atOnce(64, () =>
    api.call<OrderWriteResult>('POST', 'orders', { body, headers }),
  );
  expect(countOf(orders, 201)).toBe(64);
  expect(new Set(orders.map((answer) => answer.body.order.orderNumber)).size).toBe(1);
  const receipts = await atOnce(64, () =>
    api.call('POST', 'stock-movements/receipts', {
      body: receiptInput(id, 5),
      headers: { 'Idempotency-Key': 'receipt' },
    }),
  );
  expect(countOf(receipts, 201)).toBe(64);
  expect((await productOf(api, id)).currentStock).toBe(5);
});

test('of 64 updates of one version of an order one wins', async () => {
  const [product] = await addProducts(1);
  const items = [{ productId: product?._id ?? '', quantity: 1, unitPrice: 1 }];
  const { _id } = await addOrder(api, orderInput(items));
  const answers = await atOnce(64, (index) =>
    api.call('PUT', `orders/${_id}`, {
      body: { ...orderInput(items, { notes: `Note ${index}` }), version: 1 },
    }),
  );
  expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 63]);
});

test('one order that everybody changes at once ends in one piece', async () => {
  const products = await addProducts(4);
  await Promise.all(products.map(({ _id }) => receive(api, _id, 100)));
  const items = products.map(({ _id }) => ({ productId: _id, quantity: 10, unitPrice: 5 }));
  const { _id } = await addOrder(api, purchaseInput(supplier._id, items));
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
  const received = await movementsOf(api, 'movementType=in');
  const booked = received.filter(({ orderId, reason }) => orderId && reason === 'Stock Receipt');
  const lost = await movementsOf(api, 'movementType=out&search=P0');
  const first = await productOf(api, products[0]?._id ?? '');
  const adjusted = lost.filter(({ reason }) => reason === 'Lost').length;
  const booked0 = booked.filter(({ productId }) => productId === first._id).length;
  expect(first.currentStock).toBe(100 + booked0 - adjusted);
});
