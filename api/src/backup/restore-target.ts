import type { Client } from 'pg';
import { BACKED_UP, LEFT_OUT, quoted } from './backup-tables';

const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** Everything that Stockroom makes in a database; what somebody else keeps beside it stays. */
export const REMOVE_ALL = `
  drop table if exists ${[...BACKED_UP, ...LEFT_OUT, ...OF_MIGRATIONS].map(quoted).join(', ')} cascade;
  drop function if exists refuse_change(), total_products(), total_movements(), level_products(),
    character_pairs(text);
  drop collation if exists natural_order;`;

/** Told from connections: whoever runs Stockroom on an embedded database always has one. */
export async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ keepers: number; others: number }>(
    `select count(*) filter (where application_name = 'stockroom keeper')::int as keepers,
       count(*) filter (where application_name in ('stockroom', 'stockroom backup', 'stockroom restore'))::int as others
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const { keepers = 0, others = 0 } = rows[0] ?? {};
  // One keeper is this process's own.
  return keepers > 1 || others > 0;
}

/** What there is to lose, e.g. "users (2), products (60)"; null for nothing. */
export async function describeData(client: Client): Promise<string | null> {
  const told: string[] = [];
  for (const table of ['users', 'suppliers', 'products', 'orders']) {
    const { rows: found } = await client.query('select where to_regclass($1) is not null', [table]);
    if (found.length === 0) continue;
    const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${table}`);
    if (rows[0] && rows[0].count > 0) told.push(`${table} (${rows[0].count})`);
  }
  return told.length > 0 ? told.join(', ') : null;
}
