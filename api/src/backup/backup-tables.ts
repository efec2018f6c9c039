import type { Client } from 'pg';

/** What a backup holds, in an order in which no row refers to one that comes later. */
export const BACKED_UP = [
  'users',
  'idempotency_keys',
  'categories',
  'suppliers',
  'products',
  'orders',
  'order_items',
  'outstanding_quantities',
  'order_counters',
  'stock_movements',
  'stock_verifications',
  'images',
  'company_settings',
  'system_settings',
  'changes',
  'notifications',
  'notification_welcomes',
  'notification_reads',
];

/**
 * What it leaves out: whoever has a stolen backup must not be able to sign in or to make tokens, attempts are of
 * the last minute, and summaries are filled by the triggers of what they sum up.
 */
export const LEFT_OUT = [
  'sessions',
  'secrets',
  'attempts',
  'product_totals',
  'movement_totals',
  'stock_levels',
];

/** A table as it is in a database: of an older one, columns and whole tables may be missing. */
export interface BackedUpTable {
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
  key: string[];
}

/** The tables of a backup that there are. */
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

export function copyInSql({ name, columns }: Pick<BackedUpTable, 'name' | 'columns'>): string {
  return `copy ${quoted(name)} (${listOf(columns)}) from stdin`;
}

/** Values are written the same way whatever the settings of the server are. */
export const SAME_TEXT_EVERYWHERE = `
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';`;

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function listOf(names: string[]): string {
  return names.map(quoted).join(', ');
}
