import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { makeTemporaryDataDir } from '../../test/temporary-data-dir';
import type { Logger } from '../dependencies';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import type * as serverLease from './server-lease';
import { leaseServer } from './server-lease';

jest.mock('./server-lease', () => {
  const actual = jest.requireActual<typeof serverLease>('./server-lease');
  return { ...actual, leaseServer: jest.fn(actual.leaseServer) };
});

const SILENT: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

// Each test starts servers, and on a busy machine they take their time.
jest.setTimeout(60_000);

let dataDir: string;
let removeDataDir: () => Promise<void>;
const running: EmbeddedPostgres[] = [];

beforeAll(async () => {
  ({ path: dataDir, remove: removeDataDir } = await makeTemporaryDataDir());
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});
afterAll(() => removeDataDir());

async function start(options: { dataDir?: string; log?: Logger; progress?: string[] } = {}) {
  const { progress = [], log = SILENT } = options;
  const postgres = await startEmbeddedPostgres({
    dataDir: options.dataDir ?? dataDir,
    log,
    onProgress: (message) => progress.push(message),
  });
  running.push(postgres);
  return postgres;
}

async function ask(postgres: EmbeddedPostgres, sql: string): Promise<unknown> {
  const client = new Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
}

const isStopped = () => !existsSync(join(dataDir, 'postgres/data/postmaster.pid'));

test('keeps data over a stop and a start', async () => {
  const first = await start();
  await ask(first, 'create table kept as select 42 as answer');
  await first.stop();
  expect(isStopped()).toBe(true);

  const progress: string[] = [];
  expect(await ask(await start({ progress }), 'select answer from kept')).toBe(42);
  expect(progress).toEqual(['Starting PostgreSQL']);
});

test('opens no network port, syncs everything and knows Cyrillic', async () => {
  const postgres = await start();
  expect(await ask(postgres, 'show listen_addresses')).toBe('');
  expect(await ask(postgres, 'show fsync')).toBe('on');
  expect(await ask(postgres, 'show server_encoding')).toBe('UTF8');
  expect(await ask(postgres, "select 'Ёж' ilike 'ёж'")).toBe(true);
});

test('shares one server between two starts; the last to leave stops it', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const pid = postmasterPid();
  await one.stop();
  expect(postmasterPid()).toBe(pid);
  expect(await ask(other, 'select 1')).toBe(1);
  await other.stop();
  expect(isStopped()).toBe(true);
});

test('makes one cluster for two first starts at once', async () => {
  const fresh = await makeTemporaryDataDir();
  try {
    const both = await Promise.all([
      start({ dataDir: fresh.path }),
      start({ dataDir: fresh.path }),
    ]);
    expect(await Promise.all(both.map((each) => ask(each, 'select 1')))).toEqual([1, 1]);
    for (const each of running.splice(0)) await each.stop();
  } finally {
    await fresh.remove();
  }
});

test('adopts a server that outlived the process which started it', async () => {
  await start();
  const pid = postmasterPid();
  const progress: string[] = [];
  const adopting = await start({ progress });
  expect(progress).toEqual([]);
  expect(postmasterPid()).toBe(pid);
  expect(await ask(adopting, 'select 1')).toBe(1);
});

test('restarts a killed server without losing committed data', async () => {
  let tellReturn: () => void = () => undefined;
  const returned = new Promise<void>((settle) => (tellReturn = settle));
  const log = { ...SILENT, info: () => tellReturn() };
  const postgres = await start({ log });
  await ask(postgres, 'create table survives as select 7 as number');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await returned;
  expect(postmasterPid()).not.toBe(pid);
  expect(await ask(postgres, 'select number from survives')).toBe(7);
});

test('stops a server that is coming back', async () => {
  const postgres = await start();
  const connect = jest.mocked(leaseServer).getMockImplementation() ?? leaseServer;
  const stopped = new Promise<void>((settle, fail) => {
    jest.mocked(leaseServer).mockImplementation(async (connection) => {
      const answer = await connect(connection);
      if (typeof answer === 'object') postgres.stop().then(settle, fail);
      return answer;
    });
  });
  process.kill(postmasterPid(), 'SIGKILL');
  await stopped;
  jest.mocked(leaseServer).mockImplementation(connect);
  expect(isStopped()).toBe(true);
});

test('starts although another program has the process id of the lock file', async () => {
  const postgres = await start();
  await postgres.stop();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}),
  });
  await once(stranger, 'spawn');
  try {
    const lock = `${stranger.pid}\n${dataDir}/postgres/data\n1\n5432\n${dataDir}/postgres\n\n`;
    writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), lock);
    expect(await ask(await start(), 'select 1')).toBe(1);
  } finally {
    stranger.kill();
  }
});

test('works in a folder whose path is too long for a socket', async () => {
  const fresh = await makeTemporaryDataDir();
  try {
    const long = join(fresh.path, 'a-folder-with-a-long-name'.repeat(4));
    const postgres = await start({ dataDir: long });
    expect(postgres.connection.host).toMatch(/^\/tmp\/stockroom-/);
    expect(await ask(postgres, 'select 1')).toBe(1);
    for (const each of running.splice(0)) await each.stop();
    expect(existsSync(postgres.connection.host)).toBe(false);
  } finally {
    await fresh.remove();
  }
});

test('refuses a cluster of another major version with one line that names the remedy', async () => {
  const fresh = await makeTemporaryDataDir();
  try {
    mkdirSync(join(fresh.path, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(fresh.path, 'postgres', 'data', 'PG_VERSION'), '14\n');
    await expect(start({ dataDir: fresh.path })).rejects.toThrow(
      /was made by PostgreSQL 14, this version brings \d+: back it up/,
    );
  } finally {
    await fresh.remove();
  }
});

test.each([
  [
    'a file in place of the data folder',
    '',
    (dir: string) => writeFileSync(dir, ''),
    /^The folder of the database, .*postgres, cannot be used \(.*ENOTDIR/,
  ],
  [
    'a file in place of the folder of the database',
    'postgres',
    (path: string) => writeFileSync(path, ''),
    /^The folder of the database, .*postgres, cannot be used \(it is a file\)/,
  ],
  [
    'a file in place of the cluster',
    'postgres/data',
    (path: string) => {
      mkdirSync(dirname(path));
      writeFileSync(path, '');
    },
    /^The database in .*postgres\/data is damaged: /,
  ],
  [
    'a cluster of no version',
    'postgres/data/PG_VERSION',
    (path: string) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'x');
    },
    /^The database in .*postgres\/data is damaged: .*PG_VERSION/,
  ],
])('refuses %s with one line that names it', async (_what, path, damage, line) => {
  const fresh = await makeTemporaryDataDir();
  try {
    const folder = join(fresh.path, 'shop');
    if (path !== '') mkdirSync(folder);
    damage(join(folder, path));
    await expect(start({ dataDir: folder })).rejects.toThrow(line);
  } finally {
    await fresh.remove();
  }
});
