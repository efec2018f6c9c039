import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error';
import type { Binaries } from './binaries';
import { buildAside } from './build-aside';
import { hasCode } from './errno';
import type { Home } from './home';
import { runAs } from './server-account';

/** The owner of the cluster. There are no passwords: only its account can enter the socket's folder. */
export const DATABASE_USER = 'stockroom';

/**
 * Character classes for the trigrams of a search must know Cyrillic, so LC_CTYPE needs a UTF-8 locale; which
 * one a system has differs. Everything else comes from PostgreSQL itself (built-in C.UTF-8) or ICU.
 */
const CTYPE_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Makes the database cluster of this home unless it exists.
 * @returns its folder
 * @throws StartError when it cannot be made, or was made by another major version
 */
export async function ensureCluster(
  home: Home,
  binaries: Binaries,
  onProgress: (message: string) => void,
): Promise<string> {
  const folder = join(home.folder, 'data');
  const major = await majorOf(folder);
  if (major === null) {
    onProgress('Creating the database (first start only)');
    await buildAside(home.folder, 'data', (unfinished) => initialise(home, binaries, unfinished));
  } else if (major !== binaries.major) {
    throw new StartError(
      `The database in ${folder} was made by PostgreSQL ${major}, this version brings ${binaries.major}: ` +
        'back it up with the former version and restore it into an empty folder.',
    );
  }
  return folder;
}

async function majorOf(folder: string): Promise<number | null> {
  try {
    return Number(await readFile(join(folder, 'PG_VERSION'), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function initialise(home: Home, binaries: Binaries, folder: string): Promise<void> {
  const program = join(binaries.folder, 'initdb');
  let said = '';
  for (const ctype of CTYPE_LOCALES) {
    const args = [`--pgdata=${folder}`, `--username=${DATABASE_USER}`, '--auth=trust']
      .concat('--encoding=UTF8', '--locale=C', `--lc-ctype=${ctype}`)
      .concat('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    const { code, output } = await runAs({
      account: home.account,
      program,
      args,
      cwd: home.folder,
    });
    if (code === 0) return writeFile(join(folder, 'pg_hba.conf'), 'local all all trust\n');
    said = output;
    await rm(folder, { recursive: true, force: true });
    if (!/invalid locale/.test(said)) break;
  }
  const complaint = said.split('\n').findLast((line) => /error|FATAL/.test(line)) ?? said;
  throw new StartError(`PostgreSQL could not make its database: ${complaint}`);
}
