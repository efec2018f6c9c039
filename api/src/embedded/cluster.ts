import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../error-codes';
import { StartError } from '../start-error';
import type { Binaries } from './binaries';
import { createFolder } from './create-folder';
import type { DatabaseFolder } from './database-folder';
import { runAs } from './server-account';

/** The owner of the cluster. There are no passwords: only its account can enter the socket's folder. */
export const DATABASE_USER = 'stockroom';

/**
 * Character classes for the trigrams of a search must know Cyrillic, so LC_CTYPE needs a UTF-8 locale. Systems
 * differ in which one they have. Everything else comes from PostgreSQL itself (built-in C.UTF-8) or ICU.
 */
const CTYPE_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Makes the database cluster unless it exists.
 * @returns its folder
 * @throws StartError when PostgreSQL cannot make it, or another major version made it
 */
export async function ensureCluster(
  database: DatabaseFolder,
  binaries: Binaries,
  onProgress: (message: string) => void,
): Promise<string> {
  const folder = join(database.path, 'data');
  const major = await majorOf(folder);
  if (major === null) {
    onProgress('Creating the database (first start only)');
    await createFolder(folder, (unfinished) => initialise(database, binaries, unfinished));
  } else if (major !== binaries.major) {
    throw new StartError(
      `The database in ${folder} was made by PostgreSQL ${major}, this version brings ${binaries.major}: ` +
        'back it up with the former version and restore it into an empty folder.',
    );
  }
  return folder;
}

async function majorOf(folder: string): Promise<number | null> {
  const file = join(folder, 'PG_VERSION');
  try {
    const major = Number(await readFile(file, 'utf8'));
    if (major > 0) return major;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    if (!hasCode(error, 'ENOTDIR', 'EISDIR')) throw error;
  }
  throw new StartError(
    `The database in ${folder} is damaged: ${file} holds no version. Restore a backup into an empty folder.`,
  );
}

async function initialise(
  { account, path: cwd }: DatabaseFolder,
  binaries: Binaries,
  folder: string,
): Promise<void> {
  const program = join(binaries.folder, 'initdb');
  let said = '';
  for (const ctype of CTYPE_LOCALES) {
    const args = [
      ...[`--pgdata=${folder}`, `--username=${DATABASE_USER}`, '--auth=trust', '--encoding=UTF8'],
      ...['--locale=C', `--lc-ctype=${ctype}`],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ];
    const { code, output } = await runAs(account, program, args, cwd);
    if (code === 0) return writeFile(join(folder, 'pg_hba.conf'), 'local all all trust\n');
    said = output;
    await rm(folder, { recursive: true, force: true });
  }
  throw new StartError(`PostgreSQL could not make its database: ${said.trim()}`);
}
