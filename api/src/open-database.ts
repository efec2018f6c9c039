import { openServer, type Server, type ServerOptions } from './open-server';
import { checkServer } from './store/postgres/check-server';
import { connectForMigration, type ConnectionTarget } from './store/postgres/connection';
import { migrate } from './store/postgres/migrate';
import { createPostgresStore } from './store/postgres/postgres-store';
import { ensureSearchIndexes } from './store/postgres/search/search-index';
import type { Store } from './store/store';

export { createArgon2Passwords } from './auth/argon2-passwords';
export { readInWorker } from './imports/read-in-worker';
export { BackupError } from './backup/archive';
export { backUpProduct, restoreProduct } from './backup/product-backup';
export { StartError } from './start-error';
export { openServer } from './open-server';
export { connect, disconnect, type ConnectionTarget } from './store/postgres/connection';

export interface Database {
  store: Store;
  /** For load sets and benchmarks, which bypass the store. */
  connection: ConnectionTarget;
  /** True until the first account exists: the moment for sample data. */
  isEmpty: boolean;
  /**
   * Closes the store, then gives up the embedded server, which stops when no other process uses it. Call it on
   * SIGINT and SIGTERM, after the last answer.
   */
  stop(): Promise<void>;
}

/**
 * Opens the database of the product, ready for use: started, checked, migrated. Any number of processes may
 * do so at once.
 * @throws StartError with one line for the operator when it cannot
 */
export async function openDatabase(options: ServerOptions): Promise<Database> {
  const server = await openServer(options);
  try {
    return await prepare(server, options);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function prepare(
  { connection: target, stop: stopServer }: Server,
  { databaseUrl, log, onProgress }: ServerOptions,
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
