import { sqlMigration } from './sql-migration';

/** A visitor chooses their number, but not their account. Until now, each number counted. */
const HEALTH_ACCOUNTS = `
alter table health_visitors add column account text;
update health_visitors set account = visitor::text;
alter table health_visitors
  drop constraint health_visitors_pkey,
  add primary key (name, version, kind, visitor, account);
`;

export const healthAccounts = sqlMigration(HEALTH_ACCOUNTS);
