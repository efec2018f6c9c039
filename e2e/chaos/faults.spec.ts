import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../../api/src/embedded/embedded-postgres';
import {
  findFreePorts,
  makeDataDir,
  removeDataDir,
  startProduct,
} from '../support/product-process.mjs';
import { sendRelease } from '../../remote-kit/send-release.mjs';
import { secondsUntilLive } from '../support/deployed-files';
import { buildWithText, removeOtherBuilds } from '../support/other-build';
import { changeRemotes, makeToken, runScript } from '../support/remotes-command.mjs';
import { checkSums } from './support/database';
import { querySql } from '../support/database.mjs';
import { Staff } from './support/staff';

const EMPTY = { STOCKROOM_SEED: 'none', STOCKROOM_AUTH_RATE: 'off' };
const WORK = { clerks: 4, writes: 0.8, pauseMs: 20 };
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
const IS_ROOT = process.getuid?.() === 0;

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await makeDataDir();
});
test.afterEach(() => removeDataDir(dataDir));

/** The output of a product that does not start, without its log. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const started = await runScript('gateway/dist/gateway.mjs', [], {
    env: { ...EMPTY, DATABASE_URL: '', ...env },
  });
  expect(started.isOk).toBe(false);
  expect(started.seconds, 'stops at once').toBeLessThan(30);
  const lines = started.output.split('\n').filter((line) => !line.startsWith('{'));
  return lines.join('\n').trim();
}

test('a taken port stops the start with one line, and its owner goes on', async () => {
  const product = await startProduct({ dataDir, env: EMPTY });
  const otherDir = await makeDataDir();
  try {
    const port = Number(new URL(product.url).port);
    expect(await refusalOf({ STOCKROOM_DATA_DIR: otherDir, PORT: `${port}` })).toBe(
      `Stockroom cannot start: Port ${port} on 127.0.0.1 is in use: set PORT to another one`,
    );
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
  } finally {
    await product.stop();
    await removeDataDir(otherDir);
  }
});

const hasPostgres = () => existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'));

test('starts without what it cannot read', async () => {
  const site = path.join(dataDir, 'site.json');
  await mkdir(site);
  const first = await startProduct({ dataDir, env: EMPTY });
  expect(first.output()).toContain(`${site} cannot be read`);
  await querySql(
    dataDir,
    'delete from release_files where hash in (select min(hash) from release_files)',
  );
  await first.stop();
  expect(hasPostgres()).toBe(false);
  const product = await startProduct({ dataDir, env: EMPTY });
  expect(product.output()).toContain('publish it again');
  await product.stop();
  expect(hasPostgres()).toBe(false);
});

test('an impossible data folder stops the start with one line', async () => {
  const file = path.join(dataDir, 'file');
  await writeFile(file, '');
  for (const folder of [file, path.join(file, 'data'), '/proc/stockroom']) {
    const said = await refusalOf({ STOCKROOM_DATA_DIR: folder, PORT: '0' });
    expect(said).toMatch(/^Stockroom cannot start: [^\n]+$/);
    expect(said).toContain(`The folder ${folder} cannot be used`);
  }
});

test('a stop ends PostgreSQL even when nobody reads the output', async () => {
  const product = await startProduct({ dataDir, env: EMPTY });
  product.closeOutput();
  await product.stop();
  expect(hasPostgres()).toBe(false);
});

test('two first starts at once share one data folder', async () => {
  const both = await Promise.all([
    startProduct({ dataDir, env: EMPTY }),
    startProduct({ dataDir, env: EMPTY }),
  ]);
  const staffs = await Promise.all(both.map(({ url }) => Staff.start(url, WORK)));
  await delay(2000);
  for (const staff of staffs) {
    await staff.stop();
    await staff.checkAcknowledged(dataDir);
  }
  await checkSums(dataDir);
  for (const product of both) await product.stop();
});

test('a wrong DATABASE_URL stops the start with one line, without the password', async () => {
  const [port] = await findFreePorts(1);
  const wrong: [url: string, line: string][] = [
    [
      'mysql://u:hush@localhost/x',
      'DATABASE_URL must look like postgres://user:password@host:5432/name',
    ],
    [
      `postgres://u:hush@127.0.0.1:${port}/x`,
      `DATABASE_URL: no PostgreSQL answers at 127.0.0.1:${port}.`,
    ],
    ['postgres://u:hush@nowhere.invalid/x', 'DATABASE_URL: the host nowhere.invalid is unknown.'],
  ];
  for (const [DATABASE_URL, line] of wrong) {
    const said = await refusalOf({ STOCKROOM_DATA_DIR: dataDir, PORT: '0', DATABASE_URL });
    expect(said.split('\n').at(-1)).toBe(`Stockroom cannot start: ${line}`);
    expect(said).not.toContain('hush');
  }
});

/** A PostgreSQL server of its own in the data folder. Its address stays the same when it stops and starts again. */
async function startDatabase() {
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    log: SILENT,
    onProgress: () => {},
  });
  const { host, user, database } = connection;
  const databaseUrl = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return { databaseUrl, stop };
}

