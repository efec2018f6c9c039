import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openDatabase, StartError, type Database } from '../../src/open-database';
import type { ConnectionTarget } from '../../src/store/postgres/connection';
import { checkInvariants } from './invariants';
import { FULL_SIZE, loadSteps, type LoadSize } from './load-steps';

const CHECKOUT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const quiet = {
  info: () => {},
  warn: (fields: object, message: string) => console.warn(message, fields),
  error: (fields: object, message: string) => console.error(message, fields),
};

/** Opens the database of the load set, by default one that nobody works with, and fills it the first time. */
export async function openLoadDatabase(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: environment['DATABASE_URL'] || undefined,
    dataDir: resolve(environment['STOCKROOM_DATA_DIR'] ?? resolve(CHECKOUT, '.stockroom/load')),
    log: quiet,
    onProgress: say,
  });
  try {
    const everything = { filter: {}, sort: 'name', position: null, limit: 1 } as const;
    const { total } = await database.store.repositories.products.list(everything);
    if (total === 0) await fillLoadSet(database.connection, FULL_SIZE, say);
    else if (total < FULL_SIZE.products)
      throw new StartError('This database has other data: the load set needs an empty one.');
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/**
 * Fills an empty database with the load set, by SQL alone: through the services a million movements would take
 * an hour. Checks the invariants of the result.
 */
export async function fillLoadSet(
  target: ConnectionTarget,
  size: LoadSize,
  say: (line: string) => void,
): Promise<void> {
  const client = new Client(target);
  await client.connect();
  try {
    await client.query('begin');
    for (const { title, sql } of loadSteps(size)) await timed(title, () => client.query(sql), say);
    await client.query('commit');
    await timed('Vacuum and statistics', () => client.query('vacuum analyze'), say);
    await timed('Checking', () => checkInvariants(client), say);
  } finally {
    await client.end();
  }
}

async function timed(title: string, run: () => Promise<unknown>, say: (line: string) => void) {
  const start = Date.now();
  await run();
  say(`${title}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
