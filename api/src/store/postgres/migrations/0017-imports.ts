import { sqlMigration } from './sql-migration';

/** Files that people bring in, their rows, and what became of them. */
const IMPORTS = `
create table imports (
  id uuid primary key,
  kind text collate "C" not null,
  state text collate "C" not null,
  created_at timestamptz(3) not null,
  -- Null for a draft.
  undo_until timestamptz(3),
  details jsonb not null
);
create index imports_by_time on imports (created_at, id);
-- For the runner, which asks for the few that are at work.
create index imports_running on imports (state) where state in ('applying', 'undoing');

-- While the import is a draft.
create table import_files (
  import_id uuid primary key references imports on delete cascade,
  bytes bytea not null
);

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  line integer not null,
  kind text collate "C" not null,
  key text collate "C" not null,
  is_written boolean not null,
  details jsonb not null,
  primary key (import_id, line)
);
create index import_rows_by_key on import_rows (import_id, key);
-- The next rows of a batch.
create index import_rows_to_write on import_rows (import_id, line) where not is_written and kind in ('new', 'changed');
create index import_rows_written on import_rows (import_id, line) where is_written;
`;

export const imports = sqlMigration(IMPORTS);
