import type { ChangeEvent } from '@stockroom/contract';
import { sql, type QueryExecutorProvider } from 'kysely';

/** As triggers of the database write it: also about sessions that have ended, which no client learns of. */
export interface StoredEvent extends Omit<ChangeEvent, 'topic'> {
  topic: ChangeEvent['topic'] | 'ended-session';
}

export interface Read {
  /** All transactions before it have ended, so their events are among those read until now. */
  position: string;
  events: StoredEvent[];
}

/** More at once are too much to name. */
const MAX_EVENTS = 1000;

const EVERYTHING: StoredEvent = { id: 0, topic: 'everything', records: null };

/**
 * The events after a position, and some before it that another read had.
 * @param since a position; null: none, just the present position
 */
export async function readEvents(db: QueryExecutorProvider, since: string | null): Promise<Read> {
  const { rows } = await sql<Read & { isAhead: boolean }>`
    with present as (select pg_snapshot_xmin(pg_current_snapshot()) as position)
    select position::text, coalesce(${since}::text::xid8 > position, false) as "isAhead",
      (select coalesce(json_agg(json_build_object('id', id, 'topic', topic, 'records', records) order by id), '[]')
        from (select id, topic, records from events where transaction_id >= ${since}::text::xid8
          order by id limit ${MAX_EVENTS + 1}) as found) as events
    from present`.execute(db);
  const [{ position, isAhead, events } = { position: '0', isAhead: false, events: [] }] = rows;
  // A position of another database, e.g. of the one before a restore, says nothing.
  return { position, events: isAhead || events.length > MAX_EVENTS ? [EVERYTHING] : events };
}

/** Pages ask for everything after so long. */
export async function deleteOldEvents(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from events where at < now() - interval '1 day'`.execute(db);
}
