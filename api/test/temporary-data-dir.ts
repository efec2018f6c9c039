import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../src/embedded/server-account';

/** A data folder for a test. PostgreSQL can reach it even when the tests run as root. */
export async function makeTemporaryDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  await removeAbandoned();
  const path = await mkdtemp(join(tmpdir(), `stockroom-test-${process.pid}-`));
  await chmod(path, 0o755);
  return { path, remove: () => remove(path) };
}

/** Removes the folders of tests that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = /^stockroom-test-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await remove(join(tmpdir(), name));
  }
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
