import { sqlMigration } from './sql-migration';

/** Stock that people counted earlier than they posted the difference. */
export const countedAt = sqlMigration(`
alter table stock_movements add column counted_at timestamptz(3);`);
