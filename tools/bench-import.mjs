#!/usr/bin/env node
// @ts-check
/**
 * `npm run bench:import [-- rows ...]`: imports files of so many products with stock, 1,000, 10,000 and 100,000 by
 * default, into an empty shop. Prints the times, their ratio to single products through the API, the memory that the
 * process of the server takes more, and how long others wait for a list before and meanwhile.
 */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { signUp } from '../e2e/support/account.mjs';
import { makeDataDir, removeDataDir, startProduct } from '../e2e/support/product-process.mjs';
import { buildChanged } from './steps/build.mjs';

const SINGLE_PRODUCTS = 300;
/** Somebody looks at the list so often. */
const PAUSE_MS = 50;
const QUIET_MS = 5000;

const counts = process.argv.slice(2).map(Number);
if (!counts.every((count) => count > 0)) throw new RangeError('rows must be positive numbers');
if (counts.length === 0) counts.push(1000, 10_000, 100_000);

await buildChanged(console.log);
const product = await startProduct({
  dataDir: await makeDataDir(),
  env: { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: 'off' },
});
try {
  const { accessToken } = await signUp(product.url);
  /** @param {string} path @param {RequestInit} [init] */
  const call = async (path, init) => {
    const headers = { authorization: `Bearer ${accessToken}`, ...init?.headers };
    const answer = await fetch(`${product.url}/api/${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const singleMs = await measureSingle(call);
  const rows = [];
  for (const count of counts) rows.push(await measureImport(call, count, singleMs));
  console.log(`One product with stock through the API: ${singleMs.toFixed(1)} ms`);
  console.log(`Load of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
  console.table(rows);
} finally {
  await product.stop();
  await removeDataDir(product.dataDir);
}

/** @typedef {(path: string, init?: RequestInit) => Promise<any>} Call */

/** @param {Call} call @returns milliseconds each, one after the other */
async function measureSingle(call) {
  const headers = { 'content-type': 'application/json' };
  const supplier = {
    companyName: 'Supplier',
    contactPerson: 'Contact',
    phone: '1',
    email: 'a@example.com',
  };
  const made = await call('suppliers', { method: 'POST', headers, body: JSON.stringify(supplier) });
  const add = (/** @type {number} */ index) => {
    const body = {
      name: `Single ${index}`,
      sku: `S-${index}`,
      category: 'Tools',
      unitOfMeasurement: 'pieces',
      purchasePrice: 10,
      sellingPrice: 20,
      minimumStockLevel: 5,
      supplierId: made.supplier._id,
      initialStock: 7,
    };
    return call('products', { method: 'POST', headers, body: JSON.stringify(body) });
  };
  for (let index = 0; index < SINGLE_PRODUCTS; index += 1) await add(index);
  const started = performance.now();
  for (let index = 0; index < SINGLE_PRODUCTS; index += 1) await add(SINGLE_PRODUCTS + index);
  return (performance.now() - started) / SINGLE_PRODUCTS;
}

/** @param {Call} call @param {number} count @param {number} singleMs */
async function measureImport(call, count, singleMs) {
  const quiet = await watched(call, () => delay(QUIET_MS));
  const busy = await watched(call, async () => {
    const started = performance.now();
    const body = fileOf(count);
    const path = `imports?kind=products&name=bench-${count}.csv`;
    const headers = { 'content-type': 'application/octet-stream' };
    const draft = (await call(path, { method: 'POST', headers, body })).import;
    if (draft.rows.new !== count) throw new Error(JSON.stringify(draft.rows));
    const previewed = performance.now();
    await call(`imports/${draft._id}/apply`, { method: 'POST' });
    await untilApplied(call, draft._id, count);
    return { previewMs: previewed - started, applyMs: performance.now() - previewed };
  });
  const { previewMs, applyMs } = busy.result;
  return {
    rows: count,
    'preview s': seconds(previewMs),
    'apply s': seconds(applyMs),
    'time to single': Number(((previewMs + applyMs) / (singleMs * count)).toFixed(3)),
    'memory MB more': Math.round(busy.peak - quiet.peak),
    'list p95 ms before': Math.round(quiet.p95),
    'list p95 ms meanwhile': Math.round(busy.p95),
    'slowest ms': Math.round(busy.slowest),
  };
}

/** @param {Call} call @param {string} id @param {number} count */
async function untilApplied(call, id, count) {
  for (;;) {
    const { state, done } = (await call(`imports/${id}`)).import;
    if (state === 'applied' && done === count) return;
    if (state !== 'applying') throw new Error(`${state} after ${done} rows`);
    await delay(200);
  }
}

/**
 * Looks at the list and at the memory of the server while `run` is at work.
 * @template Result @param {Call} call @param {() => Promise<Result>} run
 */
async function watched(call, run) {
  let isOver = false;
  let peak = 0;
  /** @type {number[]} */
  const times = [];
  const running = run().finally(() => (isOver = true));
  while (!isOver) {
    const started = performance.now();
    await call('products');
    times.push(performance.now() - started);
    peak = Math.max(peak, residentMegabytes());
    await delay(PAUSE_MS);
  }
  const result = await running;
  times.sort((one, other) => one - other);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return { result, peak, p95, slowest: times.at(-1) ?? 0 };
}

function residentMegabytes() {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)])) / 1024;
}

/** @param {number} ms */
function seconds(ms) {
  return Math.round(ms / 100) / 10;
}

/** As a shop would write it. @param {number} count */
function fileOf(count) {
  const headings =
    'SKU,Product name,Category,Unit,Purchase price,Selling price,Minimum stock,Stock,Supplier,Description';
  const rows = Array.from({ length: count }, (_, index) =>
    [
      ...[`B${count}-${index}`, `Product ${index} of ${count}`, `Category ${index % 20}`, 'pieces'],
      ...[`${index % 900}.50`, `${index % 900}.90`, '5', `${(index % 50) + 1}`],
      ...[`Supplier ${index % 100}`, `Of the file with ${count} rows`],
    ].join(','),
  );
  return [headings, ...rows].join('\n');
}
