import { sql, type Kysely } from 'kysely';
import type { Logger } from '../../dependencies';
import type { Tables } from './tables';

/** Any number that nothing else locks in this database. */
const LOCK = 0x73656172;

/**
 * Lets searches find a part of a text by trigrams. Not a migration: a managed server may not allow the
 * extension (search is then complete but reads every row), and may allow it later.
 * Without fastupdate, because what waits to be sorted in makes every search slow, and products change rarely.
 */
export async function ensureSearchIndexes(db: Kysely<Tables>, log: Logger): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
      await sql`create extension if not exists pg_trgm`.execute(transaction);
      for (const table of ['products', 'suppliers'])
        await sql
          .raw(
            `create index if not exists ${table}_search on ${table}
             using gin (search_text gin_trgm_ops) with (fastupdate = off) where archived_at is null`,
          )
          .execute(transaction);
    });
  } catch (error) {
    log.warn(
      { err: error },
      'search works without an index: let the owner of the database run "create extension pg_trgm" to make it fast',
    );
  }
}