test('a database that is away for 30 s means 503 with Retry-After, and no restart', async () => {
  let database = await startDatabase();
  const env = { ...EMPTY, DATABASE_URL: database.databaseUrl };
  const product = await startProduct({ dataDir, env });
  try {
    const staff = await Staff.start(product.url, WORK);
    await database.stop();
    const gone = Date.now();
    const answers = [];
    while (Date.now() - gone < 30_000) {
      const asked = Date.now();
      const answer = await fetch(`${product.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"a@example.com","password":"x"}',
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      answers.push(Date.now() - asked);
    }
    console.log(`${answers.length} answers of 503, the slowest after ${Math.max(...answers)} ms`);
    database = await startDatabase();
    const before = staff.acknowledged.size;
    await expect
      .poll(() => staff.acknowledged.size, { timeout: 60_000 })
      .toBeGreaterThan(before + 10);
    await staff.stop();
    await staff.checkAcknowledged(dataDir);
    await checkSums(dataDir);
  } finally {
    await product.stop();
    await database.stop();
  }
});

test('while the database is away, pages and their files are served, and teams cannot publish', async () => {
  let database = await startDatabase();
  const { databaseUrl } = database;
  const product = await startProduct({ dataDir, env: { ...EMPTY, DATABASE_URL: databaseUrl } });
  const { url } = product;
  const get = (address: string) => fetch(`${url}${address}`);
  try {
    const token = await makeToken({ databaseUrl }, 'mf-suppliers');
    const publish = async (text: string) => {
      const build = await buildWithText('mf-suppliers', 'Search suppliers', text);
      await sendRelease(new URL('/api/releases', url), token, build.folder);
      return build.version;
    };
    const old = await publish('Find one');
    const version = await publish('Find another');
    await database.stop();

    const health = await get('/api/health');
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({
      ready: false,
      message: 'The database does not answer',
    });
    // Nobody has visited this release before.
    const page = await (await get('/suppliers')).text();
    const files = [...page.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css))"/g)].map(
      ([, file = '']) => file,
    );
    expect(files.join()).toContain(`/remotes/mf-suppliers/${version}/`);
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
    const ofOldRelease = await get(`/remotes/mf-suppliers/${old}/remoteEntry.js`);
    expect([ofOldRelease.status, ofOldRelease.headers.get('retry-after')]).toEqual([503, '2']);
    await expect(publish('Find none')).rejects.toThrow('The database does not answer.');

    database = await startDatabase();
    const next = await publish('Find all');
    await secondsUntilLive(url, 'mf-suppliers', next);
    await changeRemotes({ databaseUrl }, 'rollback', 'mf-suppliers');
    const seconds = await secondsUntilLive(url, 'mf-suppliers', version);
    console.log(`A rollback by another process is live after ${seconds.toFixed(1)} s`);
    expect((await get('/api/health')).status).toBe(200);
  } finally {
    await product.stop();
    await database.stop();
    await removeOtherBuilds();
  }
});

test.describe('on a file system of its own', () => {
  test.skip(!IS_ROOT, 'only root can mount one');

  let disk: string;
  test.beforeEach(async () => {
    disk = path.join(dataDir, 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', disk]);
  });
  test.afterEach(() => {
    execFileSync('umount', ['--lazy', disk]);
  });

  test('a read-only data folder stops the start with one line', async () => {
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const said = await refusalOf({ STOCKROOM_DATA_DIR: path.join(disk, 'data'), PORT: '0' });
    expect(said).toMatch(/^Stockroom cannot start: .*cannot be used.*STOCKROOM_DATA_DIR[^\n]*$/);
  });

  test('a full disk refuses writes, loses none that was acknowledged, and goes on with room', async () => {
    const product = await startProduct({ dataDir: disk, env: EMPTY });
    try {
      const staff = await Staff.start(product.url, WORK);
      await delay(2000);
      const ballast = path.join(disk, 'ballast');
      await fill(ballast);
      console.log('The disk is full');
      const before = staff.tally.repeated;
      await expect
        .poll(() => staff.tally.repeated, { timeout: 60_000 })
        .toBeGreaterThan(before + 5);
      await delay(5000);
      await rm(ballast);
      const acknowledged = staff.acknowledged.size;
      await expect
        .poll(() => staff.acknowledged.size, { timeout: 90_000 })
        .toBeGreaterThan(acknowledged + 10);
      await staff.stop();
      console.log(`Answers by status: ${JSON.stringify([...staff.tally.statuses])}`);
      await staff.checkAcknowledged(disk);
      await checkSums(disk);
    } finally {
      await product.stop();
    }
  });
});

async function fill(file: string): Promise<void> {
  const megabyte = Buffer.alloc(1_000_000, 1);
  for (let size = megabyte.length; size > 1000;) {
    try {
      await writeFile(file, megabyte.subarray(0, size), { flag: 'a' });
    } catch {
      size = Math.floor(size / 2);
    }
  }
}
