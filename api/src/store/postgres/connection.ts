import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from '../../dependencies';
import type { SocketConnection } from '../../embedded/keeper';
import { columnTypes } from './column-types';
import { preparedName } from './lists/prepared-statements';
import { ConnectionLostError, toStoreError } from './store-errors';
import type { Tables } from './tables';

/** A URL, or the socket of the embedded server. */
export type ConnectionTarget = { connectionString: string } | SocketConnection;

const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 5000;
/** Long enough for the second of two first starts, which waits while the first fills in the demo shop. */
const STATEMENT_LIMIT_MS = 30_000;
const IDLE_TRANSACTION_LIMIT_MS = 30_000;

/** How long a query waits for a server that is being started again; the embedded one needs 1 to 3 seconds. */
const RETURN_LIMIT_MS = 5000;
const RETURN_POLL_MS = 100;

export interface Connections {
  db: Kysely<Tables>;
  pool: Pool;
}

export interface PoolLimits {
  /** Connections at most (10). */
  size?: number;
  /** How long a request waits for a free one before it is told to come again (5 s). */
  waitMs?: number;
}

/** The connections of a process to its database; none is made before the first query. */
export function connect(
  target: ConnectionTarget,
  log: Logger,
  { size = POOL_SIZE, waitMs = CONNECT_LIMIT_MS }: PoolLimits = {},
): Connections {
  const pool = createPool(target, {
    max: size,
    connectionTimeoutMillis: waitMs,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  return { db: createDatabase(pool), pool };
}

/** Waits for the queries that are running. */
export async function disconnect({ db, pool }: Connections): Promise<void> {
  await db.destroy();
  // Kysely does not end a pool that it has never used.
  if (!pool.ending) await pool.end();
}

/** One connection without a limit of time, for migrations. */
export function connectForMigration(target: ConnectionTarget): Kysely<Tables> {
  const pool = createPool(target, { max: 1 });
  return createDatabase(pool);
}

function createPool(target: ConnectionTarget, config: PoolConfig): Pool {
  const pool = new Pool({
    application_name: 'stockroom',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    types: columnTypes,
    ...config,
    ...target,
  });
  // An 'error' that nobody listens to would end the process. The query that was running, if any, is rejected
  // with it; the pool replaces the connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

function createDatabase(pool: Pool): Kysely<Tables> {
  // Kysely keeps a record of each client it sees, so that one must look the same whenever it comes.
  const translated = new WeakMap<PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await connectPatiently(pool);
    const known = translated.get(client) ?? translating(client);
    translated.set(client, known);
    return known;
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect, end: () => pool.end() },
    }),
  });
}

/** Nothing has been asked of the server yet, so waiting for its return is safe. */
async function connectPatiently(pool: Pool): Promise<PoolClient> {
  const begun = Date.now();
  for (;;) {
    try {
      return await pool.connect();
    } catch (cause) {
      const error = toStoreError(cause);
      const mayReturn = error instanceof ConnectionLostError && !pool.ending;
      if (!mayReturn || Date.now() - begun > RETURN_LIMIT_MS) throw error;
      await delay(RETURN_POLL_MS);
    }
  }
}

/** The client with errors in the words of the store. */
function translating(client: PoolClient): PostgresPoolClient {
  const query: (text: string, parameters: readonly unknown[]) => Promise<unknown> = (
    text,
    parameters,
  ) => {
    const name = preparedName(text);
    const statement = { ...(name === undefined ? {} : { name }), text, values: [...parameters] };
    return client.query(statement).catch((error: unknown) => {
      throw toStoreError(error);
    });
  };
  // The second form of `query`, with a cursor, is for streaming, which no repository does.
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}
