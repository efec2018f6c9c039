import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import {
  access,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  realpath,
  stat,
  symlink,
  unlink,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { prepareFolder } from '../data-folder';
import { hasCode } from '../error-codes';
import { StartError } from '../start-error';
import { accountFor, canReach, type ServerAccount } from './server-account';

/** Holds the cluster, log and socket of an embedded PostgreSQL; nobody else may enter. */
export interface DatabaseFolder {
  path: string;
  socketFolder: string;
  account: ServerAccount;
}

/** The account that PostgreSQL runs as often cannot reach root's checkout. */
const SYSTEM_FOLDER = '/var/lib/stockroom';

/** The shortest limit of all systems (macOS) for the path of a socket; Linux has 107. */
const MAX_SOCKET_PATH = 103;

/**
 * Opens, or makes, the folder of the database: `<dataDir>/postgres`. Where root starts the product and PostgreSQL's
 * account cannot reach that place, it is a new folder of /var/lib/stockroom and `<dataDir>/postgres` a link to it.
 * So a fresh checkout never finds another one's data.
 * @throws StartError when this process or PostgreSQL cannot use the folder
 */
export async function openDatabaseFolder(dataDir: string): Promise<DatabaseFolder> {
  const path = join(resolve(dataDir), 'postgres');
  const owner = (await statOrNull(path)) ?? (await create(path));
  if (!owner.isDirectory()) throw cannotUse('it is a file', path);
  const folder = await realpath(path);
  const account = accountFor(owner);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw cannotUse(error, folder);
  });
  if (account !== null && owner.uid === 0) await chown(folder, account.uid, account.gid);
  if (!(await canReach(account, folder)))
    throw new StartError(`PostgreSQL cannot reach ${folder} as user ${account?.uid}.`);
  return { path: folder, account, socketFolder: await chooseSocketFolder(folder, account) };
}

async function create(path: string): Promise<Stats> {
  const parent = resolve(path, '..');
  try {
    prepareFolder(parent);
    if (await canReach(accountFor(null), parent)) await mkdir(path, { mode: 0o700 });
    else await createElsewhere(path);
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOSPC', 'ENOTDIR'))
      throw cannotUse(error, path);
    // Another start was quicker.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return stat(path);
}

async function createElsewhere(path: string): Promise<void> {
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const folder = await mkdtemp(join(SYSTEM_FOLDER, 'postgres-'));
  const link = await lstat(path).catch(() => null);
  // Somebody has removed the folder that the link leads to.
  if (link?.isSymbolicLink() && (await statOrNull(path)) === null) await unlink(path);
  await symlink(folder, path);
}

async function chooseSocketFolder(folder: string, account: ServerAccount): Promise<string> {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH) return folder;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  // Not os.tmpdir(): every start must find the same folder, whatever TMPDIR is.
  const short = `/tmp/stockroom-${hash}`;
  await mkdir(short, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  const found = await lstat(short);
  const expected = account?.uid ?? process.getuid?.();
  if (found.uid === 0 && account !== null) await chown(short, account.uid, account.gid);
  else if (!found.isDirectory() || found.uid !== expected || (found.mode & 0o077) !== 0)
    throw new StartError(`${short} belongs to somebody else: choose a shorter STOCKROOM_DATA_DIR.`);
  return short;
}

async function statOrNull(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw cannotUse(error, path);
  }
}

function cannotUse(error: unknown, path: string): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(
    `The folder of the database, ${path}, cannot be used (${reason}). ` +
      'Choose another one by STOCKROOM_DATA_DIR, or set DATABASE_URL.',
  );
}
