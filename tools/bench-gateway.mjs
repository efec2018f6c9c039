#!/usr/bin/env node
// @ts-check
/**
 * `npm run bench:gateway [-- seconds]`: pages and registry answers a second of one process with 50 remotes, then the time
 * and the bytes of 200 deployments of one of them. Builds what has changed, publishes copies of a remote under other names
 * to an empty product, and prints two tables.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { querySql } from '../e2e/support/database.mjs';
import { makeDataDir, removeDataDir, startProduct } from '../e2e/support/product-process.mjs';
import { changeRemotes, makeToken } from '../e2e/support/remotes-command.mjs';
import { sendRelease } from '../remote-kit/send-release.mjs';
import { buildChanged } from './steps/build.mjs';
import { CHECKOUT } from './steps/checkout.mjs';

const REMOTES = 50;
const CLIENTS = 16;
/** Time for the compiler of JavaScript. */
const WARM_UP_SECONDS = 2;
const ORIGINAL = 'mf-suppliers';
/** What a browser sends with every request for a page. */
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };
const DEPLOYMENTS = 200;
/** After so many deployments, all but the last five releases are deleted. */
const PRUNED_AFTER = 20;

const seconds = Number(process.argv[2] ?? 5);
if (!(seconds > 0)) throw new RangeError('seconds must be a positive number');

await buildChanged(console.log);
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
  const deployments = await measureDeployments();
  console.table(deployments);
  const [first, last] = [deployments[0], deployments.at(-1)];
  if (first && last)
    console.log(`Time of the last deployments to the first: ${(last.ms / first.ms).toFixed(2)}`);
} finally {
  await product.stop();
  await removeDataDir(product.dataDir);
  rmSync(folder, { recursive: true });
}

/**
 * The build of a remote under another name, with an edition as a comment in one file.
 * @param {number} number @param {number} [edition] @returns {string} its folder
 */
function copy(number, edition = 0) {
  const name = `mf-copy-${number}`;
  const dist = join(folder, name);
  cpSync(join(CHECKOUT, ORIGINAL, 'dist'), dist, { recursive: true });
  const file = join(dist, 'remote-build.json');
  const path = `/copy-${number}`;
  const text = readFileSync(file, 'utf8').replaceAll('"/suppliers', `"${path}`);
  const description = JSON.parse(text);
  const [changed] = description.pages[0].files;
  const code = `${readFileSync(join(dist, changed), 'utf8')}/* ${edition} */`;
  const compressed = brotliCompressSync(code);
  writeFileSync(join(dist, changed), code);
  writeFileSync(join(dist, `${changed}.br`), compressed);
  const checksums = {
    ...description.checksums,
    [changed]: sha256(code),
    [`${changed}.br`]: sha256(compressed),
  };
  const version = sha256(`${name} ${edition}`).slice(0, 12);
  const title = `Copy ${number}`;
  const menu = [{ ...description.menu[0], label: title, shortcut: undefined }];
  const changes = { name, title, version, menu, checksums, commit: undefined };
  writeFileSync(file, JSON.stringify({ ...description, ...changes }));
  return dist;
}

/** @param {string | Uint8Array} content */
function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

/** One team deploys its remote again and again over HTTP. */
async function measureDeployments() {
  const token = await makeToken(product.dataDir, 'mf-copy-1');
  const address = new URL('/api/releases', product.url);
  const rows = [];
  let megabytes = await databaseMegabytes();
  for (let done = 0; done < DEPLOYMENTS; done += PRUNED_AFTER) {
    const times = [];
    for (let index = 1; index <= PRUNED_AFTER; index += 1) {
      const dist = copy(1, done + index);
      const started = performance.now();
      await sendRelease(address, token, dist);
      times.push(performance.now() - started);
    }
    const grown = ((await databaseMegabytes()) - megabytes) / PRUNED_AFTER;
    await changeRemotes(product.dataDir, 'prune', '--keep', '5', '--min-hours', '0');
    // PostgreSQL does this by itself within a minute.
    await querySql(product.dataDir, 'vacuum');
    megabytes = await databaseMegabytes();
    rows.push({
      deployments: `${done + 1} to ${done + PRUNED_AFTER}`,
      ms: Math.round(median(times) * 10) / 10,
      'KB each': Math.round(grown * 1000),
      'MB after prune': Math.round(megabytes * 10) / 10,
    });
  }
  return rows;
}

async function databaseMegabytes() {
  const [row] = await querySql(
    product.dataDir,
    'select pg_database_size(current_database())::float8 / 1e6 as megabytes',
  );
  return row.megabytes;
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
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
