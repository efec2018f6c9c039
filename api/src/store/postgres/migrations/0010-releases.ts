import { sql, type Kysely, type Migration } from 'kysely';

/** What teams publish: builds of the shell and of the remotes. The gateway reads and writes these tables. */
const RELEASES = `
create table release_files (
  -- SHA-256 of the bytes, in hex. Many releases share a file.
  hash text primary key,
  bytes bytea not null
);
-- Files come with a compressed copy, so compressing them again gains nothing.
alter table release_files alter column bytes set storage external;

create table releases (
  -- "shell", or the name of a remote.
  name text not null,
  version text not null,
  -- The description that the build wrote. As json, because jsonb changes the order of keys.
  build json not null,
  publisher text not null,
  note text not null,
  commit_id text,
  committed_at timestamptz(3),
  -- The last time.
  published_at timestamptz(3) not null,
  -- The last time that it went out of service; null while it is live or in rollout, or if it never was.
  live_until timestamptz(3),
  primary key (name, version)
);

-- One row for the shell and for each remote, published or only registered.
create table release_states (
  name text primary key,
  -- Title, base paths and menu of a remote; null for the shell.
  description json,
  live text,
  -- The version that was live when somebody disabled the remote.
  disabled text,
  -- The version in rollout, and the percent of visitors that get it.
  candidate text,
  share integer check (share between 0 and 100),
  is_removed boolean not null default false,
  check ((candidate is null) = (share is null)),
  foreign key (name, live) references releases (name, version),
  foreign key (name, disabled) references releases (name, version),
  foreign key (name, candidate) references releases (name, version)
);

create table release_history (
  -- The highest one is the state that a process has read.
  id bigint generated always as identity primary key,
  name text not null,
  version text,
  action text not null,
  -- Percent of visitors in the rollout that this action changed or ended; null without one.
  share integer,
  actor text not null,
  note text not null,
  at timestamptz(3) not null
);
create index release_history_by_release on release_history (name, version, id);
create trigger release_history_append_only before update or delete on release_history
  for each row execute function refuse_change();
create trigger release_history_never_emptied before truncate on release_history
  for each statement execute function refuse_change();

create table deploy_tokens (
  label text primary key,
  -- SHA-256 of the token, in hex.
  hash text not null unique,
  -- Names of the remotes that it may publish, or "*" for all and the shell.
  remotes text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  used_at timestamptz(3)
);

-- The operations of the API that the process that was started last answers, with their fields.
create table served_operations (
  is_only boolean primary key default true check (is_only),
  operations json not null
);
`;

export const releases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(RELEASES).execute(db);
  },
};
