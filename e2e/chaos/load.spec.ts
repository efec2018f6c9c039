import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.mjs';
import { ROLE_NAMES } from '../../contract/src/permissions';
import { sendRelease } from '../../remote-kit/send-release.mjs';
import { buildWithText, removeOtherBuilds } from '../support/other-build';
import { makeDataDir, removeDataDir, startProduct } from '../support/product-process.mjs';
import { makeToken } from '../support/remotes-command.mjs';
import type { Clerk } from './support/clerk';
import { checkSums, withDatabase } from './support/database';
import { Staff } from './support/staff';

const MINUTES = Number(process.env['STOCKROOM_LOAD_MINUTES'] ?? 10);
const USERS = 200;
const SAMPLE_MS = 5000;
const DEPLOYMENTS = 50;
const RUSH = 2000;
const RUSHES = 4;

let dataDir: string;
let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeEach(async () => {
  dataDir = await makeDataDir();
  const env = { STOCKROOM_SEED: 'demo', STOCKROOM_AUTH_RATE: 'off' };
  product = await startProduct({ dataDir, env });
});
test.afterEach(async () => {
  await product.stop();
  await removeOtherBuilds();
  await removeDataDir(dataDir);
});

test(`${USERS} people in five roles see no error for ${MINUTES} minutes of ${DEPLOYMENTS} deployments, and memory stays flat`, async () => {
  const work = {
    clerks: USERS,
    writes: 0.2,
    pauseMs: 2500,
    followsEvents: true,
    prepare: giveRoles,
  };
  const staff = await Staff.start(product.url, work);
  // Signing up is not part of a usual day.
  staff.tally.times.length = 0;
  const memory: number[] = [];
  const end = Date.now() + MINUTES * 60_000;
  const deploying = deploy((MINUTES * 60_000) / DEPLOYMENTS);
  while (Date.now() < end) {
    await delay(SAMPLE_MS);
    memory.push(residentMegabytes(product.pid));
    if (memory.length % 6 === 0) console.log(describe(staff, memory));
  }
  await deploying;
  await staff.stop();
  const seen = staff.clerks.map(({ eventsSeen }) => eventsSeen);
  console.log(`Events seen by each: ${Math.min(...seen)} to ${Math.max(...seen)}`);
  expect(Math.min(...seen)).toBeGreaterThan(0);
  console.log(describe(staff, memory));
  const failed = [...staff.tally.statuses].filter(
    ([status]) => Number(status) >= 500 || status === 'no answer',
  );
  expect(failed).toEqual([]);
  const quarter = Math.floor(memory.length / 4);
  const [early, late] = [memory.slice(quarter, 2 * quarter), memory.slice(-quarter)];
  expect(average(late), 'MB in the last quarter').toBeLessThan(1.25 * average(early) + 20);
  await staff.checkAcknowledged(dataDir);
  await checkSums(dataDir);
});

test('too many requests at once get 503 with Retry-After, and then all works as before', async () => {
  const { accessToken } = await signUp(product.url);
  const ask = () =>
    fetch(`${product.url}/api/reports/supplier-performance`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
  const statuses = new Map<string, number>();
  for (let rush = 0; rush < RUSHES; rush += 1) {
    const started = Date.now();
    const answers = await Promise.all(Array.from({ length: RUSH }, ask));
    for (const answer of answers) {
      const told = `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim();
      statuses.set(told, (statuses.get(told) ?? 0) + 1);
      await answer.body?.cancel();
    }
    console.log(`${RUSH} at once: ${Date.now() - started} ms, ${JSON.stringify([...statuses])}`);
  }
  expect([...statuses.keys()].filter((told) => told !== '200' && told !== '503 2')).toEqual([]);
  const after = Date.now();
  expect((await ask()).status).toBe(200);
  expect(Date.now() - after).toBeLessThan(2000);
  console.log(`${residentMegabytes(product.pid)} MB afterwards`);
});

/** To each person of the staff the next role. */
async function giveRoles(clerks: readonly Clerk[]): Promise<void> {
  await withDatabase(dataDir, async (database) => {
    const { rows } = await database.query<{ id: string }>(
      'select id from users order by id desc limit $1',
      [clerks.length],
    );
    const ids = rows.map(({ id }) => id).reverse();
    for (const [place, clerk] of clerks.entries()) {
      clerk.role = ROLE_NAMES[place % ROLE_NAMES.length] ?? clerk.role;
      await database.query('update users set role = $1 where id = $2', [clerk.role, ids[place]]);
    }
  });
}

/** Publishes new builds of a remote, one after the other. */
async function deploy(pauseMs: number): Promise<void> {
  const token = await makeToken(dataDir, 'mf-suppliers');
  for (let place = 0; place < DEPLOYMENTS; place += 1) {
    const { folder } = await buildWithText('mf-suppliers', 'Search suppliers', `Find ${place}`);
    await sendRelease(new URL('/api/releases', product.url), token, folder);
    await removeOtherBuilds();
    await delay(pauseMs);
  }
}

function describe({ tally }: Staff, memory: number[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(tally.within(share)));
  const figures = `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, ${memory.at(-1)} MB`;
  return `${tally.times.length} requests, ${figures}, ${JSON.stringify([...tally.statuses])}`;
}

/** Of the gateway process. */
function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
