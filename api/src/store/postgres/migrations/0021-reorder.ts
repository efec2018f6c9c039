import { sqlMigration } from './sql-migration';

/** What the proposal of orders needs to know about products and suppliers. */
export const reorder = sqlMigration(`
alter table products add column pack_size numeric(12, 3) not null default 1 check (pack_size > 0);
alter table suppliers
  add column minimum_order_value numeric(14, 2) check (minimum_order_value >= 0),
  add column lead_time_days smallint check (lead_time_days >= 0);
`);
