import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryDataDir } from '../test/temporary-data-dir';
import { newId } from './records';
import { openDatabase, type Database } from './open-database';

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

// Each test starts servers, and on a busy machine they take their time.
jest.setTimeout(60_000);

let dataDir: { path: string; remove(): Promise<void> };
let database: Database | null = null;

beforeEach(async () => {
  dataDir = await makeTemporaryDataDir();
});
afterEach(async () => {
  await database?.stop();
  database = null;
  await dataDir.remove();
});

async function open(): Promise<Database> {
  database = await openDatabase({ dataDir: dataDir.path, log });
  return database;
}

const user = {
  id: newId(),
  email: 'user@example.com',
  passwordHash: 'hash',
  role: 'owner' as const,
  deactivatedAt: null,
  language: null,
  createdAt: '2026-11-21T09:00:00.000Z',
};

test('opens a new, empty database, and finds its data the next time', async () => {
  const first = await open();
  expect(first.isEmpty).toBe(true);
  await first.store.transaction(({ users }) => users.insert(user));
  await first.stop();

  const second = await open();
  expect(second.isEmpty).toBe(false);
  expect(await second.store.repositories.users.find(user.id)).toEqual(user);
});

test('answers every request while a killed server restarts', async () => {
  const { store, stop } = await open();
  const lock = join(dataDir.path, 'postgres/data/postmaster.pid');
  process.kill(Number.parseInt(readFileSync(lock, 'utf8'), 10), 'SIGKILL');
  await store.transaction(({ categories }) => categories.add('Toys'));
  expect(await store.repositories.categories.list()).toContain('Toys');
  // Also while the start of the new server has not reported yet.
  await stop();
  database = null;
  expect(existsSync(lock)).toBe(false);
});

test('stops the server when the database cannot be opened', async () => {
  const first = await open();
  await first.stop();
  database = null;
  const broken = openDatabase({ dataDir: dataDir.path, databaseUrl: 'http://example.com', log });
  await expect(broken).rejects.toThrow('DATABASE_URL: it must look like postgres://');
});
