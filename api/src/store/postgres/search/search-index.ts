import { sql, type Kysely } from 'kysely';
import type { Logger } from '../../../dependencies';
import type { Tables } from '../tables';

/** Any number that nothing else locks in this database. */
const LOCK = 0x73656172;

const ONLY_LIVE = 'where archived_at is null';

/** The journal is searched by its products, archived or not. */
const SEARCHED = [
  ['products', ''],
  ['suppliers', ONLY_LIVE],
  ['orders', ONLY_LIVE],
] as const;

/**
 * Lets searches find a part of a text by trigrams. Not a migration: a managed server may not allow the
 * extension (search is then complete but reads every row), and may allow it later.
 * What waits to be sorted in, which every search reads, is at most 64 KB: sorted in one by one, or with more of
 * it waiting, either writing or searching becomes slow.
 */
export async function ensureSearchIndexes(db: Kysely<Tables>, log: Logger): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
      await sql`create extension if not exists pg_trgm`.execute(transaction);
      for (const [table, condition] of SEARCHED)
        await sql
          .raw(
            `create index if not exists ${table}_search on ${table}
             using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 64) ${condition}`,
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
