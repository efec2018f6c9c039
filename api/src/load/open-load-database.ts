import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, StartError, type Database } from '../node';
import { fillLoadSet } from './load-set';
import { FULL_SIZE } from './load-steps';

const CHECKOUT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Problems show up as errors; nothing else is worth a line among the progress. */
const quiet = {
  info: () => {},
  warn: (fields: object, message: string) => console.warn(message, fields),
  error: (fields: object, message: string) => console.error(message, fields),
};

/** Where the load set is by default: never the database that somebody works with. */
export function loadFolder(environment: NodeJS.ProcessEnv): string {
  return resolve(environment['STOCKROOM_DATA_DIR'] ?? resolve(CHECKOUT, '.stockroom/load'));
}

/** Opens the database of the load set and fills it, unless that was done before. */
export async function openLoadDatabase(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: environment['DATABASE_URL'] || undefined,
    dataDir: loadFolder(environment),
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
