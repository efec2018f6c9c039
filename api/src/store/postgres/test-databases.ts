import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from '../../dependencies';
import { startEmbeddedPostgres } from '../../embedded/embedded-postgres';
import { makeTemporaryDataDir } from '../../embedded/temporary-data-dir';
import type { Store } from '../store';
import { connectForMigration, type ConnectionTarget } from './connection';
import { migrate } from './migrate';
import { createPostgresStore } from './postgres-store';
import { ensureSearchIndexes } from './search-index';

export const SILENT: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export interface TestDatabases {
  /** A store on a new, migrated database. */
  makeStore(): Promise<Store>;
  /** Where the store that was made last keeps its data. */
  target(): ConnectionTarget;
  /** Runs SQL in that database, past the store. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** A new database without any tables. */
  makeEmpty(): Promise<ConnectionTarget>;
}

/**
 * Databases for the tests of a file, all on one PostgreSQL: the embedded one in a folder of its own, or the
 * server of STOCKROOM_TEST_DATABASE_URL, whose user may create databases.
 */
export function useTestDatabases(): TestDatabases {
  const made: string[] = [];
  const run = randomBytes(4).toString('hex');
  const template = `stockroom_template_${run}`;
  let server: TestServer;
  let latest: ConnectionTarget;

  async function create(from?: string): Promise<ConnectionTarget> {
    const name = from === undefined ? template : `stockroom_test_${run}_${made.length}`;
    await queryAt(
      server.target(),
      `create database ${name} template ${from ?? 'template0'} encoding 'UTF8'`,
    );
    made.push(name);
    return server.target(name);
  }

  beforeAll(async () => {
    server = await startServer();
    const db = connectForMigration(await create());
    await migrate(db);
    await ensureSearchIndexes(db, SILENT);
    await db.destroy();
  });
  afterAll(async () => {
    for (const name of made) await queryAt(server.target(), `drop database ${name} with (force)`);
    await server.stop();
  });

  return {
    async makeStore() {
      latest = await create(template);
      return createPostgresStore(latest, SILENT);
    },
    target: () => latest,
    query: (sql) => queryAt(latest, sql),
    makeEmpty: () => create('template0'),
  };
}

interface TestServer {
  target(database?: string): ConnectionTarget;
  stop(): Promise<void>;
}

async function startServer(): Promise<TestServer> {
  const url = process.env['STOCKROOM_TEST_DATABASE_URL'];
  if (url)
    return { target: (database) => ({ connectionString: withDatabase(url, database) }), stop };
  const dataDir = await makeTemporaryDataDir();
  const { connection, ...embedded } = await startEmbeddedPostgres({
    dataDir: dataDir.path,
    log: SILENT,
    onProgress: () => undefined,
  });
  return {
    target: (database = connection.database) => ({ ...connection, database }),
    async stop() {
      await embedded.stop();
      await dataDir.remove();
    },
  };
}

const stop = () => Promise.resolve();

function withDatabase(url: string, database: string | undefined): string {
  const changed = new URL(url);
  if (database !== undefined) changed.pathname = `/${database}`;
  return changed.href;
}

async function queryAt(target: ConnectionTarget, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(target);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
