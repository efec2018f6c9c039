import type { Logger } from './dependencies';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { checkDatabaseUrl } from './store/postgres/check-server';
import type { ConnectionTarget } from './store/postgres/connection';

export interface ServerOptions {
  /** A PostgreSQL server (15 or newer); without it PostgreSQL is run in the data folder. */
  databaseUrl?: string | undefined;
  /** Where the embedded database lives; made if needed. */
  dataDir: string;
  log: Logger;
  /** Called with a line for people before each step that may take a moment. */
  onProgress?(message: string): void;
}

/** A PostgreSQL server that answers, whatever is in its database. */
export interface Server {
  connection: ConnectionTarget;
  stop(): Promise<void>;
}

/**
 * Reaches the server of the product: that of the URL, or the embedded one, which is started if need be.
 * @throws StartError with one line for the operator when it cannot
 */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { databaseUrl, dataDir, log, onProgress = () => undefined } = options;
  if (!databaseUrl) return startEmbeddedPostgres({ dataDir, log, onProgress });
  checkDatabaseUrl(databaseUrl);
  onProgress('Connecting to PostgreSQL');
  return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
}
