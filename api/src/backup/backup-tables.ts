import type { Client } from 'pg';

/** The tables of a backup, in an order in which no row refers to a later one. */
export const BACKED_UP = [
  'users',
  'idempotency_keys',
  'categories',
  'suppliers',
  'products',
  'product_barcodes',
  'in_store_counter',
  'orders',
  'order_items',
  'outstanding_quantities',
  'order_counters',
  'documents',
  'document_lines',
  'stock_movements',
  'stock_verifications',
  'images',
  'company_settings',
  'system_settings',
  'registration_settings',
  'count_settings',
  'imports',
  'import_rows',
  'changes',
  'notifications',
  'notification_welcomes',
  'notification_reads',
  'release_files',
  'releases',
  'release_states',
  'release_history',
];

/**
 * The other tables. Nobody can sign in or make tokens with a stolen backup, and no used link works again; attempts are of the last minute;
 * the file of a draft can be uploaded again; triggers fill the summaries and the words of searches; each start writes the operations; events are for the pages that are open; and the health of releases is that of another day.
 */
export const LEFT_OUT = [
  'sessions',
  'links',
  'secrets',
  'attempts',
  'import_files',
  'product_totals',
  'movement_totals',
  'stock_levels',
  'search_words',
  'events',
  'served_operations',
  'deploy_tokens',
  'health_counts',
  'health_visitors',
];

const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** Removes everything that Stockroom makes in a database, and nothing else. */
export const REMOVE_ALL = `
  drop table if exists ${[...BACKED_UP, ...LEFT_OUT, ...OF_MIGRATIONS].map(quoted).join(', ')} cascade;
  drop function if exists refuse_change(), total_products(), total_movements(), level_products(),
    character_pairs(text), comparable(text), search_spellings(text), keep_words(text[]), keep_inserted_names(), keep_changed_names(), tell_change();
  drop collation if exists natural_order;`;

/** A table as a database has it: an older one may lack columns and whole tables. */
export interface BackedUpTable {
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
  key: string[];
}

export async function describeTables(client: Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select relname::text as name,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0
         and not attisdropped and attgenerated = '' order by attnum) as columns,
       array(select attname::text from pg_index i, unnest(i.indkey[0:i.indnkeyatts - 1]) with ordinality as k (attnum, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary order by place) as key
     from pg_class c
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any ($1)`,
    [BACKED_UP],
  );
  return rows.sort((one, other) => BACKED_UP.indexOf(one.name) - BACKED_UP.indexOf(other.name));
}

/** `copy` with the rows in the order of their key, so that the same rows are always the same text. */
export function copyOutSql({ name, columns, key }: BackedUpTable): string {
  return `copy (select ${listOf(columns)} from ${quoted(name)} order by ${listOf(key)}) to stdout`;
}

export function copyInSql({ name, columns }: Omit<BackedUpTable, 'key'>): string {
  return `copy ${quoted(name)} (${listOf(columns)}) from stdin`;
}

/** Makes PostgreSQL write values the same way under any settings of the server. */
export const SAME_TEXT_EVERYWHERE = `
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';`;

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function listOf(names: string[]): string {
  return names.map(quoted).join(', ');
}
