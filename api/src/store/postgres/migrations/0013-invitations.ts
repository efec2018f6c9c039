import { sqlMigration } from './sql-migration';

/** Links by which people join or set a new password, and the role of people who register. */
const INVITATIONS = `
create table links (
  id uuid primary key,
  kind text collate "C" not null check (kind in ('invitation', 'reset')),
  email text collate "C" not null,
  -- Of an invitation.
  role text collate "C" check ((role is not null) = (kind = 'invitation')),
  token_hash text collate "C" not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  created_by_id uuid not null references users on delete cascade,
  created_by text not null,
  -- A new link replaces the earlier one.
  unique (kind, email)
);
create table registration_settings (
  is_only boolean primary key default true check (is_only),
  role text collate "C" not null check (role <> 'owner')
);
`;

export const invitations = sqlMigration(INVITATIONS);
