import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { INITIAL_CATEGORIES } from '@stockroom/contract';
import { Client } from 'pg';
import type { Logger } from '../src/dependencies';
import { startEmbeddedPostgres } from '../src/embedded/embedded-postgres';
import { createMemoryStore } from '../src/store/memory/memory-store';
import {
  connect,
  connectForMigration,
  disconnect,
  type Connections,
  type ConnectionTarget,
  type PoolLimits,
} from '../src/store/postgres/connection';
import { migrate } from '../src/store/postgres/migrate';
import { createPostgresStore, storeOver } from '../src/store/postgres/postgres-store';
import { ensureSearchIndexes } from '../src/store/postgres/search/search-index';
import type { Store } from '../src/store/store';
import type { MakeStore } from './conformance/test-api';

export const SILENT: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** Throws at a warning. */
const FAILING: Logger = {
  ...SILENT,
  warn: (fields, message) => {
    throw new Error(message, { cause: Object(fields).err });
  },
};

export interface TestDatabases {
  /**
   * An empty store, on a database that the tests of the file share. They share its connections too, unless they set
   * limits: a new connection takes longer than most tests.
   */
  makeStore(limits?: PoolLimits): Promise<Store>;
  target(): ConnectionTarget;
  /** Runs SQL in that database, past the store. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** A new database without any tables. */
  makeEmpty(): Promise<ConnectionTarget>;
}

/** A server may start slowly on a busy machine. */
const SLOW_TEST_MS = 60_000;

/** Triggers refuse to delete movements, unless a superuser turns them off. */
const EMPTY_ALL = `
  set local session_replication_role = replica;
  do $$ declare emptied text; begin
    for emptied in select tablename from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
    loop execute 'delete from ' || emptied; end loop;
  end $$;
  insert into categories (name) values ${INITIAL_CATEGORIES.map((name) => `('${name}')`).join()};
`;

/**
 * Databases for the tests of a file, all on one PostgreSQL: the embedded one that the files of a Jest worker share, or
 * the server of STOCKROOM_TEST_DATABASE_URL, whose user must be a superuser.
 */
export function setUpTestDatabases(): TestDatabases {
  const made: string[] = [];
  const run = randomBytes(4).toString('hex');
  let server: TestServer;
  let shared: ConnectionTarget;
  let connections: Connections;

  async function makeEmpty(): Promise<ConnectionTarget> {
    const name = `stockroom_test_${run}_${made.length}`;
    await query(server.target(), `create database ${name} template template0 encoding 'UTF8'`);
    made.push(name);
    await query(server.target(), `alter database ${name} set synchronous_commit = off`);
    return server.target(name);
  }

  jest.setTimeout(SLOW_TEST_MS);
  beforeAll(async () => {
    server = await startServer();
    shared = await makeEmpty();
    const db = connectForMigration(shared);
    await migrate(db);
    await ensureSearchIndexes(db, FAILING);
    await db.destroy();
    connections = connect(shared, SILENT);
  }, SLOW_TEST_MS);
  afterAll(async () => {
    await disconnect(connections);
    for (const name of made) await query(server.target(), `drop database ${name} with (force)`);
    await server.stop();
  }, SLOW_TEST_MS);

  return {
    async makeStore(limits) {
      if (limits) {
        await query(shared, EMPTY_ALL);
        return createPostgresStore(shared, SILENT, limits);
      }
      await connections.pool.query(EMPTY_ALL);
      return { ...storeOver(connections), close: () => Promise.resolve() };
    },
    target: () => shared,
    query: (sql) => query(shared, sql),
    makeEmpty,
  };
}

/**
 * Runs the same tests over every store, because behaviour must not depend on the store. STOCKROOM_TEST_STORES names the only
 * one, "memory" or "PostgreSQL".
 */
export function overBothStores(describeTests: (makeStore: MakeStore, name: string) => void): void {
  const only = process.env['STOCKROOM_TEST_STORES'];
  if (only !== 'PostgreSQL')
    describe('over the memory store', () =>
      describeTests(() => Promise.resolve(createMemoryStore()), 'memory'));
  if (only !== 'memory')
    describe('over PostgreSQL', () => {
      const databases = setUpTestDatabases();
      describeTests(() => databases.makeStore(), 'PostgreSQL');
    });
}

interface TestServer {
  target(database?: string): ConnectionTarget;
  stop(): Promise<void>;
}

async function startServer(): Promise<TestServer> {
  const url = process.env['STOCKROOM_TEST_DATABASE_URL'];
  if (url)
    return {
      target: (database) => ({ connectionString: withDatabase(url, database) }),
      stop: () => Promise.resolve(),
    };
  const { connection, stop } = await startEmbeddedPostgres({
    // Not one for all workers: live events wait for the transactions of every database of a server.
    dataDir: join(process.env['STOCKROOM_TEST_DATA_DIR']!, process.env['JEST_WORKER_ID']!),
    log: SILENT,
    onProgress: () => undefined,
  });
  return { target: (database = connection.database) => ({ ...connection, database }), stop };
}

function withDatabase(url: string, database: string | undefined): string {
  const changed = new URL(url);
  if (database !== undefined) changed.pathname = `/${database}`;
  return changed.href;
}

async function query(target: ConnectionTarget, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(target);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
