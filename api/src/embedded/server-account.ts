import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { hasCode } from '../error-codes';
import { StartError } from '../start-error';

/** The account that PostgreSQL runs as; null: that of this process. */
export type ServerAccount = { uid: number; gid: number } | null;

/** The traditional "nobody": exists as a number everywhere, owns nothing, needs no user to be created. */
const NOBODY = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root: then it runs as the owner of its folder, or as nobody in a new one. */
export function accountFor(owner: { uid: number; gid: number } | null): ServerAccount {
  if (process.getuid?.() !== 0) return null;
  return owner === null || owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

/** Whether the account may enter every folder on the way to this path, and read and execute what is there. */
export async function canReach(account: ServerAccount, path: string): Promise<boolean> {
  if (account === null) return true;
  const needed = (at: string) => (at === path ? 0o5 : 0o1);
  for (let at = resolve(path); ; at = dirname(at)) {
    const { uid, gid, mode } = await stat(at);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    const granted = (mode >> shift) & needed(at);
    if (granted !== needed(at)) return false;
    if (at === dirname(at)) return true;
  }
}

/** Whether a process of that id exists, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/**
 * Runs one of PostgreSQL's programs to its end, always with the same environment.
 * @param cwd a folder that the account can enter
 * @returns its exit code and its output
 * @throws StartError when the program does not start
 */
export function runAs(
  account: ServerAccount,
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  return new Promise((settle, reject) => {
    const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
    const child = spawn(program, args, { cwd, env, ...account, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => reject(cannotRun(error)));
    child.on('close', (code) => settle({ code, output: Buffer.concat(chunks).toString().trim() }));
  });
}

function cannotRun(error: Error): StartError {
  const reason = hasCode(error, 'EPERM', 'EINVAL')
    ? 'it refuses to run as root, and root may not switch to another user here'
    : error.message;
  return new StartError(
    `The embedded PostgreSQL cannot run on this system (${reason}). ` +
      'Set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
}
