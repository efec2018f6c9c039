import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import {
  access,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  realpath,
  rmdir,
  stat,
  symlink,
  unlink,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error';
import { hasCode } from './errno';
import { accountFor, canReach, type ServerAccount } from './server-account';

/** Where an embedded PostgreSQL lives: its cluster, log and socket; nobody else may enter. */
export interface Home {
  folder: string;
  socketFolder: string;
  account: ServerAccount;
}

/** Root's checkout is often out of reach for the account which PostgreSQL has to run as. */
const SYSTEM_FOLDER = '/var/lib/stockroom';

/** The shortest limit of all systems (macOS) for the path of a socket; Linux has 107. */
const MAX_SOCKET_PATH = 103;

/**
 * The home of the database of this data folder, made if needed: `<dataDir>/postgres`. When PostgreSQL cannot
 * run as the present user (root) nor reach that place, the home is a new folder of /var/lib/stockroom and
 * `<dataDir>/postgres` a link to it, so that a fresh checkout never finds another one's data.
 * @throws StartError when the folder cannot be used
 */
export async function openHome(dataDir: string): Promise<Home> {
  const path = join(resolve(dataDir), 'postgres');
  const owner = (await statOrNull(path)) ?? (await create(path));
  const folder = await realpath(path);
  const account = accountFor(owner);
  if (account === null) await requireOwn(folder);
  else if (owner.uid === 0) await chown(folder, account.uid, account.gid);
  if (!(await canReach(account, folder)))
    throw new StartError(`PostgreSQL cannot reach ${folder} as user ${account?.uid}.`);
  return { folder, account, socketFolder: await chooseSocketFolder(folder, account) };
}

async function create(path: string): Promise<Stats> {
  const parent = resolve(path, '..');
  try {
    await mkdir(parent, { recursive: true });
    if (await canReach(accountFor(null), parent)) await mkdir(path, { mode: 0o700 });
    else await createElsewhere(path);
  } catch (error) {
    // ENOENT is what Node makes of a read-only file system.
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
  // A link to a folder that somebody has removed.
  if (link?.isSymbolicLink() && (await statOrNull(path)) === null) await unlink(path);
  try {
    await symlink(folder, path);
  } catch (error) {
    await rmdir(folder);
    throw error;
  }
}

async function requireOwn(folder: string): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw cannotUse(error, folder);
  }
}

async function chooseSocketFolder(folder: string, account: ServerAccount): Promise<string> {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH) return folder;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  // Not os.tmpdir(): every start must find the same folder, whatever TMPDIR says.
  const short = `/tmp/stockroom-${hash}`;
  await mkdir(short, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  const { uid, mode, isDirectory } = await describe(short);
  const expected = account?.uid ?? process.getuid?.();
  if (uid === 0 && account !== null) await chown(short, account.uid, account.gid);
  else if (!isDirectory || uid !== expected || (mode & 0o077) !== 0)
    throw new StartError(`${short} belongs to somebody else: choose a shorter STOCKROOM_DATA_DIR.`);
  return short;
}

async function describe(path: string) {
  const found = await lstat(path);
  return { uid: found.uid, mode: found.mode, isDirectory: found.isDirectory() };
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
