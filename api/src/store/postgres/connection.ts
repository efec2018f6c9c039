import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from '../../dependencies';
import type { SocketConnection } from '../../embedded/server-lease';
import { columnTypes } from './column-types';
import { ConnectionLostError, toStoreError } from './store-errors';
import type { Tables } from './tables';

/** A URL, or the socket of the embedded server. */
export type ConnectionTarget = { connectionString: string } | SocketConnection;

const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 5000;
/** The second of two first starts waits this long while the first one fills the demo shop. */
const STATEMENT_LIMIT_MS = 30_000;
const IDLE_TRANSACTION_LIMIT_MS = 30_000;

/** A query waits this long for a server that restarts; the embedded one needs 1 to 3 seconds. */
const RETURN_LIMIT_MS = 5000;
const RETURN_POLL_MS = 100;

/** Of each connection. The lists with their filters and orders are about 150. */
const MAX_PREPARED = 300;
const MAX_PARAMETERS = 12;

export interface Connections {
  db: Kysely<Tables>;
  pool: Pool;
}

export interface PoolLimits {
  /** The maximum of connections (10). */
  size?: number;
  /** A request waits this long for a free connection before it fails with 503 (5 s). */
  waitMs?: number;
}

/** The connections of a process to its database. The pool opens them with the first queries. */
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

/** Waits for running queries. */
export async function disconnect({ db, pool }: Connections): Promise<void> {
  await db.destroy();
  // Kysely does not end a pool that it has never used.
  if (!pool.ending) await pool.end();
}

/** One connection without a time limit, for migrations. */
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
  // Without a listener, an 'error' would end the process. It also rejects the running query, and the pool replaces
  // the connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

function createDatabase(pool: Pool): Kysely<Tables> {
  // Kysely recognizes clients by identity, so each needs one translation.
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

/** Waits for a server that restarts, which is safe before the first statement. */
async function connectPatiently(pool: Pool): Promise<PoolClient> {
  const begun = performance.now();
  for (;;) {
    try {
      return await pool.connect();
    } catch (cause) {
      const error = toStoreError(cause);
      const mayReturn = error instanceof ConnectionLostError && !pool.ending;
      if (!mayReturn || performance.now() - begun > RETURN_LIMIT_MS) throw error;
      await delay(RETURN_POLL_MS);
    }
  }
}

const names = new Map<string, string>();

/**
 * The name of a prepared statement, which a connection parses once and plans once, if PostgreSQL sees no gain in a plan for each
 * call. That is half of the cost of a page of a list. Undefined for a search that gathers its matches, because the best plan
 * depends on its words (the same plan for all made it 30 times slower); for a write; for a statement with a list of values,
 * whose text changes with their number; and for one statement too many.
 */
function preparedName(text: string, parameters: number): string | undefined {
  const isShortRead = parameters <= MAX_PARAMETERS && /^[\s(]*(select|with)\b/.test(text);
  const isGathered = text.includes('search_text') && !text.includes('not materialized');
  if (isShortRead && !isGathered && !names.has(text) && names.size < MAX_PREPARED)
    names.set(text, `stockroom_${names.size}`);
  return names.get(text);
}

/** A client whose errors are those of the store. */
function translating(client: PoolClient): PostgresPoolClient {
  const query: (text: string, parameters: readonly unknown[]) => Promise<unknown> = (
    text,
    parameters,
  ) =>
    client
      .query({ name: preparedName(text, parameters.length), text, values: [...parameters] })
      .catch((error: unknown) => {
        throw toStoreError(error);
      });
  // No repository uses the second form of `query`, which streams with a cursor.
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}
