import { Migrator, sql, type Kysely, type MigrationResultSet } from 'kysely';
import { StartError } from '../../start-error';
import { foundation } from './migrations/0001-foundation';
import { orders } from './migrations/0002-orders';
import { overview } from './migrations/0003-overview';
import { lists } from './migrations/0004-lists';
import { orderNumbers } from './migrations/0005-order-numbers';
import { skuInAnyCase } from './migrations/0006-sku-in-any-case';
import { searchByWords } from './migrations/0007-search-by-words';
import { verifications } from './migrations/0008-verifications';
import { stockValues } from './migrations/0009-stock-values';
import { releases } from './migrations/0010-releases';
import { releaseHealth } from './migrations/0011-release-health';
import { people } from './migrations/0012-people';
import { invitations } from './migrations/0013-invitations';
import { history } from './migrations/0014-history';
import { healthAccounts } from './migrations/0015-health-accounts';
import { languages } from './migrations/0016-languages';
import { imports } from './migrations/0017-imports';
import { barcodes } from './migrations/0018-barcodes';
import { countedAt } from './migrations/0019-counted-at';
import { inStoreCodes } from './migrations/0020-in-store-codes';
import { reorder } from './migrations/0021-reorder';
import { documents } from './migrations/0022-documents';
import { forgivingSearches } from './migrations/0023-forgiving-searches';
import { liveEvents } from './migrations/0024-live-events';
import { peopleOfEvents } from './migrations/0025-people-of-events';
import type { Tables } from './tables';

/** Sorted by name. A released migration never changes. They are modules, because the server is one bundle. */
export const MIGRATIONS = {
  '0001-foundation': foundation,
  '0002-orders': orders,
  '0003-overview': overview,
  '0004-lists': lists,
  '0005-order-numbers': orderNumbers,
  '0006-sku-in-any-case': skuInAnyCase,
  '0007-search-by-words': searchByWords,
  '0008-verifications': verifications,
  '0009-stock-values': stockValues,
  '0010-releases': releases,
  '0011-release-health': releaseHealth,
  '0012-people': people,
  '0013-invitations': invitations,
  '0014-history': history,
  '0015-health-accounts': healthAccounts,
  '0016-languages': languages,
  '0017-imports': imports,
  '0018-barcodes': barcodes,
  '0019-counted-at': countedAt,
  '0020-in-store-codes': inStoreCodes,
  '0021-reorder': reorder,
  '0022-documents': documents,
  '0023-forgiving-searches': forgivingSearches,
  '0024-live-events': liveEvents,
  '0025-people-of-events': peopleOfEvents,
};

/**
 * Brings the database up to date in one transaction; several processes may try at once.
 * @returns the names of the migrations it applied
 * @throws StartError for the database of a newer version
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const result = await createMigrator(db).migrateToLatest();
  if (result.error !== undefined && (await isNewer(db)))
    throw new StartError('The database was made by a newer version of Stockroom than this one.');
  return namesOfApplied(result);
}

/**
 * Migrates within the open transaction of `db`, which has one connection.
 * @param last the migration to stop after
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
  throw error;
}

/** Whether the database has migrations that this version does not know. */
async function isNewer(db: Kysely<Tables>): Promise<boolean> {
  const applied = sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const { rows } = await applied.catch(() => ({ rows: [] }));
  return rows.some(({ name }) => !Object.hasOwn(MIGRATIONS, name));
}
