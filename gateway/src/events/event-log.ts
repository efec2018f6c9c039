import { EVERYTHING_CHANGED, type ChangeEvent } from '@stockroom/contract';
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

/** Where to begin: at the position of an earlier read, or so many milliseconds ago. */
export type Start = { since: string } | { ageMs: number };

/** The events from there on, some of which an earlier read may have had. */
export async function readEvents(db: QueryExecutorProvider, start: Start): Promise<Read> {
  const since = 'since' in start ? start.since : null;
  const isLater =
    'since' in start
      ? sql`transaction_id >= ${since}::text::xid8`
      : sql`at > now() - ${start.ageMs} * interval '1 millisecond'`;
  const { rows } = await sql<Read & { isAhead: boolean }>`
    with present as (select pg_snapshot_xmin(pg_current_snapshot()) as position)
    select position::text, coalesce(${since}::text::xid8 > position, false) as "isAhead",
      (select coalesce(json_agg(json_build_object('id', id, 'transaction', transaction_id::text, 'topic', topic, 'records', records, 'person', person) order by id), '[]')
        from (select * from events where ${isLater} order by id limit ${MAX_EVENTS + 1}) as found) as events
    from present`.execute(db);
  const [{ position, isAhead, events } = { position: '0', isAhead: false, events: [] }] = rows;
  // A position of another database, e.g. of the one before a restore, says nothing.
  return {
    position,
    events: isAhead || events.length > MAX_EVENTS ? [EVERYTHING_CHANGED] : events,
  };
}

/** Pages ask for everything after so long. */
export async function deleteOldEvents(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from events where at < now() - interval '1 day'`.execute(db);
}
