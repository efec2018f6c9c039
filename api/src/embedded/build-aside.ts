import { open, readdir, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hasCode } from './errno';
import { isRunning } from './process-id';

const atWork = new Set<string>();

/**
 * Makes the folder `name` under another name and renames it when it is complete, so that a process which is
 * killed leaves nothing half-done under the name, and of two at once one wins. What killed processes left
 * behind is removed first.
 */
export async function buildAside(
  parent: string,
  name: string,
  build: (unfinished: string) => Promise<void>,
): Promise<void> {
  const prefix = `${name}.new-`;
  await removeLeftovers(parent, prefix);
  const aside = `${prefix}${process.pid}-${randomUUID().slice(0, 8)}`;
  const unfinished = join(parent, aside);
  atWork.add(aside);
  try {
    await build(unfinished);
    await rename(unfinished, join(parent, name));
    await syncFolder(parent);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const isOtherQuicker = hasCode(error, 'ENOTEMPTY', 'EEXIST');
    if (!isOtherQuicker) throw error;
  } finally {
    atWork.delete(aside);
  }
}

async function removeLeftovers(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix) || atWork.has(name)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid === process.pid || !isRunning(pid))
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** Makes the rename last through a power cut, before anything is written under the new name. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
