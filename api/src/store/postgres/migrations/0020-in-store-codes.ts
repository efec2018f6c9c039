import { sqlMigration } from './sql-migration';

/** The last number of a barcode that the shop has given itself. */
export const inStoreCodes = sqlMigration(`
create table in_store_counter (
  is_only boolean primary key default true check (is_only),
  value integer not null check (value > 0)
);`);
