import { Migrator, type Kysely, type MigrationResultSet } from 'kysely';
import { StartError } from '../../start-error';
import { foundation } from './migrations/0001-foundation';
import { orders } from './migrations/0002-orders';
import { overview } from './migrations/0003-overview';
import { lists } from './migrations/0004-lists';
import { orderNumbers } from './migrations/0005-order-numbers';
import { skuInAnyCase } from './migrations/0006-sku-in-any-case';
import { searchByWords } from './migrations/0007-search-by-words';
import { verifications } from './migrations/0008-verifications';
import type { Tables } from './tables';

/**
 * In the order of their names. They are modules and not a folder of files, because the server is one bundle.
 * A migration that has been released never changes.
 */
export const MIGRATIONS = {
  '0001-foundation': foundation,
  '0002-orders': orders,
  '0003-overview': overview,
  '0004-lists': lists,
  '0005-order-numbers': orderNumbers,
  '0006-sku-in-any-case': skuInAnyCase,
  '0007-search-by-words': searchByWords,
  '0008-verifications': verifications,
};

/**
 * Brings the database up to date; several processes may do it at once. All or nothing.
 * @returns the names of the migrations that were applied now
 * @throws StartError when the database is from a newer version
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  return namesOfApplied(await createMigrator(db).migrateToLatest());
}

/**
 * The same within a transaction that is open on the one connection of `db`.
 * @param last the migration to stop after; without it all are applied
 */
export async function migrateWithin(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = createMigrator(db, { disableTransactions: true });
  namesOfApplied(
    await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last)),
  );
}

function createMigrator(db: Kysely<Tables>, options: { disableTransactions?: boolean } = {}) {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  return new Migrator({ db, provider, ...options });
}

function namesOfApplied({ error, results = [] }: MigrationResultSet): string[] {
  if (error === undefined)
    return results
      .filter(({ status }) => status === 'Success')
      .map(({ migrationName }) => migrationName);
  if (/previously executed migration .* is missing/.test(String(error)))
    throw new StartError('The database was made by a newer version of Stockroom than this one.');
  throw error;
}
