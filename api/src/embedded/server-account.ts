import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartError } from '../start-error';
import { hasCode } from './errno';

/** Who PostgreSQL runs as; null: whoever runs this process. */
export type ServerAccount = { uid: number; gid: number } | null;

/** The traditional "nobody": exists as a number everywhere, owns nothing, needs no user to be created. */
const NOBODY = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root, so root lends it the owner of its folder, or nobody for a new one. */
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

interface SpawnRequest {
  account: ServerAccount;
  program: string;
  args: readonly string[];
  /** A folder that the account can enter. */
  cwd: string;
  stdio: StdioOptions;
  detached?: boolean;
}

/** Starts a program under that account, with an environment that does not depend on who called. */
export function spawnAs({ account, program, args, ...options }: SpawnRequest): ChildProcess {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  return spawn(program, args, { ...options, env, ...account });
}

/**
 * Runs a program to its end.
 * @returns its exit code and what it said
 * @throws StartError when it cannot be run at all
 */
export function runAs(
  request: Omit<SpawnRequest, 'stdio'>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((settle, reject) => {
    const child = spawnAs({ ...request, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => reject(cannotRun(error)));
    child.on('close', (code) => settle({ code, output: Buffer.concat(chunks).toString().trim() }));
  });
}

/** Why PostgreSQL's programs cannot be run, for an error of `spawn`. */
export function cannotRun(error: Error): StartError {
  const reason = hasCode(error, 'EPERM', 'EINVAL')
    ? 'it refuses to run as root, and root may not switch to another user here'
    : error.message;
  return new StartError(
    `The embedded PostgreSQL cannot run on this system (${reason}). ` +
      'Set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
}
