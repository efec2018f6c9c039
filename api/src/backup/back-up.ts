import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Client } from 'pg';
import { hasCode } from '../embedded/errno';
import type { ConnectionTarget } from '../store/postgres/connection';
import { checkBackup, writeText, type ArchiveContent } from './archive';
import { writeArchive } from './archive-file';
import { BackupError } from './backup-error';
import { copyOutSql, describeTables, SAME_TEXT_EVERYWHERE } from './backup-tables';
import { copyOut } from './copy-rows';

interface BackUpOptions {
  file: string;
  /** What stands in site.json. */
  site: string | null;
  /** Called with a line for people after each table. */
  onProgress(message: string): void;
}

/**
 * Writes all data of one moment into a file, while others go on writing to the database, and reads the file again.
 * It has its name only when it is complete.
 * @throws BackupError
 */
export async function backUp(
  target: ConnectionTarget,
  { file, site, onProgress }: BackUpOptions,
): Promise<ArchiveContent> {
  const path = resolve(file);
  if (await exists(path)) throw new BackupError(`${path} exists already: name another file.`);
  const unfinished = `${path}.${process.pid}.unfinished`;
  const client = new Client({ ...target, application_name: 'stockroom backup', keepAlive: true });
  // The copy that was running is rejected with it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeArchive(unfinished, readDatabase(client, site, onProgress));
    onProgress('Reading the file again');
    const content = await checkBackup(unfinished);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return content;
  } catch (error) {
    throw explain(error, path);
  } finally {
    await rm(unfinished, { force: true });
    await client.end().catch(() => undefined);
  }
}

/** One snapshot of everything: whoever writes meanwhile neither waits nor is seen. */
async function* readDatabase(
  client: Client,
  site: string | null,
  onProgress: BackUpOptions['onProgress'],
): AsyncGenerator<Buffer> {
  await client.query(SAME_TEXT_EVERYWHERE);
  await client.query('begin transaction isolation level repeatable read, read only');
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new BackupError('There is nothing to back up yet.');
  const tables = await describeTables(client);
  const createdAt = new Date().toISOString();
  const header = { createdAt, migrations, site, tables: tables.map(({ name }) => name) };
  async function* read() {
    for (const table of tables) {
      const rows = copyOut(client, copyOutSql(table));
      yield { table: { table: table.name, columns: table.columns }, rows };
    }
  }
  yield* writeText(header, read(), (name, { rows }) =>
    onProgress(`  ${name}: ${rows.toLocaleString('en')} rows`),
  );
  await client.query('commit');
}

/** Names in the order in which they were applied; none in a database that Stockroom has never opened. */
async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query(
    `select where to_regclass('kysely_migration') is not null`,
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by timestamp, name',
  );
  return rows.map(({ name }) => name);
}

function explain(error: unknown, path: string): unknown {
  if (hasCode(error, 'ENOSPC')) return new BackupError(`There is no room for ${path}.`);
  if (hasCode(error, 'EACCES', 'EROFS', 'EISDIR', 'ENOTDIR', 'EEXIST'))
    return new BackupError(`${path} cannot be written: choose another place.`);
  return error;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
