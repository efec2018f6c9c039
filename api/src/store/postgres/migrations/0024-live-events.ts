import { sqlMigration } from './sql-migration';

/**
 * What has changed, for the pages that show it. Each transaction writes its own events, so nothing that was committed
 * can be without one. `transaction_id` lets a reader go on where it stopped, although transactions end in another
 * order than they begin.
 */
const EVENTS = `
create table events (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  topic text not null,
  -- The ids of the records; null for too many, or for what has no id.
  records text[],
  at timestamptz(3) not null default now()
);
create index events_by_transaction on events (transaction_id);
-- Housekeeping deletes old events.
create index events_at on events (at);

-- Arguments: the topic, the id as SQL, and the condition of the rows that count.
create function tell_change() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into events (topic, records)
      select %L, case when count(*) <= 100 then array_agg(distinct %s) filter (where %2$s is not null) end
      from changed where %s having count(*) > 0',
    tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end $$;
`;

interface Told {
  table: string;
  topic: string;
  /** SQL of the record's id. */
  id?: string;
  /** SQL of the rows that count. */
  where?: string;
  events?: readonly ('insert' | 'update' | 'delete')[];
}

const TOLD: readonly Told[] = [
  { table: 'products', topic: 'product', id: 'id::text' },
  { table: 'suppliers', topic: 'supplier', id: 'id::text' },
  { table: 'categories', topic: 'category' },
  { table: 'orders', topic: 'order', id: 'id::text' },
  { table: 'documents', topic: 'document', id: 'id::text' },
  { table: 'document_lines', topic: 'document', id: 'document_id::text' },
  { table: 'stock_verifications', topic: 'movement', id: 'movement_id::text', events: ['insert'] },
  { table: 'company_settings', topic: 'company-settings' },
  { table: 'system_settings', topic: 'system-settings' },
  { table: 'count_settings', topic: 'system-settings' },
  { table: 'notifications', topic: 'notification', where: 'user_id is null' },
  { table: 'users', topic: 'person', id: 'id::text' },
  { table: 'links', topic: 'person' },
  { table: 'release_history', topic: 'release', events: ['insert'] },
  {
    table: 'sessions',
    topic: 'ended-session',
    id: 'id::text',
    where: 'revoked_at is not null',
    events: ['update'] as const,
  },
];

const TRIGGERS = TOLD.flatMap(
  ({ table, topic, id = 'null::text', where = 'true', events = ['insert', 'update', 'delete'] }) =>
    events.map(
      (event) => `create trigger ${table}_tell_${event} after ${event} on ${table}
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed
        for each statement execute function tell_change('${topic}', '${id}', '${where}')`,
    ),
);

export const liveEvents = sqlMigration(EVENTS, ...TRIGGERS);
