import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { hasCode } from '../error-codes';
import type { ConnectionTarget } from '../store/postgres/connection';
import { MIGRATIONS, migrateWithin } from '../store/postgres/migrate';
import type { Tables } from '../store/postgres/tables';
import {
  BackupError,
  checkArchive,
  headerSchema,
  readArchive,
  tableSchema,
  totalSchema,
  type ArchiveHeader,
  type ArchiveReader,
} from './archive';
import {
  BACKED_UP,
  copyInSql,
  describeTables,
  quoted,
  REMOVE_ALL,
  SAME_TEXT_EVERYWHERE,
} from './backup-tables';

interface RestoreOptions {
  file: string;
  /** Replaces existing data; without it, only an empty database takes the backup. */
  mayReplace: boolean;
  /** Called with a line for people before each step that may take a moment. */
  onProgress(message: string): void;
}

const LOCK_LIMIT_MS = 10_000;

/**
 * Replaces a database by the backup, in one transaction. Nobody may be using it: pages and processes would go on
 * with what they remember of the former data.
 * @returns the header of the file
 * @throws BackupError without any change
 */
export async function restore(
  target: ConnectionTarget,
  { file, mayReplace, onProgress }: RestoreOptions,
): Promise<ArchiveHeader> {
  onProgress('Checking the file');
  await checkArchive(file);
  return readArchive(file, async (archive) => {
    const header = await archive.json(headerSchema);
    if (header.migrations.some((name) => !Object.hasOwn(MIGRATIONS, name)))
      throw new BackupError(`${file} was made by a newer version of Stockroom than this one.`);
    const client = new Client({
      ...target,
      application_name: 'stockroom restore',
      keepAlive: true,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      if (await isInUse(client))
        throw new BackupError('Stockroom is running on this database: stop it, then restore.');
      const data = await describeData(client);
      if (data !== '' && !mayReplace)
        throw new BackupError(
          `This database holds ${data}. Add --yes to replace all of it by what was there at ${header.createdAt}.`,
        );
      await client.query(SAME_TEXT_EVERYWHERE);
      await client.query(`begin; set local lock_timeout = ${LOCK_LIMIT_MS}`);
      await replaceAll(client, archive, header, onProgress);
      await client.query('commit');
      onProgress('Preparing the database for its first use');
      await client.query('analyze');
      return header;
    } catch (error) {
      throw hasCode(error, '55P03')
        ? new BackupError('Somebody is using this database: stop Stockroom, then restore.')
        : error;
    } finally {
      // Rolls back a transaction that is still open.
      await client.end().catch(() => undefined);
    }
  });
}

/** Makes the tables of that time, fills them, then migrates them to this version. */
async function replaceAll(
  client: Client,
  archive: ArchiveReader,
  { migrations, tables }: ArchiveHeader,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  const db = overOneConnection(client);
  await client.query(REMOVE_ALL);
  await migrateWithin(db, migrations.at(-1));
  for (const name of tables) {
    const { columns } = await archive.json(tableSchema);
    await client.query(`delete from ${quoted(name)}`);
    const copy = client.query(copyFrom(copyInSql({ name, columns })));
    await pipeline(archive.rows(), copy);
    const { rows } = await archive.json(totalSchema);
    if (copy.rowCount !== rows)
      throw new Error(`${name} got ${copy.rowCount} of ${rows} rows: nothing was changed`);
    onProgress(`  ${name}: ${rows.toLocaleString('en')} rows`);
  }
  await continueCounting(client);
  await migrateWithin(db);
}

/** PostgreSQL's own counters go on after the largest number. */
async function continueCounting(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(
    `select relname::text as name, attname::text as column,
       pg_get_serial_sequence(quote_ident(relname), attname) as sequence
     from pg_attribute a join pg_class c on c.oid = attrelid
     where attidentity <> '' and relnamespace = current_schema()::regnamespace and relname = any ($1)`,
    [BACKED_UP],
  );
  for (const { name, column, sequence } of rows)
    await client.query(
      `select setval($1, coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(name)}`,
      [sequence],
    );
}

/** For migrations, within the transaction that is open on this connection. */
function overOneConnection(client: Client): Kysely<Tables> {
  const connection = {
    query: (text: string, parameters: readonly unknown[]) => client.query(text, [...parameters]),
    release: () => {},
  };
  const pool = { connect: async () => connection as never, end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Judged by connections: every process that runs Stockroom on an embedded database holds one. */
async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ leases: number; others: number }>(
    `select count(*) filter (where application_name = 'stockroom lease')::int as leases,
       count(*) filter (where application_name in ('stockroom', 'stockroom backup', 'stockroom restore'))::int as others
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const { leases = 0, others = 0 } = rows[0] ?? {};
  // One lease is this process's own.
  return leases > 1 || others > 0;
}

/** The data that a restore would replace, e.g. "users (2), products (60)". */
async function describeData(client: Client): Promise<string> {
  const found: string[] = [];
  for (const { name } of await describeTables(client)) {
    if (!['users', 'suppliers', 'products', 'orders'].includes(name)) continue;
    const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${name}`);
    if (rows[0] && rows[0].count > 0) found.push(`${name} (${rows[0].count})`);
  }
  return found.join(', ');
}
