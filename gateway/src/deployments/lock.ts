import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { errorCode } from '../error-code';
import { DeploymentError } from './deployment-error';

const WAIT_MS = 50;
const GIVE_UP_AFTER_MS = 10_000;
/** Between the making of a lock and the writing of it. */
const EMPTY_AT_MOST_MS = 1_000;

/**
 * Runs `work` while no other process does so with this lock file. A lock whose process has died is taken over.
 * @throws DeploymentError when another process keeps the lock for ten seconds
 */
export function withLock<Result>(file: string, work: () => Result): Result {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (!take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else if (Date.now() > deadline)
      throw new DeploymentError(
        `Another deployment is on its way: process ${readFileSync(file, 'utf8')} holds ${file}. Try again when it has ended; if it is no process of Stockroom, delete that file.`,
      );
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (!Number.isInteger(pid) || pid <= 0)
      return Date.now() - statSync(file).mtimeMs > EMPTY_AT_MOST_MS;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}
