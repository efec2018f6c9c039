import { sqlMigration } from './sql-migration';

/** Who made a change; '' if nobody did, or nobody said. A transaction says it for itself alone. */
export const peopleOfEvents = sqlMigration(`
alter table events add column person text not null
  default coalesce(current_setting('stockroom.person', true), '');
`);
