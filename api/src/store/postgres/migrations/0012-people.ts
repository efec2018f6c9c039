import { sqlMigration } from './sql-migration';

/** Roles, devices and invitations. Everybody was a manager; the first account becomes the owner. */
const PEOPLE = `
alter table users
  add column role text collate "C" not null default 'manager',
  -- Since then the person cannot sign in.
  add column deactivated_at timestamptz(3);
alter table users alter column role drop default;
update users set role = 'owner'
  where id = (select id from users order by created_at, id limit 1) or email = 'demo@example.com';

-- For the list of a person's devices.
alter table sessions
  add column created_at timestamptz(3) not null default now(),
  add column used_at timestamptz(3) not null default now(),
  add column user_agent text not null default '';
alter table sessions
  alter column created_at drop default, alter column used_at drop default, alter column user_agent drop default;
`;

export const people = sqlMigration(PEOPLE);
