import {
  closeSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { hasCode } from './errno';
import type { Home } from './home';
import { isRunning } from './process-id';
import { cannotRun, spawnAs } from './server-account';

/** A PostgreSQL server process that this process has started. */
export interface Postmaster {
  hasExited(): boolean;
  /** Set when it could not be started at all. */
  failure(): Error | null;
}

const STOP_LIMIT_MS = 30_000;
const MAX_LOG_BYTES = 5_000_000;

/** For a shop's own machine: no network port, modest memory, and what is acknowledged is on the disk. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log is for operators: it must not collect what users typed.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Starts the server on that cluster; in its own session, so that Ctrl+C in a terminal does not reach it. */
export function startPostmaster(home: Home, binaries: Binaries, cluster: string): Postmaster {
  removeStaleLocks(home, cluster);
  const settings = { ...SETTINGS, unix_socket_directories: home.socketFolder };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(home);
  const child = spawnAs({
    account: home.account,
    program: join(binaries.folder, 'postgres'),
    args: ['-D', cluster, ...args],
    cwd: home.folder,
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let failure: Error | null = null;
  child.on('error', (error) => (failure = cannotRun(error)));
  child.unref();
  return {
    hasExited: () => failure !== null || child.exitCode !== null || child.signalCode !== null,
    failure: () => failure,
  };
}

/** Stops the running server of that cluster (connections are cut, transactions rolled back) and waits for it. */
export async function stopPostmaster(home: Home, cluster: string): Promise<void> {
  const pid = lockHolder(cluster);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isRunning(pid) && lockHolder(cluster) === pid; waited += 25) {
    if (waited > STOP_LIMIT_MS) throw new Error('PostgreSQL did not stop in time');
    await delay(25);
  }
  if (home.socketFolder !== home.folder) await rm(home.socketFolder, { recursive: true });
}

/** The last line in which the server said why it does not run. */
export function lastComplaint(home: Home): string {
  const lines = readFileSync(logPath(home), 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '';
}

function logPath(home: Home): string {
  return join(home.folder, 'postgres.log');
}

function openLog(home: Home): number {
  const path = logPath(home);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  const log = openSync(path, 'a', 0o600);
  if (home.account !== null) fchownSync(log, home.account.uid, home.account.gid);
  return log;
}

function lockHolder(cluster: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * After a crash the lock file names a process that is gone. PostgreSQL sees that by itself, except when its
 * number has been given to another process since, which is usual after the restart of a container.
 */
function removeStaleLocks(home: Home, cluster: string): void {
  if (process.platform !== 'linux') return;
  const pid = lockHolder(cluster);
  if (pid === null || !isRunning(pid) || isPostgres(pid)) return;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(join(home.socketFolder, '.s.PGSQL.5432.lock'), { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}
