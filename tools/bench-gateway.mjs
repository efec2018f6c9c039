#!/usr/bin/env node
// @ts-check
/**
 * `npm run bench:gateway [-- seconds]`: pages and registry answers a second of one process with 50 remotes. Builds what has
 * changed, publishes copies of a remote under other names to an empty product, and prints a table.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { makeDataDir, removeDataDir, startProduct } from '../e2e/support/product-process.mjs';
import { changeRemotes } from '../e2e/support/remotes-command.mjs';
import { CHECKOUT } from './steps/checkout.mjs';
import { runProgram } from './steps/run-program.mjs';

const REMOTES = 50;
const CLIENTS = 16;
/** Time for the compiler of JavaScript. */
const WARM_UP_SECONDS = 2;
const ORIGINAL = 'mf-suppliers';
/** What a browser sends with every request for a page. */
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };

const seconds = Number(process.argv[2] ?? 5);
if (!(seconds > 0)) throw new RangeError('seconds must be a positive number');

const build = await runProgram(process.execPath, ['tools/build.mjs']);
if (!build.isOk) throw new Error(build.output);
const folder = mkdtempSync(join(tmpdir(), 'stockroom-bench-'));
const product = await startProduct({ dataDir: await makeDataDir() });
try {
  const { remotes } = await registry();
  const copies = Array.from({ length: REMOTES - remotes.length }, (_one, index) => copy(index + 1));
  await changeRemotes(product.dataDir, 'deploy', ...copies);
  await untilAll();
  const { headers } = await fetch(`${product.url}/registry.json`);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  /** @type {[string, string, Record<string, string>][]} */
  const requests = [
    ['page of the dashboard', '/', {}],
    ['page of a remote', '/orders', {}],
    ['page of the dashboard, compressed', '/', BROTLI],
    ['registry, changed', '/registry.json', BROTLI],
    ['registry, not changed', '/registry.json', known],
  ];
  /** @type {Record<string, object>} */
  const measured = {};
  for (const [title, path, sent] of requests) {
    await measure(path, sent, WARM_UP_SECONDS);
    measured[title] = await measure(path, sent, seconds);
  }
  console.table(measured);
} finally {
  await product.stop();
  await removeDataDir(product.dataDir);
  rmSync(folder, { recursive: true });
}

/** The build of a remote under another name. @param {number} number @returns {string} its folder */
function copy(number) {
  const name = `mf-copy-${number}`;
  const dist = join(folder, name);
  cpSync(join(CHECKOUT, ORIGINAL, 'dist'), dist, { recursive: true });
  const file = join(dist, 'remote-build.json');
  const path = `/copy-${number}`;
  const text = readFileSync(file, 'utf8').replaceAll('"/suppliers', `"${path}`);
  const description = JSON.parse(text);
  const version = createHash('sha256').update(name).digest('hex').slice(0, 12);
  const title = `Copy ${number}`;
  const menu = [{ ...description.menu[0], label: title, shortcut: undefined }];
  const changes = { name, title, version, menu, commit: undefined };
  writeFileSync(file, JSON.stringify({ ...description, ...changes }));
  return dist;
}

/** @returns {Promise<import('../contract/src/remotes').Registry>} */
async function registry() {
  return (await fetch(`${product.url}/registry.json`)).json();
}

/** The process learns of the deployment by a notification. */
async function untilAll() {
  while ((await registry()).remotes.length < REMOTES) await delay(100);
}

/** A worker thread runs all clients. @param {string} path @param {Record<string, string>} headers @param {number} duration */
async function measure(path, headers, duration) {
  const { latency, requests, throughput, errors } = await autocannon({
    url: `${product.url}${path}`,
    headers,
    connections: CLIENTS,
    workers: 1,
    duration,
  });
  if (errors > 0) throw new Error(`${errors} requests failed: ${path}`);
  const bytes = Math.round(throughput.average / requests.average);
  return { 'req/s': requests.average, 'p50 ms': latency.p50, 'p99 ms': latency.p99, bytes };
}
