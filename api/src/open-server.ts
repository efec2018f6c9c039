import type { Logger } from './dependencies';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { checkDatabaseUrl } from './store/postgres/check-server';
import type { ConnectionTarget } from './store/postgres/connection';

export interface ServerOptions {
  /** A PostgreSQL server (15 or newer); unset: the embedded PostgreSQL in the data folder. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Logger;
  /** Called with a line for people before each step that may take a moment. */
  onProgress?(message: string): void;
}

/** A PostgreSQL server that answers; its database may be empty. */
export interface Server {
  connection: ConnectionTarget;
  stop(): Promise<void>;
}

/**
 * Connects to the server of the URL, or starts the embedded one.
 * @throws StartError with one line for the operator when it cannot
 */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { databaseUrl, dataDir, log, onProgress = () => undefined } = options;
  if (!databaseUrl) return startEmbeddedPostgres({ dataDir, log, onProgress });
  checkDatabaseUrl(databaseUrl);
  onProgress('Connecting to PostgreSQL');
  return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
}
