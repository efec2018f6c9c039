import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { renameDurably } from '../durable-rename';
import { hasCode } from '../error-codes';
import type { ConnectionTarget } from '../store/postgres/connection';
import { BackupError, checkArchive, END_OF_ROWS, writeArchive } from './archive';
import { copyOutSql, describeTables, SAME_TEXT_EVERYWHERE } from './backup-tables';

interface BackUpOptions {
  file: string;
  /** The content of site.json. */
  site: string | null;
  /** Called with a line for people after each table. */
  onProgress(message: string): void;
}

/**
 * Writes all data of one moment into a file, while others go on writing to the database, and reads the file
 * again. Only a complete file gets its name.
 * @returns the number of rows
 * @throws BackupError
 */
export async function backUp(
  target: ConnectionTarget,
  { file, site, onProgress }: BackUpOptions,
): Promise<number> {
  const path = resolve(file);
  if (existsSync(path)) throw new BackupError(`${path} exists already: name another file.`);
  const unfinished = `${path}.${process.pid}.unfinished`;
  const client = new Client({ ...target, application_name: 'stockroom backup', keepAlive: true });
  // A lost connection rejects the running copy.
  client.on('error', () => undefined);
  await client.connect();
  let rows = 0;
  const onTable = (name: string, count: number) => {
    rows += count;
    onProgress(`  ${name}: ${count.toLocaleString('en')} rows`);
  };
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeArchive(unfinished, readDatabase(client, site, onTable));
    onProgress('Reading the file again');
    await checkArchive(unfinished);
    await renameDurably(unfinished, path);
    return rows;
  } catch (error) {
    throw explain(error, path);
  } finally {
    await rm(unfinished, { force: true });
    await client.end().catch(() => undefined);
  }
}

/** One snapshot of everything: writers do not wait, and the backup does not see them. */
async function* readDatabase(
  client: Client,
  site: string | null,
  onTable: (name: string, rows: number) => void,
): AsyncGenerator<Buffer> {
  await client.query(SAME_TEXT_EVERYWHERE);
  await client.query('begin transaction isolation level repeatable read, read only');
  const migrations = await appliedMigrations(client);
  const tables = await describeTables(client);
  const createdAt = new Date().toISOString();
  yield jsonLine({ createdAt, migrations, site, tables: tables.map(({ name }) => name) });
  for (const table of tables) {
    yield jsonLine({ table: table.name, columns: table.columns });
    let rows = 0;
    for await (const chunk of client.query(copyTo(copyOutSql(table)))) {
      const bytes = chunk as Buffer;
      for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) rows += 1;
      yield bytes;
    }
    yield END_OF_ROWS;
    yield jsonLine({ rows });
    onTable(table.name, rows);
  }
  await client.query('commit');
}

/** In the order of their application. */
async function appliedMigrations(client: Client): Promise<string[]> {
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from kysely_migration order by timestamp, name',
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    const isMissing = hasCode(error, '42P01');
    throw isMissing ? new BackupError('There is nothing to back up yet.') : error;
  }
}

function jsonLine(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

function explain(error: unknown, path: string): unknown {
  if (hasCode(error, 'ENOSPC')) return new BackupError(`There is no room for ${path}.`);
  if (hasCode(error, 'EACCES', 'EROFS', 'EISDIR', 'ENOTDIR', 'EEXIST'))
    return new BackupError(`${path} cannot be written: choose another place.`);
  return error;
}
