import { sql, type Kysely } from 'kysely';
import type { Logger } from '../../../dependencies';
import type { Tables } from '../tables';

/** Any number that nothing else locks in this database. */
const LOCK = 0x73656172;

const ONLY_LIVE = 'where archived_at is null';

/** The search of the journal needs archived products too. */
const SEARCHED = [
  ['products', ''],
  ['suppliers', ONLY_LIVE],
  ['orders', ONLY_LIVE],
] as const;

/**
 * Creates the trigram indexes of searches. This is no migration, because a managed server may forbid the extension and
 * allow it later; without it, searches read every row. The pending list of an index has at most 64 KB: a larger one
 * makes searches slow, and none makes writes slow.
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
