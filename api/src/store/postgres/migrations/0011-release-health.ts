import { sqlMigration } from './sql-migration';

/** What pages report of the releases that they run, for 30 days, and what the gateway needs to withdraw a release. */
const RELEASE_HEALTH = `
create table health_counts (
  name text not null,
  version text not null,
  minute timestamptz(3) not null,
  kind text not null,
  count bigint not null,
  -- Of "content": the sum of the times from navigation to content.
  ms bigint not null,
  primary key (name, version, minute, kind)
);
create index health_counts_by_minute on health_counts (minute);

create table health_visitors (
  name text not null,
  version text not null,
  -- The number of the visitor's cookie, which others may have too.
  visitor integer not null,
  kind text not null,
  last_at timestamptz(3) not null,
  primary key (name, version, kind, visitor)
);
create index health_visitors_by_time on health_visitors (last_at);

-- When somebody recalled it, so that open tabs leave it; null once it is in service again.
alter table releases add column recalled_at timestamptz(3);
alter table release_states
  add column live_since timestamptz(3),
  -- The version that was live when the live one was published or promoted; null without one, and after a rollback.
  add column predecessor text,
  add column candidate_since timestamptz(3);
`;

export const releaseHealth = sqlMigration(RELEASE_HEALTH);
