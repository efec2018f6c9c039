import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { hasCode } from '../embedded/errno';
import type { ConnectionTarget } from '../store/postgres/connection';
import { MIGRATIONS, migrateWithin } from '../store/postgres/migrate';
import type { Tables } from '../store/postgres/tables';
import { checkBackup, readBackup, Total, type ArchiveContent } from './archive';
import { BackupError } from './backup-error';
import {
  BACKED_UP,
  copyInSql,
  copyOutSql,
  describeTables,
  quoted,
  SAME_TEXT_EVERYWHERE,
  type BackedUpTable,
} from './backup-tables';
import { copyIn, copyOut } from './copy-rows';
import { describeData, isInUse, REMOVE_ALL } from './restore-target';

interface RestoreOptions {
  file: string;
  /** Replaces what is there; without it only an empty database is restored into. */
  mayReplace: boolean;
  /** Called with a line for people before each step that may take a moment. */
  onProgress(message: string): void;
}

const LOCK_LIMIT_MS = 10_000;

/**
 * Makes a database what it was when the backup was made, in one transaction. Nobody may be using it: pages and
 * processes would go on with what they remember of the former data.
 * @returns what the file holds
 * @throws BackupError, and then nothing has changed
 */
export async function restore(
  target: ConnectionTarget,
  { file, mayReplace, onProgress }: RestoreOptions,
): Promise<ArchiveContent> {
  onProgress('Checking the file');
  const content = await checkBackup(file);
  const { migrations, createdAt } = content.header;
  if (migrations.some((name) => !Object.hasOwn(MIGRATIONS, name)))
    throw new BackupError(`${file} was made by a newer version of Stockroom than this one.`);
  const client = new Client({ ...target, application_name: 'stockroom restore', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (await isInUse(client))
      throw new BackupError('Stockroom is running on this database: stop it, then restore.');
    const data = await describeData(client);
    if (data !== null && !mayReplace)
      throw new BackupError(
        `This database holds ${data}. Add --yes to replace all of it by what was there at ${createdAt}.`,
      );
    await client.query(SAME_TEXT_EVERYWHERE);
    await client.query(`begin; set local lock_timeout = ${LOCK_LIMIT_MS}`);
    await replaceAll(client, file, content, onProgress);
    await client.query('commit');
    onProgress('Preparing the database for its first use');
    await client.query('analyze');
    return content;
  } catch (error) {
    throw hasCode(error, '55P03')
      ? new BackupError('Somebody is using this database: stop Stockroom, then restore.')
      : error;
  } finally {
    // Ends the transaction, if there still is one, without what it has done.
    await client.end().catch(() => undefined);
  }
}

/** Tables as they were then, filled, compared with the file, and only then brought up to this version. */
async function replaceAll(
  client: Client,
  file: string,
  { header, totals }: ArchiveContent,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  const db = overOneConnection(client);
  await client.query(REMOVE_ALL);
  await migrateWithin(db, header.migrations.at(-1));
  const tables = new Map((await describeTables(client)).map((table) => [table.name, table]));
  await readBackup(file, async ({ table: name, columns }, rows) => {
    const table = tables.get(name);
    if (!table) throw new Error(`There is no table ${name} at ${header.migrations.at(-1)}`);
    await client.query(`delete from ${quoted(name)}`);
    await copyIn(client, copyInSql({ name, columns }), rows);
    await compare(client, { ...table, columns }, totals.get(name)?.sha256);
    onProgress(`  ${name}: ${totals.get(name)?.rows.toLocaleString('en')} rows`);
  });
  await continueCounting(client);
  await migrateWithin(db);
}

/** What is in the table now is what was in it then, to the last character. */
async function compare(client: Client, table: BackedUpTable, expected: string | undefined) {
  const found = new Total();
  for await (const row of copyOut(client, copyOutSql(table))) found.add(row as Buffer);
  if (found.get().sha256 !== expected)
    throw new Error(`${table.name} is not what it was: nothing was changed`);
}

/** Numbers that PostgreSQL counts itself go on after the largest. */
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
