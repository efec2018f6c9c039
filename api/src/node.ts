import type { Logger } from './dependencies';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { checkDatabaseUrl, checkServer } from './store/postgres/check-server';
import { connectForMigration, type ConnectionTarget } from './store/postgres/connection';
import { migrate } from './store/postgres/migrate';
import { createPostgresStore } from './store/postgres/postgres-store';
import { ensureSearchIndexes } from './store/postgres/search-index';
import type { Store } from './store/store';

export { createArgon2Passwords } from './auth/argon2-passwords';
export { StartError } from './start-error';

export interface OpenDatabaseOptions {
  /** A PostgreSQL server (15 or newer); without it PostgreSQL is run in the data folder. */
  databaseUrl?: string | undefined;
  /** Where the embedded database lives; made if needed. */
  dataDir: string;
  log: Logger;
  /** Called with a line for people before each step that may take a moment. */
  onProgress?(message: string): void;
}

export interface Database {
  store: Store;
  /** For what goes past the store: load sets and benchmarks. */
  connection: ConnectionTarget;
  /** True until the first account is made: the moment for sample data. */
  isEmpty: boolean;
  /**
   * Closes the store, then gives up the embedded server, which stops when no other process uses it. Call it on
   * SIGINT and SIGTERM, after the last request was answered.
   */
  stop(): Promise<void>;
}

/**
 * Opens the database of the product, ready for use: started, checked, migrated. Any number of processes may
 * do so at once.
 * @throws StartError with one line for the operator when it cannot
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log, onProgress = () => undefined } = options;
  if (databaseUrl) {
    checkDatabaseUrl(databaseUrl);
    onProgress('Connecting to PostgreSQL');
    return prepare({ connectionString: databaseUrl }, options, () => Promise.resolve());
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log, onProgress });
  try {
    return await prepare(embedded.connection, options, () => embedded.stop());
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function prepare(
  target: ConnectionTarget,
  { databaseUrl, log, onProgress }: OpenDatabaseOptions,
  stopServer: () => Promise<void>,
): Promise<Database> {
  const db = connectForMigration(target);
  let isEmpty: boolean;
  try {
    await checkServer(db, databaseUrl || null);
    const applied = await migrate(db);
    if (applied.length > 0) onProgress?.(`Brought the database up to date (${applied.join(', ')})`);
    await ensureSearchIndexes(db, log);
    isEmpty = !(await db.selectFrom('users').select('id').limit(1).executeTakeFirst());
  } finally {
    await db.destroy();
  }
  const store = createPostgresStore(target, log);
  const stop = async () => {
    await store.close();
    await stopServer();
  };
  return { store, connection: target, isEmpty, stop };
}
