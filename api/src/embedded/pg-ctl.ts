import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../error-codes';
import type { Binaries } from './binaries';
import type { DatabaseFolder } from './database-folder';
import { isRunning, runAs } from './server-account';

const STOP_LIMIT_SECONDS = 30;
/** A server that starts may be replaying its log. */
const RECOVERY_LIMIT_SECONDS = 600;
const MAX_LOG_BYTES = 5_000_000;

/** For a shop's own machine: no network port, modest memory, and every acknowledged write is on the disk. */
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

/**
 * Starts the server of that cluster and waits until it accepts connections.
 * @returns null, or what it logged when it did not start
 */
export async function startServer(
  database: DatabaseFolder,
  binaries: Binaries,
  cluster: string,
): Promise<string | null> {
  removeStaleLocks(database, cluster);
  const log = join(database.path, 'postgres.log');
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(log, `${log}.1`);
  const begin = size > MAX_LOG_BYTES ? 0 : size;
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: database.socketFolder });
  const options = settings.map(([name, value]) => `-c ${name}=${quoted(value)}`).join(' ');
  const limit = String(RECOVERY_LIMIT_SECONDS);
  const args = ['start', '-D', cluster, '-l', log, '-t', limit, '-o', options];
  const { code, output } = await runPgCtl(database, binaries, args);
  if (code === 0) return null;
  if (!existsSync(log)) return output;
  return readFileSync(log).subarray(begin).toString().trim() || output;
}

/** Stops the running server of that cluster (connections are cut, transactions rolled back) and waits for it. */
export async function stopServer(
  database: DatabaseFolder,
  binaries: Binaries,
  cluster: string,
): Promise<void> {
  const args = ['stop', '-D', cluster, '-m', 'fast', '-t', String(STOP_LIMIT_SECONDS)];
  const { code, output } = await runPgCtl(database, binaries, args);
  if (code !== 0) throw new Error(`PostgreSQL did not stop: ${output}`);
  if (database.socketFolder !== database.path) await rm(database.socketFolder, { recursive: true });
}

function runPgCtl({ account, path }: DatabaseFolder, { folder }: Binaries, args: string[]) {
  return runAs(account, join(folder, 'pg_ctl'), args, path);
}

/** For the shell that pg_ctl starts the server with. */
function quoted(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
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
 * After a crash the lock file names a process that is gone. PostgreSQL notices, unless another process has the
 * number by now, which is usual after the restart of a container.
 */
function removeStaleLocks(database: DatabaseFolder, cluster: string): void {
  if (process.platform !== 'linux') return;
  const pid = lockHolder(cluster);
  if (pid === null || !isRunning(pid) || isPostgres(pid)) return;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(join(database.socketFolder, '.s.PGSQL.5432.lock'), { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}
