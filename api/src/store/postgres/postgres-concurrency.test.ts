import type { ProductWriteResult } from '@stockroom/contract';
import { addProduct, addSupplier, productInput } from '../../conformance/records';
import { setUpTestApi } from '../../conformance/test-api';
import { newId } from '../../ids';
import { postChanges } from '../../stock-movements/ledger';
import { setUpTestDatabases } from './test-databases';

const CLIENTS = 64;

const databases = setUpTestDatabases();
const api = setUpTestApi(() => databases.makeStore());

function atOnce<Result>(run: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: CLIENTS }, (_, index) => run(index)));
}

async function count(table: string): Promise<unknown> {
  return (await databases.query(`select count(*)::int as count from ${table}`))[0]?.['count'];
}

test('64 posts with one Idempotency-Key write once and all get the same answer', async () => {
  const supplier = await addSupplier(api);
  const headers = { 'Idempotency-Key': newId() };
  const body = productInput(supplier._id);
  const answers = await atOnce(() =>
    api.call<ProductWriteResult>('POST', 'products', { body, headers }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.body.product._id)).size).toBe(1);
  expect(await count('products')).toBe(1);
});

test('of 64 updates from one version one wins', async () => {
  const supplier = await addSupplier(api);
  const { _id } = await addProduct(api, supplier._id);
  const answers = await atOnce((index) =>
    api.call('PUT', `products/${_id}`, {
      body: { ...productInput(supplier._id, { name: `Lamp ${index}` }), version: 1 },
    }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(CLIENTS - 1);
});

test('of 64 new products with one SKU one is made', async () => {
  const supplier = await addSupplier(api);
  const answers = await atOnce(() =>
    api.call('POST', 'products', { body: productInput(supplier._id, { sku: 'ONE' }) }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(CLIENTS - 1);
  expect(await count('products')).toBe(1);
});

test('64 transactions that lock the same products in different orders all succeed', async () => {
  const supplier = await addSupplier(api);
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1)
    ids.push((await addProduct(api, supplier._id, { sku: `P${index}` }))._id);
  const now = api.clock.now().toISOString();
  await atOnce((index) =>
    api.store.transaction(async (repositories) => {
      const { products } = repositories;
      const chosen = index % 2 === 0 ? ids : [...ids].reverse();
      const changes = (await products.lock(chosen)).map((product) => ({
        product,
        quantity: 1,
        reason: 'Found',
        notes: '',
      }));
      await postChanges({ repositories, actor: { id: newId(), name: 'test' }, now }, changes);
    }),
  );
  const stocks = await databases.query('select distinct current_stock::int as stock from products');
  expect(stocks).toEqual([{ stock: CLIENTS }]);
});

test('two transactions that wait for each other both succeed: what was ended is run again', async () => {
  const supplier = await addSupplier(api);
  const one = await addProduct(api, supplier._id, { sku: 'A' });
  const other = await addProduct(api, supplier._id, { sku: 'B' });
  const bothHold = barrier(2);
  let runs = 0;
  const crossing = (first: string, second: string) =>
    api.store.transaction(async ({ products }) => {
      runs += 1;
      await products.lock([first]);
      await bothHold();
      await products.lock([second]);
    });
  await Promise.all([crossing(one._id, other._id), crossing(other._id, one._id)]);
  // The server ends one of them, or both when both notice at once.
  expect([3, 4]).toContain(runs);
});

/** Lets nobody pass before so many have come; later ones pass at once. */
function barrier(count: number) {
  let arrived = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((settle) => (open = settle));
  return () => {
    arrived += 1;
    if (arrived === count) open();
    return opened;
  };
}
